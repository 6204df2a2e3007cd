// Words as they are read, and names as they are compared: keyboards, disks and programs write the same ones differently.

/** Returns text on one line, without the invisible characters and the spaces at its ends that come along when it is copied. */
export function tidy(text: string): string {
  const visible = text.replace(/[\u200b\u2060\ufeff]/g, '');
  return visible.replace(/[ \t\r\n]+/g, ' ').trim();
}

/** Returns an address, a number or a name without invisible characters, unusual spaces or the quotation marks around it. */
export function tidyName(text: string): string {
  const visible = text
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return visible.replace(/^[“”„«»‘’]+|[“”„«»‘’]+$/g, '').normalize('NFC');
}

/** Returns the form in which names are compared: disks differ in capitals, accents and spaces. */
export function comparable(name: string): string {
  return tidyName(name).toLowerCase();
}

/** Whether a field has no words: no letter, digit or symbol, as `""`, `–` and `?` have none. */
export function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || !/[\p{L}\p{N}\p{S}\p{Co}]/u.test(String(value));
}

/** Returns words in quotation marks, at most 60 characters of them. */
export function quote(text: string): string {
  const characters = [...text.trim()];
  return `“${characters.slice(0, 60).join('')}${characters.length > 60 ? '…' : ''}”`;
}

/** Returns a name as the end of an address: plain lower-case letters, digits and hyphens. Empty if it has none of these. */
export function slug(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

/** Returns the id of an entry: the name of its file without the number that orders it, as in `6-hotel`. */
export function entryId(name: string): string {
  return slug(name.replace(/^\d+[-_. ]+(?=.)/, ''));
}

/** Returns the files that a text names, separated by commas or in a list, each once. */
export function namesIn(text: string | null | undefined): string[] {
  const names = (text ?? '').split(/[,;،、]|(?:^|\s)[-*•]\s/).map((name) => tidyName(name).replace(/\.ya?ml$/i, ''));
  return [...new Set(names)].filter((name) => !isEmpty(name));
}

/** Returns the name of a picture without the folders before it. */
export function pictureName(written: string): string {
  const [name = ''] = /[^/\\]*$/.exec(tidyName(written)) ?? [];
  return name;
}

/** The endings of a picture and of the file with its text: a telephone may leave an earlier one before the last. */
export const pictureEndings = /(?:\.(?:jpe?g|jfif|png|webp|avif|hei[cf]|gif|bmp|tiff?|svg|pdf|mp4|mov|ya?ml))+$/i;

/** Returns what a picture and the file with its text have in common. */
export function pictureId(name: string): string {
  return comparable(name).replace(pictureEndings, '');
}

/** Returns the code point of a character in hexadecimal, such as `20AC`. */
export function codePoint(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
}
