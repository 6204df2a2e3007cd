import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { parse } from 'tldts';
import { z } from 'zod';
import { format } from './fields.ts';

/** What can be wrong with an address, in the order in which it is told. */
const faults = {
  'which only you can open': /^(?:\w+:\/\/)?(?:localhost|127\.|10\.|192\.168\.)|\.local\b|^file:|^\w:\\/i,
  'which does not begin with https://': /^(?!https?:\/\/)\w+:|^https?\/\//i,
  'with a misspelt www': /^(?:https?:\/\/)?(?:www?\.www?|ww|wwww+)\./i,
  'with a space': /\s/,
  'with a comma': /,/,
  'with a bracket': /[<>()[\]]/,
  'with a sign at its end': /[.;:!]$/,
  'without an ending such as .com': /^[^.]*$|@[^.]*$/,
  'whose ending does not exist': { test: (words: string) => parse(words).isIcann === false },
};
const isEmail = { 'which is an email address': /^[^\s/]+@[^\s/]+$/ };
/** The sites of services, which are not that of their users. */
const services = /(?<![\w-])(?:github|linkedin|xing|facebook|instagram|google)\.com\b/i;

/** The address of a site without a path, normalised to the form `https://www.example.com`. */
export const siteAddress = format('the web address of your domain alone', {
  read: (words) => {
    const url = readWebAddress(words);
    return url && !services.test(url.hostname) && `https://${url.hostname}/` === url.href ? url.origin : undefined;
  },
  example: 'https://www.example.com',
  faults: { ...isEmail, 'which is not your own': services, ...faults, 'with more than the domain': /./ },
});

/** The web address of a profile in full. */
export const profileAddress = format('a web address in full, or leave it empty', {
  read: (words) => parsePageUrl(words)?.href,
  example: 'https://linkedin.example.com/in/brand-name',
  faults: { ...isEmail, ...faults },
});

/** A web address in full, or a page or file of the site itself, such as `/impact` and `/privacy.html`. */
export const linkTarget = format(
  'a web address in full; for a page of this site, /impact; for a file in public, /privacy.html; or leave it empty',
  {
    read: (words) => (/^\/[^/\s]\S*$/.test(words) ? words : parsePageUrl(words)?.href),
    example: 'https://www.example.com/privacy',
    faults: { ...isEmail, 'without / before it': /^[\w-]+\.(?:html?|pdf)$/i, ...faults },
  },
);

/** An email address; a `mailto:` before it is removed, as is a `tel:` before a number. */
export const emailAddress = format('one email address that can exist', {
  read: (words) => {
    const [, local, domain = ''] = /^(?:mailto:\s*)?((?!www\.)[^\s@]+)@(?!www\.)([^\s@/?#:]+)$/i.exec(words) ?? [];
    const url = readWebAddress(domain);
    // The domain is checked already; the pattern of addresses knows no top-level domain such as xn--p1ai.
    return url && z.regexes.email.test(`${local}@example.com`) ? `${local}@${domain.toLowerCase()}` : undefined;
  },
  example: 'hello@example.com',
  faults: {
    'without @': /^[^@]*$/,
    'with two of @': /@.*@/,
    'with www': /(?:^|@)www\./i,
    'with a letter that email cannot have before @': /[^\x20-\x7e].*@/,
    ...faults,
  },
});

/** A telephone number with its country code, in the form that is usual between countries. */
export const phoneNumber = format('a number with + and its country code, or leave it empty', {
  read: (words) => {
    const number = parseNumber(words);
    if (!number?.isPossible() || number.ext || withoutTrunkPrefix(words)) return undefined;
    return number.formatInternational();
  },
  example: '+1 202 555 0142',
  faults: {
    'which is an email address': /@/,
    'with more than one number': /\+.*\+/,
    'without the country code': /^(?!\+|00)\(?\d[\d\s()./-]{5,}$/,
    'with too few or too many digits, or no country’s code': /^\+?[\d\s()./–-]+$/,
    'with letters': /\p{L}/u,
  },
  explain: withoutTrunkPrefix,
});

function parseNumber(words: string) {
  const inFull = words.replace(/\s+/g, ' ').replace(/^https:\/\/wa\.me\/(?=\d)/, '+');
  const written = inFull.replace(/^(?:tel: ?)?\(?\s*(?:[+＋]|00)\s?(\d+)\)?/, '+$1');
  return parsePhoneNumberFromString(written, { extract: false });
}

/**
 * A number without what is dialled only within its country: `+52 1 55 …` and `+52 044 55 …` are `+52 55 …` from abroad.
 * Undefined if the number is right as it is, or no number in use remains.
 */
function withoutTrunkPrefix(words: string) {
  const number = parseNumber(words);
  if (!number || number.isValid()) return undefined;
  const { countryCallingCode: code, nationalNumber } = number;
  // Some numbers that begin with 1 are not in use: only the length of one shows that it is too many.
  const [prefix = ''] = (number.isPossible() ? /^0\d{0,2}/ : /^0\d{0,2}|^1/).exec(nationalNumber) ?? [];
  for (let length = 1; length <= prefix.length; length += 1) {
    const shorter = parsePhoneNumberFromString(`+${code}${nationalNumber.slice(length)}`, { extract: false });
    if (!shorter?.isValid()) continue;
    const why = `where the ${prefix.slice(0, length)} after +${code} goes: it is dialled only within the country`;
    return { why, meant: shorter.formatInternational() };
  }
  return undefined;
}

/** The language of the site’s words, such as `en-GB`. */
export const languageTag = format(
  'the short name of a language, such as en for English, cs for Czech or ja for Japanese',
  {
    read: (words) => {
      const tag = words.replace('_', '-');
      // UK is a country; the language is Ukrainian.
      if (!/^(?!uk$)[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?$/i.test(tag)) return undefined;
      const [language = ''] = Intl.getCanonicalLocales(tag);
      const nameOf = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
      return nameOf.of(language) && language;
    },
  },
);

/** Reads the address of a page. A lone word with a dot is the name of a file, such as `privacy.html`, or of a person. */
function parsePageUrl(written: string): URL | undefined {
  return /\/|^www\./i.test(written) ? readWebAddress(written) : undefined;
}

/** Reads a web address whose domain can exist; `https://` may be missing, and `http:` becomes `https:`. */
function readWebAddress(written: string): URL | undefined {
  const address = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(written) ? written : `https://${written}`;
  if (!/^https?:\/\/[^/\s\p{C}][^\s\p{C}]*(?<![),;:!'"\]>.])$/iu.test(address)) return undefined;
  if (faults['with a misspelt www'].test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address.replace(/^http:/i, 'https:'));
  const { domain, isIcann, publicSuffix } = parse(url.hostname);
  const canExist = isIcann || /^(?:test|example|invalid|localhost)$/.test(publicSuffix ?? '');
  const isHost = domain !== null && z.regexes.hostname.test(url.hostname);
  return canExist && isHost && url.username === '' ? url : undefined;
}
