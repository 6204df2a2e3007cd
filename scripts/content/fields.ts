import { parseFragment } from 'parse5';
import type { PictureImport } from '../pictures/picturePlugin.ts';
import type { PictureSlot } from '../pictures/readPicture.ts';
import { UserError } from '../prerender/index.ts';
import type { PictureText } from './schema.ts';

/** What a field can refer to: the pictures, each with the text beside it, and the ids of the areas. */
export interface References {
  readonly pictures: readonly Readonly<{ file: string; name: string; text?: PictureText | undefined }>[];
  readonly areas: readonly string[];
}

/** A field of a content file: what the forms show of it, and how its text is read. */
export interface Field<T = unknown> {
  readonly description: string;
  readonly isOptional?: true;
  readonly maxLength?: number;
  /** What the template contains until the owner writes something else. It is not published. */
  readonly example?: string;
  readonly choices?: readonly string[];
  readonly picture?: PictureSlot;
  /**
   * Returns what the site uses.
   * @param raw the text as the file contains it; null if there is none.
   * @throws UserError that continues the name of the field.
   */
  readonly read: (raw: string | null, references: References) => T;
}

/** Returns an address, number or name without invisible characters, unusual spaces and quotation marks around it. */
export function tidyName(text: string): string {
  const visible = text.normalize('NFKC').replace(/[\s\p{Cf}]+/gu, (found) => (/[^\p{Cf}]/u.test(found) ? ' ' : ''));
  return visible.replace(/^[ "'“”„«»‹›「」‘’]+|[ "'“”„«»‹›「」‘’]+$/g, '');
}

/** Returns whether a field has no text: no letter, digit or symbol, as `""`, `–` and `?` have none. */
function isEmpty(raw: string | null): boolean {
  return !/[[\p{L}\p{N}\p{S}\p{Co}]--[\p{DI}\u2800]]/v.test(raw ?? ''); // some letters and symbols are blank
}

/** Returns a text in quotation marks, at most 60 characters of it. */
function quote(text: string): string {
  return `“${text.trim().replace(/^(.{60}).+/su, '$1…')}”`;
}

/** Text that is certainly damaged: broken encodings, invisible characters, Markdown. */
const damaged: readonly RegExp[] = [
  /\ufffd|â(?:€.?|‚¬|„¢|†.)|ï»¿|[ÄÅ][‚ƒ†‡ˆ‰˜™]|‚Ä[ôúùòìî¶¢]|√[©®†]/u, // `ownerâ€™s`; `PlzeÅˆ`; `owner‚Äôs`, `Caf√©`
  /(?<!\p{Lu}{2})[ÃÂÐÑ][\u0080-\u00bf]|(?<=\p{Ll})[ÃÂ]/u, // `CafÃ©`, but not `AMANHû; `CittÃ alta`
  /\S{0,20}[\p{Cs}\p{Co}\p{Cc}\u2028\u2029\u202d\u202e\ufff9-\ufffc\ufffe\uffff]\S{0,20}/u, // invisible: with its word
  /^(?:\p{Pd}>|[>›»＞》〉⟩❯｜][\p{Pd}−ーｰ＿]|[＞｜] )/u, // a mistyped `>-` or `|`
  /\*\*\S[^*]*\*\*|\[[^\]]+\]\(\S+\)/, // Markdown: `**bold**`, `[text](address)`
];

/** Returns the first part of a text that a browser would not read as text, such as `<b>` or `&eacute;`. */
function findHtml(text: string): string | undefined {
  const parts: readonly string[] = text.match(/<[^<>]*>|<!--|&#?\w+;?/g) ?? [];
  return parts.find((part) => !parseFragment(part).childNodes.some((node) => 'value' in node && node.value === part));
}

/** Returns a field for text that visitors read, of at most `max` characters. With `allowEmpty`, `""` means no text. */
export function text(max: number, description: string, { example = '', allowEmpty = false } = {}): Field<string> {
  const read = (raw: string | null) => {
    const visible = (raw ?? '').replace(/[\u200b\u2060\ufeff]/g, ''); // these come along when text is copied
    const inOneLine = visible.replace(/[ \t\r\n]+/g, ' ').trim();
    const shown = /^[“„«‹‘「”’＂″´]{1,2}\p{Zs}?[”“»›’」＂″´]{1,2}$/u.test(inOneLine) ? '' : inOneLine;
    const { length } = [...shown];
    if (length > max)
      throw new UserError(`has ${length} characters, but only ${max} fit. Shorten it by ${length - max}`);
    const part = damaged.flatMap((pattern) => pattern.exec(shown) ?? [])[0] ?? findHtml(shown);
    if (part !== undefined)
      throw new UserError(`contains ${quote(part)}: HTML, Markdown or a broken letter. Delete it and type plain text`);
    const isNothing = allowEmpty && raw !== null && shown === '';
    if (isEmpty(shown) && !isNothing) throw new UserError('is empty. Write your text');
    return shown;
  };
  return { description: `${description} At most ${max} characters.`, maxLength: max, example, read };
}

/**
 * Returns a function that creates fields in a format, each with its own description.
 * @param read returns what the site uses, or undefined if the text is not in the format.
 */
export function format<T>(
  expected: string,
  read: (raw: string, references: References) => T | undefined,
  { sample = '', example = '' } = {},
) {
  return (description: string): Field<T> => ({
    description,
    example,
    read: (raw, references) => {
      const value = read(tidyName(raw ?? ''), references);
      if (value !== undefined) return value;
      const found = isEmpty(raw) ? 'empty' : quote(raw ?? '');
      throw new UserError(`is ${found}. Write ${expected}${sample && `, for example ${sample}`}`);
    },
  });
}

/** Returns a field that may be empty or missing; the site then shows nothing for it. */
export function optional<T>(field: Field<T>): Field<T | undefined> {
  return {
    ...field,
    isOptional: true,
    read: (raw, references) => (isEmpty(raw) ? undefined : field.read(raw, references)),
  };
}

/** Returns a field that is one of some choices. */
export function choice<T extends string>(choices: readonly T[], expected: string, description: string): Field<T> {
  return { ...format(expected, (raw) => choices.find((one) => one === raw.toLowerCase()))(description), choices };
}

/** Returns the form in which names are compared, whatever their capitals, accents, spaces, apostrophes and dashes. */
export function normalizedName(name: string): string {
  const plain = tidyName(name)
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”„«»]/g, '"');
  return plain.toUpperCase().replace(/[\p{Pd}−]+/gu, '-'); // in capitals, ß is SS
}

/** The endings of a picture and of the file with its text: a telephone may leave an earlier one before the last. */
const pictureEndings = /(?:\.(?:jpe?g|jfif|png|webp|avif|hei[cf]|gif|bmp|tiff?|svg|pdf|mp4|mov|ya?ml))+$/i;

/** Returns what a picture and the file with its text have in common. */
export function pictureId(name: string): string {
  return normalizedName(tidyName(name).replace(pictureEndings, ''));
}

/** A picture as the content names it: the text beside it, and the import of its file. */
type NamedPicture = Omit<PictureText, 'focus'> & { readonly source: PictureImport };

/** Returns a field that names a picture, with where the site shows it. */
export function picture(description: string, slot: PictureSlot): Field<NamedPicture> {
  const read = (raw: string, { pictures }: References): NamedPicture | undefined => {
    if (pictureName(raw) === '') return undefined;
    const found = findPicture(raw, pictures);
    if (!found) {
      const others = pictures.map(({ name }) => name).join(', ');
      const advice = `Upload it there, or write the name of one that is, such as ${others}`;
      throw new UserError(`is “${pictureName(raw)}”, which is not in the folder pictures. ${advice}`);
    }
    if (found.text) {
      const { focus, ...text } = found.text;
      return { ...text, source: { type: 'picture', file: found.file, focus, widest: slot.widest } };
    }
    const file = `pictures/${found.name.replace(pictureEndings, '')}.yaml`;
    const advice = `Create the file ${file}, and write in it what the picture shows, for example  alt: A villa by the sea at dusk`;
    throw new UserError(`is ${pictureName(raw)}, which has no text for visitors who cannot see it. ${advice}`);
  };
  const expected = 'the name of a file in the folder pictures, such as portrait.jpg';
  return { ...format(expected, read)(description), picture: slot };
}

/** Finds the picture that a field names. */
export function findPicture<T extends { readonly name: string }>(raw: string, pictures: readonly T[]): T | undefined {
  const wanted = normalizedName(pictureName(raw));
  return pictures.find(({ name }) => normalizedName(name) === wanted);
}

function pictureName(written: string): string {
  return tidyName(written).replace(/^.*[/\\]/, '');
}

/** Returns a field that names areas, with or without the numbers before them. It is read as their ids. */
export function areaNames(description: string): Field<readonly string[]> {
  const read = (raw: string | null, { areas }: References) => {
    const names = (raw ?? '').split(/[,;，；،、]|(?:^|\s)[-*•]\s/).filter((name) => !isEmpty(name));
    const ids = names.map((written) => {
      const name = tidyName(written).replace(/\.ya?ml$/i, '');
      const id = [slug(name), entryId(name)].find((one) => areas.includes(one));
      if (id) return id;
      const advice = `Delete it, or write some of these, separated by commas: ${areas.join(', ')}`;
      throw new UserError(`names “${name}”, which is not an area. ${advice}`);
    });
    return [...new Set(ids)];
  };
  return { description, isOptional: true, read };
}

/** Returns the id of an entry: the name of its file without the number that orders it, as in `6-hotel`. */
export function entryId(name: string): string {
  return slug(name).replace(/^\d+-(?=.)/, '');
}

/** Returns a name as the end of an address: plain lower-case letters, digits and hyphens; empty if it has none. */
function slug(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

/** A point of a picture, in percent from the left and from the top, such as `50% 20%`. */
export const focus = format(
  'two numbers from 0 to 100, how far from the left and how far from the top, such as 50% 20%',
  (raw) => {
    const [, x, y] = /^(\d+(?:\.\d+)?) ?%?(?: ?[,;] ?| )(\d+(?:\.\d+)?) ?%?$/.exec(raw)?.map(Number) ?? [];
    return x !== undefined && y !== undefined && x <= 100 && y <= 100 ? { x, y } : undefined;
  },
);

/** The language of the site’s texts, such as `en-GB`. */
export const languageTag = format(
  'the short name of a language, such as en for English, cs for Czech or ja for Japanese',
  (raw) => {
    if (!/^[a-z]{2,3}([-_][a-z]{4})?([-_]([a-z]{2}|\d{3}))?$/i.test(raw)) return undefined;
    const [language = ''] = Intl.getCanonicalLocales(raw.replaceAll('_', '-'));
    return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(language) && language;
  },
);
