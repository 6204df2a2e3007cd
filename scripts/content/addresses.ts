import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { parse } from 'tldts';
import { format } from './fields.ts';

/** Matches an HTTPS URL. Rejects long dashes in its domain, mixed alphabets in a word, and punctuation at its end. */
const wholeAddress =
  /^(?!.*(?:\p{sc=Latn}[\p{sc=Cyrl}\p{sc=Grek}]|[\p{sc=Cyrl}\p{sc=Grek}]\p{sc=Latn}))https:\/\/(?!\.)[^/\s\p{C}_\u2010-\u2015\u2212]+(?:\/[^\s\p{C}]*)?(?<![,;:!'"\]>.])(?<!^[^(]*\))$/iu;

/** Reads a web address whose domain can exist; `https://` may be missing, and `http:` becomes it. */
function readAddress(written: string): URL | undefined {
  const address = written.replace(/^(?![a-z][a-z0-9+.-]*:(?!\d))/i, 'https://').replace(/^http:/i, 'https:');
  const url = wholeAddress.test(address) ? URL.parse(address) : null;
  const { domain, isIcann, publicSuffix } = parse(url?.hostname ?? '');
  const canExist = domain && (isIcann || /^(?:test|example|invalid)$/.test(publicSuffix ?? ''));
  return url && canExist && url.username === '' ? url : undefined;
}

/** The address of a site without a path, normalised to the form `https://www.example.com`. */
export const siteAddress = format(
  'the web address of your domain alone, which others can open and whose ending exists',
  (raw) => {
    const url = readAddress(raw);
    return url?.href === `https://${url?.hostname}/` ? url.origin : undefined;
  },
  { sample: 'https://www.your-name.com', example: 'https://www.example.com' },
);

export const profileAddress = format(
  'nothing, or a web address in full, without spaces and with an ending that exists',
  (raw) => readAddress(raw)?.href,
  { sample: 'https://www.linkedin.com/in/your-name', example: 'https://linkedin.example.com/in/brand-name' },
);

/** A web address in full, or a page or file of the site itself, such as `/impact` and `/privacy.html`. */
export const linkTarget = format(
  'a web address in full; for a page of this site, /impact; for a file in public, /privacy.html; or leave it empty',
  (raw) => (/^\/[^/\s]/.test(raw) ? raw.replaceAll(' ', '%20') : readAddress(raw)?.href),
);

/** An email address; a `mailto:` before it is removed. */
export const emailAddress = format(
  'one email address without spaces, in plain letters before the @ and with an ending that exists',
  (raw) => {
    const [, local, domain = ''] = /^(?:mailto:\s*)?((?:[\w'+-]+\.)*[\w'+-]+)@([^\s@/?#:]+)$/i.exec(raw) ?? [];
    return readAddress(domain) && `${local}@${domain.toLowerCase()}`;
  },
  { sample: 'jo@your-name.com', example: 'hello@example.com' },
);

/** A telephone number with its country code, in the form that is usual between countries. */
export const phoneNumber = format(
  'nothing, or one number in digits, with + and its country code, without a 0 or 1 dialled only within the country',
  (raw) => {
    // Also `tel:+39 333 …`, `https://wa.me/39333…`, `(+39) 333 …` and `0039 333 …`.
    const written = raw.replace(/^(?:https:\/\/wa\.me\/|(?:tel: ?)?\(? ?(?:[+＋]|00) ?)(\d+)\)?/, '+$1');
    const number = parsePhoneNumberFromString(written, { extract: false });
    if (!number?.isPossible() || number.ext) return undefined;
    // A number that is not known may be new, but not with a 0 before it: `+48 0 512 345 678`.
    return number.isValid() || !number.nationalNumber.startsWith('0') ? number.formatInternational() : undefined;
  },
  { sample: '+44 20 7946 0123', example: '+1 202 555 0142' },
);
