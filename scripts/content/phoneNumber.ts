import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { format } from './fields.ts';

/** A telephone number with its country code, in the form that is usual between countries. */
export const phoneNumber = format('one number in digits, with + and its country code, or leave it empty', {
  read: (words) => {
    const number = parseNumber(words);
    return number?.isPossible() && !number.ext && !findTrunkPrefix(words) ? number.formatInternational() : undefined;
  },
  example: '+1 202 555 0142',
  explain: findTrunkPrefix,
});

/** Tells a digit that is dialled only within the country: `+52 1 55 …` and `+48 0 512 …` work without it. */
function findTrunkPrefix(words: string): string | undefined {
  const number = parseNumber(words);
  if (!number || number.isValid()) return undefined;
  const { countryCallingCode: code, nationalNumber } = number;
  // Some numbers that begin with 1 are not in use: only the length of one shows that it is too many.
  const [prefix] = (number.isPossible() ? /^0/ : /^[01]/).exec(nationalNumber) ?? [];
  if (!prefix || !parseNumber(`+${code}${nationalNumber.slice(1)}`)?.isValid()) return undefined;
  return `where the ${prefix} after +${code} goes: it is dialled only within the country`;
}

/** Parses a number, also as `tel:+39 333 …`, `https://wa.me/39333…`, `(+39) 333 …` or `0039 333 …`. */
function parseNumber(words: string) {
  const written = words
    .replace(/\s+/g, ' ')
    .replace(/^(?:https:\/\/wa\.me\/|(?:tel: ?)?\(? ?(?:[+＋]|00) ?)(\d+)\)?/, '+$1');
  return parsePhoneNumberFromString(written, { extract: false });
}
