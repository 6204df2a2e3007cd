import { z } from 'zod';
import { formattedText } from './fields.ts';

/** The address of a site without a path, normalised to the form `https://www.example.com`. */
export function siteAddress(description: string) {
  return formattedText(
    (value) => {
      const url = readWebAddress(value);
      return url && `${url.origin}/` === url.href ? url.origin : undefined;
    },
    'https:// (with two slashes) and your domain, with nothing after it',
    'https://www.your-name.com',
    description,
  );
}

/** A web address in full. */
export function webAddress(example: string, description: string) {
  return formattedText((value) => readPage(value)?.href, 'a web address in full', example, description);
}

/** A web address in full, or a page or file of the site itself, such as `/impact` and `/privacy.html`. */
export function linkTarget(example: string, description: string) {
  return formattedText(
    (value) => (/^\/[^/\s]\S*$/.test(value) ? value : readPage(value)?.href),
    'a web address in full; for a page of this site, /impact; for a file in public, /privacy.html',
    example,
    description,
  );
}

/** An email address; a `mailto:` before it is removed. */
export function emailAddress(description: string) {
  return formattedText(
    (value) => {
      const [, local, domain] = /^(?:mailto:)?([^\s@]+)@([^\s@/?#:]+)$/i.exec(value) ?? [];
      if (!local || !domain || !URL.canParse(`https://${domain}`)) return undefined;
      const { hostname } = new URL(`https://${domain}`);
      const address = `${local}@${domain.toLowerCase()}`;
      return z.regexes.email.test(`${local}@${hostname}`) ? address : undefined;
    },
    'an email address',
    'name@your-domain.com',
    description,
  );
}

/** A telephone number with its country code, as visitors read it. */
export function phoneNumber(description: string) {
  return formattedText(
    (value) => {
      const written = value
        .replace(/[\s\u00a0\u202f\u2007]+/g, ' ')
        .replace(/[\u2010-\u2015\u2212]/g, '-')
        .replace(/^\(?\s*(?:\+|00)\s?(\d+)\)?/, '+$1');
      const digits = written.replace(/\(0\)/, '').replace(/\D/g, '');
      return /^\+[\d ()./-]+$/.test(written) && /^[1-9]\d{6,14}$/.test(digits) ? written : undefined;
    },
    'a number with + and the country code first',
    '+44 20 7946 0000',
    description,
  );
}

/** The language of the site’s words, such as `en-GB`. */
export function languageTag(description: string) {
  return formattedText(
    (value) => {
      const tag = value.replace('_', '-');
      if (tag === 'UK') return undefined; // the country; the language is Ukrainian
      try {
        const [language = ''] = Intl.getCanonicalLocales(tag);
        return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(language) && language;
      } catch {
        return undefined;
      }
    },
    'the short name of a language',
    'fr-FR',
    description,
  );
}

/** Reads the address of a page. A lone word with a dot is the name of a file, such as `privacy.html`, or of a person. */
function readPage(written: string): URL | undefined {
  return /\/|^www\./i.test(written) ? readWebAddress(written) : undefined;
}

/** Reads a web address; `https://` may be missing, and `http:` becomes `https:`. */
function readWebAddress(written: string): URL | undefined {
  const address = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(written) ? written : `https://${written}`;
  if (!/^https?:\/\/[^/]/i.test(address) || /[\s\p{C}]/u.test(address) || !URL.canParse(address))
    return undefined;
  const url = new URL(address.replace(/^http:/i, 'https:'));
  return z.regexes.domain.test(url.hostname) && url.username === '' ? url : undefined;
}
