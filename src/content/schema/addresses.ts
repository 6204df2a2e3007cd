import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { parse } from 'tldts';
import { z } from 'zod';
import { format } from './fields.ts';

/** The address of a site without a path, normalised to the form `https://www.example.com`. */
const domain = ['the web address of your domain alone', 'https://www.your-name.com'] as const;
export const siteAddress = format(...domain, (value) => {
  const url = readWebAddress(value);
  // The address of a repository is not that of its site, nor is that of a profile.
  const isOwn = !/\b(?:github|linkedin|xing|facebook|instagram|google)\.com$/.test(url?.hostname ?? '');
  return url && isOwn && `https://${url.hostname}/` === url.href ? url.origin : undefined;
});

/** The web address of a profile in full. */
const profile = ['a web address in full, or leave it empty', 'https://www.linkedin.com/in/your-name'] as const;
export const profileAddress = format(...profile, (value) => readPage(value)?.href);

/** A web address in full, or a page or file of the site itself, such as `/impact` and `/privacy.html`. */
const target =
  'a web address in full; for a page of this site, /impact; for a file in public, /privacy.html; or leave it empty';
export const linkTarget = format(target, 'https://www.your-name.com/privacy', (value) =>
  /^\/[^/\s]\S*$/.test(value) ? value : readPage(value)?.href,
);

/** An email address; a `mailto:` before it is removed, as is a `tel:` before a number. */
export const emailAddress = format('one email address that can exist', 'name@your-domain.com', (value) => {
  const [, local, domain = ''] = /^(?:mailto:\s*)?((?!www\.)[^\s@]+)@(?!www\.)([^\s@/?#:]+)$/i.exec(value) ?? [];
  const url = readWebAddress(domain);
  // The domain is checked already; the pattern of addresses knows no top-level domain such as xn--p1ai.
  return url && z.regexes.email.test(`${local}@example.com`) ? `${local}@${domain.toLowerCase()}` : undefined;
});

/** A telephone number with its country code, in the form that is usual between countries. */
const phone = ['a number with + and its country code, or leave it empty', '+44 20 7946 0000'] as const;
export const phoneNumber = format(
  ...phone,
  (value) => {
    const number = parseNumber(value);
    if (!number?.isPossible() || number.ext || withoutTrunkPrefix(value)) return undefined;
    return number.formatInternational();
  },
  withoutTrunkPrefix,
);

function parseNumber(value: string) {
  const inFull = value.replace(/\s+/g, ' ').replace(/^https:\/\/wa\.me\/(?=\d)/, '+');
  const written = inFull.replace(/^(?:tel: ?)?\(?\s*(?:[+＋]|00)\s?(\d+)\)?/, '+$1');
  return parsePhoneNumberFromString(written, { extract: false });
}

/**
 * A number without what is dialled only within its country: `+52 1 55 …` and `+52 044 55 …` are `+52 55 …` from abroad.
 * Undefined if the number is right as it is, or no number in use remains.
 */
function withoutTrunkPrefix(value: string) {
  const number = parseNumber(value);
  if (!number || number.isValid()) return undefined;
  const { countryCallingCode: code, nationalNumber } = number;
  // Some numbers that begin with 1 are not in use: only the length of one shows that it is too many.
  const [prefix = ''] = (number.isPossible() ? /^0\d{0,2}/ : /^0\d{0,2}|^1/).exec(nationalNumber) ?? [];
  for (let length = 1; length <= prefix.length; length += 1) {
    const shorter = parsePhoneNumberFromString(`+${code}${nationalNumber.slice(length)}`, { extract: false });
    if (!shorter?.isValid()) continue;
    const typo = `, where the ${prefix.slice(0, length)} after +${code} goes: it is dialled only within the country`;
    return { typo, meant: shorter.formatInternational() };
  }
  return undefined;
}

/** The language of the site’s words, such as `en-GB`. */
const shortName = 'the short name of a language, such as en for English, cs for Czech or ja for Japanese';
export const languageTag = format(shortName, 'fr-FR', (value) => {
  const tag = value.replace('_', '-');
  // UK is a country; the language is Ukrainian.
  if (!/^(?!uk$)[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?$/i.test(tag)) return undefined;
  const [language = ''] = Intl.getCanonicalLocales(tag);
  const nameOf = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  return nameOf.of(language) && language;
});

/** Reads the address of a page. A lone word with a dot is the name of a file, such as `privacy.html`, or of a person. */
function readPage(written: string): URL | undefined {
  return /\/|^www\./i.test(written) ? readWebAddress(written) : undefined;
}

/** Reads a web address whose domain can exist; `https://` may be missing, and `http:` becomes `https:`. */
function readWebAddress(written: string): URL | undefined {
  const address = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(written) ? written : `https://${written}`;
  const misspeltHost = /^https?:\/\/(?:www?\.www?|ww|wwww+)\./i;
  if (!/^https?:\/\/[^/\s\p{C}][^\s\p{C}]*(?<![),;:!'"\]>.])$/iu.test(address)) return undefined;
  if (misspeltHost.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address.replace(/^http:/i, 'https:'));
  const { domain, isIcann, publicSuffix } = parse(url.hostname);
  const canExist = isIcann || /^(?:test|example|invalid|localhost)$/.test(publicSuffix ?? '');
  const isHost = domain !== null && z.regexes.hostname.test(url.hostname);
  return canExist && isHost && url.username === '' ? url : undefined;
}
