/** Text on one line, without spaces at its ends or the invisible characters that come along with copied text. */
export function tidy(text: string): string {
  const visible = text.replace(/[\u200b\u2060\ufeff]/g, '');
  return visible.replace(/[ \t\r\n]+/g, ' ').trim();
}

/** An address, a number or a name: also without the quotation marks of a word processor. */
export function tidyName(text: string): string {
  return tidy(text.replace(/\p{Cf}/gu, '')).replace(/^[“”„«»‘’]+|[“”„«»‘’]+$/g, '');
}

/** Whether a field has no words: no letter, digit or symbol, as `""`, `–` and `?` have none. */
export function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || !/[\p{L}\p{N}\p{S}\p{Co}]/u.test(String(value));
}

/** Words in quotation marks, at most 60 characters of them. */
export function quote(text: string): string {
  const characters = [...text.trim()];
  return `“${characters.slice(0, 60).join('')}${characters.length > 60 ? '…' : ''}”`;
}

/** A name as the end of an address: plain lower-case letters, digits and hyphens. Empty if it has none of these. */
export function slug(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

/** What an entry is called: its name without the number before it and the mark of a copy, as in `6-hotel (1)`. */
export function entryId(name: string): string {
  return slug(name.replace(/^\d+[-_. ]+(?=.)| (\(\d+\)|copy)$/g, ''));
}

/** The files that a text names, separated by commas or in a list, each once. */
export function namesIn(text: string | null | undefined): string[] {
  const names = (text ?? '').split(/[,;،、]|(?:^|\s)[-*•]\s/).map((name) => tidyName(name).replace(/\.ya?ml$/i, ''));
  return [...new Set(names)].filter((name) => !isEmpty(name));
}

/** The name of a picture as its file has it: without the folder before it, and with its accents composed. */
export function pictureName(written: string): string {
  const [name = ''] = /[^/\\]*$/.exec(tidyName(written)) ?? [];
  return name.normalize('NFC');
}

/** The code point of a character in hexadecimal, such as `20AC`. */
export function codePoint(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
}
