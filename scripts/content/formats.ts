import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { parse } from 'tldts';
import { z } from 'zod';
import { format } from './fields.ts';

/** What is wrong with an address, where it alone does not show it. */
const addressFaults = {
  // `http://localhost:3000`, `file:///C:/a.pdf`, `C:\a.pdf`
  'which only you can open': /^(?:\w+:\/\/)?(?:localhost|127\.|10\.|192\.168\.)|\.local\b|^file:|^\w:\\/i,
  'which does not begin with https://': /^(?!https?:\/\/|mailto:)\w+:/i, // `htps://www.jo.com`
  'with a space': /\s/,
  'with a letter that email cannot have before @': /[^\x20-\x7e].*@/, // `büro@studio.com`
  'without / before it': /^[\w-]+\.(?:html?|pdf)$/i, // `privacy.html`
  'whose ending does not exist': { test: (words: string) => parse(words).isIcann === false }, // `www.jo.con`
};
const explain = (words: string) => Object.entries(addressFaults).find(([, fault]) => fault.test(words))?.[0];

/** The address of a site without a path, normalised to the form `https://www.example.com`. */
export const siteAddress = format('the web address of your domain alone', readOrigin, {
  shown: 'https://www.your-name.com',
  standIn: 'https://www.example.com',
  explain,
});

/** The web address of a profile in full. */
export const profileAddress = format('a web address in full, or leave it empty', readPageAddress, {
  shown: 'https://www.linkedin.com/in/your-name',
  standIn: 'https://linkedin.example.com/in/brand-name',
  explain,
});

/** A web address in full, or a page or file of the site itself, such as `/impact` and `/privacy.html`. */
export const linkTarget = format(
  'a web address in full; for a page of this site, /impact; for a file in public, /privacy.html; or leave it empty',
  (words) => (/^\/[^/\s]\S*$/.test(words) ? words : readPageAddress(words)),
  { explain },
);

/** An email address; a `mailto:` before it is removed. */
export const emailAddress = format('one email address that can exist', readEmailAddress, {
  shown: 'jo@your-name.com',
  standIn: 'hello@example.com',
  explain,
});

function readEmailAddress(words: string): string | undefined {
  const [, local, domain = ''] = /^(?:mailto:\s*)?([^\s@]+)@([^\s@/?#:]+)$/i.exec(words) ?? [];
  // The domain is checked already; the pattern of addresses knows no top-level domain such as xn--p1ai.
  const canExist = readWebAddress(domain) && z.regexes.email.test(`${local}@example.com`);
  return canExist ? `${local}@${domain.toLowerCase()}` : undefined;
}

function readOrigin(words: string): string | undefined {
  const url = readWebAddress(words);
  return url?.href === `https://${url?.hostname}/` ? url.origin : undefined;
}

/** Reads the address of a page. A lone word with a dot is the name of a file, such as `privacy.html`, or of a person. */
function readPageAddress(words: string): string | undefined {
  return /\/|^www\./i.test(words) ? readWebAddress(words)?.href : undefined;
}

/** Reads a web address whose domain can exist; `https://` may be missing, and `http:` becomes `https:`. */
function readWebAddress(written: string): URL | undefined {
  const address = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(written) ? written : `https://${written}`;
  const isWhole = /^https?:\/\/[^/\s\p{C}][^\s\p{C}]*(?<![),;:!'"\]>.])$/iu.test(address);
  const url = isWhole ? URL.parse(address.replace(/^http:/i, 'https:')) : null;
  const { domain, isIcann, publicSuffix } = parse(url?.hostname ?? '');
  const canExist = domain && (isIcann || /^(?:test|example|invalid|localhost)$/.test(publicSuffix ?? ''));
  return url && canExist && z.regexes.hostname.test(url.hostname) && url.username === '' ? url : undefined;
}

/** A telephone number with its country code, in the form that is usual between countries. */
export const phoneNumber = format(
  'one number in digits, with + and its country code, or leave it empty',
  (words) => {
    const number = parseNumber(words);
    return number?.isPossible() && !number.ext && !findTrunkPrefix(words) ? number.formatInternational() : undefined;
  },
  { shown: '+44 20 7946 0123', standIn: '+1 202 555 0142', explain: findTrunkPrefix },
);

/** Explains a digit that is dialled only within the country: `+52 1 55 …` and `+48 0 512 …` work without it. */
function findTrunkPrefix(words: string): string | undefined {
  const number = parseNumber(words);
  if (!number || number.isValid()) return undefined;
  const { countryCallingCode: code, nationalNumber } = number;
  // Some numbers that begin with 1 are not in use: only the length of one shows that it is too many.
  const [prefix] = (number.isPossible() ? /^0/ : /^[01]/).exec(nationalNumber) ?? [];
  if (!prefix || !parseNumber(`+${code}${nationalNumber.slice(1)}`)?.isValid()) return undefined;
  return `in which the ${prefix} after +${code} is one too many: it is dialled only within the country. Delete that ${prefix}`;
}

/** Parses a number, also as `tel:+39 333 …`, `https://wa.me/39333…`, `(+39) 333 …` or `0039 333 …`. */
function parseNumber(words: string) {
  const written = words.replace(/^(?:https:\/\/wa\.me\/|(?:tel: ?)?\(? ?(?:[+＋]|00) ?)(\d+)\)?/, '+$1');
  return parsePhoneNumberFromString(written, { extract: false });
}

/** A point of a picture, in percent from the left and from the top, such as `50% 20%`. */
export const focus = format(
  'two numbers from 0 to 100, how far from the left and how far from the top, such as 50% 20%',
  (words) => {
    const [, x, y] = /^(\d+(?:\.\d+)?) ?%?(?: ?[,;] ?| )(\d+(?:\.\d+)?) ?%?$/.exec(words)?.map(Number) ?? [];
    return x !== undefined && y !== undefined && x <= 100 && y <= 100 ? { x, y } : undefined;
  },
);

/** The language of the site’s words, such as `en-GB`. */
export const languageTag = format(
  'the short name of a language, such as en for English, cs for Czech or ja for Japanese',
  (words) => {
    if (!/^[a-z]{2,3}([-_][a-z]{4})?([-_]([a-z]{2}|\d{3}))?$/i.test(words)) return undefined;
    const [language = ''] = Intl.getCanonicalLocales(words.replaceAll('_', '-'));
    return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(language) && language;
  },
);
