import { parse } from 'tldts';
import { z } from 'zod';
import { format } from './fields.ts';

/** What is wrong with an address, where it alone does not show it. */
const faults = {
  // `http://localhost:3000`, `file:///C:/a.pdf`, `C:\a.pdf`
  'which only you can open': /^(?:\w+:\/\/)?(?:localhost|127\.|10\.|192\.168\.)|\.local\b|^file:|^\w:\\/i,
  'which does not begin with https://': /^(?!https?:\/\/|mailto:)\w+:/i, // `htps://www.jo.com`
  'with a space': /\s/,
  'with a letter that email cannot have before @': /[^\x20-\x7e].*@/, // `büro@studio.com`
  'without / before it': /^[\w-]+\.(?:html?|pdf)$/i, // `privacy.html`
  'whose ending does not exist': { test: (words: string) => parse(words).isIcann === false }, // `www.jo.con`
};
const explain = (words: string) => Object.entries(faults).find(([, fault]) => fault.test(words))?.[0];

/** The address of a site without a path, normalised to the form `https://www.example.com`. */
export const siteAddress = format('the web address of your domain alone', {
  read: (words) => {
    const url = readWebAddress(words);
    return url?.href === `https://${url?.hostname}/` ? url.origin : undefined;
  },
  example: 'https://www.example.com',
  explain,
});

/** The web address of a profile in full. */
export const profileAddress = format('a web address in full, or leave it empty', {
  read: (words) => parsePageUrl(words)?.href,
  example: 'https://linkedin.example.com/in/brand-name',
  explain,
});

/** A web address in full, or a page or file of the site itself, such as `/impact` and `/privacy.html`. */
export const linkTarget = format(
  'a web address in full; for a page of this site, /impact; for a file in public, /privacy.html; or leave it empty',
  {
    read: (words) => (/^\/[^/\s]\S*$/.test(words) ? words : parsePageUrl(words)?.href),
    example: 'https://www.example.com/privacy',
    explain,
  },
);

/** An email address; a `mailto:` before it is removed. */
export const emailAddress = format('one email address that can exist', {
  read: (words) => {
    const [, local, domain = ''] = /^(?:mailto:\s*)?([^\s@]+)@([^\s@/?#:]+)$/i.exec(words) ?? [];
    // The domain is checked already; the pattern of addresses knows no top-level domain such as xn--p1ai.
    const canExist = readWebAddress(domain) && z.regexes.email.test(`${local}@example.com`);
    return canExist ? `${local}@${domain.toLowerCase()}` : undefined;
  },
  example: 'hello@example.com',
  explain,
});

/** Reads the address of a page. A lone word with a dot is the name of a file, such as `privacy.html`, or of a person. */
function parsePageUrl(written: string): URL | undefined {
  return /\/|^www\./i.test(written) ? readWebAddress(written) : undefined;
}

/** Reads a web address whose domain can exist; `https://` may be missing, and `http:` becomes `https:`. */
function readWebAddress(written: string): URL | undefined {
  const address = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(written) ? written : `https://${written}`;
  if (!/^https?:\/\/[^/\s\p{C}][^\s\p{C}]*(?<![),;:!'"\]>.])$/iu.test(address) || !URL.canParse(address))
    return undefined;
  const url = new URL(address.replace(/^http:/i, 'https:'));
  const { domain, isIcann, publicSuffix } = parse(url.hostname);
  const canExist = domain && (isIcann || /^(?:test|example|invalid|localhost)$/.test(publicSuffix ?? ''));
  return canExist && z.regexes.hostname.test(url.hostname) && url.username === '' ? url : undefined;
}
