import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { parse } from 'tldts';
import { z } from 'zod';
import { formatted } from './fields.ts';

/** The address of a site without a path, normalised to the form `https://www.example.com`. */
export function siteAddress(description: string) {
  return formatted(
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
  return formatted((value) => readPage(value)?.href, 'a web address in full', example, description);
}

/** A web address in full, or a page or file of the site itself, such as `/impact` and `/privacy.html`. */
export function linkTarget(example: string, description: string) {
  return formatted(
    (value) => (/^\/[^/\s]\S*$/.test(value) ? value : readPage(value)?.href),
    'a web address in full; for a page of this site, /impact; for a file in public, /privacy.html',
    example,
    description,
  );
}

/** An email address; a `mailto:` before it is removed. */
export function emailAddress(description: string) {
  return formatted(
    (value) => {
      const [, local, domain = ''] = /^(?:mailto:)?([^\s@]+)@(?!www\.)([^\s@/?#:]+)$/i.exec(value) ?? [];
      const url = readWebAddress(domain);
      const isAddress = url && z.regexes.email.test(`${local}@${url.hostname}`);
      return isAddress ? `${local}@${domain.toLowerCase()}` : undefined;
    },
    'an email address that can exist',
    'name@your-domain.com',
    description,
  );
}

/** A telephone number with its country code, in the form that is usual between countries. */
export function phoneNumber(description: string) {
  return formatted(
    (value) => {
      const written = value.replace(/\s+/g, ' ').replace(/^\(?\s*(?:\+|00)\s?(\d+)\)?/, '+$1');
      const number = parsePhoneNumberFromString(written, { extract: false });
      return number?.isPossible() && !number.ext ? number.formatInternational() : undefined;
    },
    'a number with + and the country code first',
    '+44 20 7946 0000',
    description,
  );
}

/** The language of the site’s words, such as `en-GB`. */
export function languageTag(description: string) {
  return formatted(
    (value) => {
      const tag = value.replace('_', '-');
      if (tag === 'UK') return undefined; // the country; the language is Ukrainian
      try {
        const [language = ''] = Intl.getCanonicalLocales(tag);
        const name = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(language);
        return name && language;
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

/** Reads a web address whose domain can exist; `https://` may be missing, and `http:` becomes `https:`. */
function readWebAddress(written: string): URL | undefined {
  const address = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(written) ? written : `https://${written}`;
  const isPlain = /^https?:\/\/(?!www?\.www?\.|ww\.|wwww+\.)[^/\s\p{C}][^\s\p{C}]*(?<![),;:!'"\]>.])$/iu.test(
    address,
  );
  if (!isPlain || !URL.canParse(address)) return undefined;
  const url = new URL(address.replace(/^http:/i, 'https:'));
  return parse(url.hostname).isIcann && z.regexes.domain.test(url.hostname) && url.username === ''
    ? url
    : undefined;
}
