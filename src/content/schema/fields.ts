import { distance } from 'fastest-levenshtein';
import { z } from 'zod';

/**
 * The message for a field with an unexpected value: what was found, why it is wrong, what belongs there, and an example as
 * it would stand in the file: the value that was probably meant, if `isValid` takes it, or else the most similar example.
 */
export function expect(
  expected: string,
  examples: string | string[],
  isValid = (_words: string) => false,
  correct: Correct = () => undefined,
) {
  return {
    error: ({ input, path }: { input?: unknown; path?: readonly PropertyKey[] | undefined }) => {
      const words = isEmpty(input) ? '' : String(input);
      const found = words === '' ? 'empty' : `“${shorten(nameInvisible(words))}”`;
      const [example] = mostLike(words, [examples].flat());
      const { typo, meant = example } = correct(tidyName(words)) ?? meantBy(words, isValid) ?? {};
      const rules = reasons.flatMap(([kind, ...rule]) => (kind.test(expected) ? [rule] : []));
      const why = typo ?? brokenRule(words, rules) ?? '';
      return `is ${found}${why}. Write ${expected}, for example  ${String(path?.at(-1))}: ${meant}`;
    },
  };
}

/** What is wrong with words of a format, and the value that was meant; undefined if that is not known. */
type Correct = (words: string) => { readonly typo: string; readonly meant: string } | undefined;

/** Typos, and how to correct each. */
const typos: Readonly<Record<string, (words: string) => string>> = {
  'a space': (words) => words.replaceAll(' ', ''),
  'a comma': (words) => words.replaceAll(',', '.'),
  'the letter O': (words) => words.replaceAll('O', '0'),
  'a word for @': (words) => words.replace(/\s*[([]\s*(?:at|ät)\s*[)\]]\s*| at /i, '@'),
  'a misspelt .com': (words) => words.replace(/\.(?:c0m|cim|cmo|comm|con|coom|cpm|ocm|vom|xom)(?=\/|$)/i, '.com'),
  'more than the domain': (words) => words.replace(/^((?:https?:\/\/)?[\w.-]+)\/.+$/i, '$1'),
};

/** A valid value that differs from the words by a typo, or is a part of them. */
function meantBy(words: string, isValid: (words: string) => boolean) {
  const corrected = Object.entries(typos).map(([typo, correct]) => ({ typo: `, with ${typo}`, meant: correct(words) }));
  const parts = words.split(/[,;<>()[\]|]|\?(?=subject)| (?:\/|and|or|und|oder|et|ou|e|o) |^[\p{L} ]+: /u);
  const all = [...corrected, ...parts.map((part) => ({ typo: undefined, meant: part.trim() }))];
  return all.find(({ meant }) => meant !== words && isValid(meant));
}

/** Why words are not in a format, for the formats whose description has certain words. */
const reasons: readonly (readonly [kind: RegExp, ...Rule])[] = [
  [/./, ', which only you can open', /^(?:\w+:\/\/)?(?:localhost|127\.|10\.|192\.168\.)|\.local\b|^file:|^\w:\\/i],
  [/domain alone/, ', which is not your own', /\b(?:github|linkedin|xing|facebook|instagram|google)\.com\b/i],
  [/name of a file/, ', which is a web address: download the picture, and upload it there', /^https?:/i],
  [/web address|country code/, ', which is an email address', /^[^\s/]+@[^\s/]+$/],
  [/country code/, ', without the country code', /^(?!\+|00)\(?\d[\d\s()./-]{5,}$/],
  [/country code/, ', with too few or too many digits', /^\+?[\d\s()./-]+$/],
  [/country code/, ', with {}', /(?<!\p{L})\p{L}(?!\p{L})/u],
  [/email address/, ', without @', /^[^@]+$/],
  [/email address/, ', without an ending such as .com', /@[^.]+$/],
  [/email address/, ', with {}', /@@|[^\w@.+'\s-]/u],
];

const shorten = (text: string) => ([...text].length > 60 ? `${[...text].slice(0, 60).join('')}…` : text);

/** Replaces each invisible character by its number in Unicode, as in `hello⟨U+200B⟩@example.com`. */
export function nameInvisible(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}\u00a0\u202f]/gu, (character) => {
    const number = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    return `⟨U+${number}⟩`;
  });
}

/** Text on one line, without spaces at its ends or the invisible characters that come along with copied text. */
export function tidy(text: string): string {
  return text
    .replace(/[\u200b\u2060\ufeff]/g, '')
    .replace(/[ \t\r\n]+/g, ' ')
    .replace(/^[\s\u00a0]+|[\s\u00a0]+$/g, '');
}

/** An address, a number or a name: also without the quotation marks of a word processor. */
function tidyName(text: string): string {
  return tidy(text.replace(/\p{Cf}/gu, '')).replace(/^[“”„«»‘’]+|[“”„«»‘’]+$/g, '');
}

/** A message, and the patterns that trigger it. {} is what was found, {plain} the advice to write it plainly. */
export type Rule = readonly [says: string, ...patterns: RegExp[]];

/** The message of the first rule that a text breaks. */
export function brokenRule(text: string, rules: readonly Rule[]): string | undefined {
  for (const [says, ...patterns] of rules)
    for (const pattern of patterns) {
      const [found] = pattern.exec(text) ?? [];
      if (found === undefined) continue;
      const plain = /^\P{L}+(\p{L}.*?)[^\p{L}\p{N}.!?]*$/su.exec(found)?.[1];
      const advice = plain ? `Write “${shorten(plain)}”` : 'Delete it';
      return says
        .replace('{}', () => `“${shorten(found.replace(/^[ “]+|[ ”]+$/g, ''))}”`)
        .replace('{plain}', () => advice);
    }
  return undefined;
}

/** Text that visitors read, of at most `max` characters. With `allowEmpty`, empty quotation marks, `""`, stand for none. */
export function text(max: number, description: string, example = 'Your words', allowEmpty = false) {
  const error = expect('text', example);
  const tooLong = ({ input }: { input?: unknown }) => {
    const { length } = [...String(input)];
    return `has ${length} characters, but only ${max} fit. Shorten it by ${length - max}`;
  };
  return z
    .string(error)
    .overwrite((words) => tidy(words).replace(/^“”$/, ''))
    .refine((words) => [...words].length <= max, { error: tooLong, abort: true })
    .refine((words) => !isEmpty(words) || (allowEmpty && words === ''), error)
    .meta({ description: `${description} At most ${max} characters.`, maxLength: max });
}

/**
 * A format of words: makes a function that makes a field of it, by what the field is for.
 * @param read returns what the site uses, or undefined if the words are not in the format.
 * @param correct for mistakes of this format alone.
 */
export function format<T>(
  expected: string,
  example: string,
  read: (words: string) => T | undefined,
  correct?: Correct,
) {
  const isValid = (words: string) => read(tidyName(words)) !== undefined;
  const error = expect(expected, example, isValid, correct);
  return (description: string) =>
    z
      .string(error)
      .refine(isValid, error)
      .transform((value) => read(tidyName(value)) as T)
      .meta({ description });
}

/** A field that may be empty or left out; nothing is shown for it then. */
export function optional<T extends z.ZodType>(field: T) {
  return z.preprocess((value) => (isEmpty(value) ? undefined : value), field.optional());
}

/** Whether a field has no words: no letter, digit or symbol, as `""`, `–` and `?` have none. */
function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || !/[\p{L}\p{N}\p{S}]/u.test(String(value));
}

/** Fields that belong together. Their names in the file begin with that of the group, as in `heroTagline`. */
type Group = Readonly<Record<string, z.ZodType>>;
type Parts = Readonly<Record<string, z.ZodType | Group>>;
type Values<T> = {
  readonly [Name in keyof T]: T[Name] extends z.ZodType ? z.output<T[Name]> : Values<T[Name]>;
};

/** How the names of a group’s fields begin, if not with that of the group. */
const prefixes = new Map(Object.entries({ metadata: 'page', socialCard: 'card', labels: 'label', parts: 'label' }));

/** A content file: every field by its own name. The site receives them in their groups. */
export function file<T extends Parts>(parts: T) {
  const nameIn = (group: string, field: string) =>
    (prefixes.get(group) ?? group) + field.charAt(0).toUpperCase() + field.slice(1);
  const fields = Object.entries(parts).flatMap(([name, part]): [string, z.ZodType][] =>
    part instanceof z.ZodType
      ? [[name, part]]
      : Object.entries(part).map(([field, schema]) => [nameIn(name, field), schema]),
  );
  return z.strictObject(Object.fromEntries(fields)).transform((values) => {
    const groups = Object.entries(parts).map(([name, part]) => {
      if (part instanceof z.ZodType) return [name, values[name]];
      const inner = Object.keys(part).map((field) => [field, values[nameIn(name, field)]]);
      return [name, Object.fromEntries(inner)];
    });
    return Object.fromEntries(groups) as Values<T>;
  });
}

/** A name as the end of an address: plain lower-case letters, digits and hyphens. Empty if it has none of these. */
export function slug(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

/** The files that a text names, separated by commas: the ends of their addresses, each once. */
export function namesIn(text: string | null | undefined): string[] {
  const idOf = (name: string) => slug(name.replace(/^\W*\d+[-_. ]+|\.ya?ml$/gi, '')) || tidy(name);
  const ids = (text ?? '').split(/[,;،、]|(?:^|\s)[-*•]\s|(?<=-[a-z]+)\s+(?=[a-z]+-)/).map(idOf);
  return [...new Set(ids)].filter((id) => !isEmpty(id));
}

/** Names, first those that are most like one. */
export function mostLike(name: string, names: readonly string[]): string[] {
  return names.toSorted((one, other) => distance(name, one) - distance(name, other));
}

/** A point of a picture, in percent from the left and from the top, such as `50% 20%`. */
const twoNumbers = 'two numbers from 0 to 100: how far from the left, and how far from the top';
export const focus = format(twoNumbers, '50% 20%', (value) => {
  const [, left, top] = /^(\d+(?:\.\d+)?) ?%?(?: ?[,;] ?| )(\d+(?:\.\d+)?) ?%?$/.exec(value) ?? [];
  const [x, y] = [Number(left), Number(top)];
  const isFraction = x < 1 && y < 1 && x + y > 0; // of 1, not of 100
  return x <= 100 && y <= 100 && !isFraction ? { x, y } : undefined;
});

/** A place for pictures on the site: its width divided by its height, and the width in pixels below which one looks blurred. */
export type PicturePlace = Readonly<{ aspectRatio: number; minWidth: number }>;

const fileName = format('the name of a file in the folder pictures', 'portrait.jpg', (value) => {
  const file = pictureName(value);
  return file === '' ? undefined : { file };
});

/** The name of a picture’s file in the folder `pictures`; a path before it is ignored. */
export function picture(description: string, place: PicturePlace) {
  return fileName(description).meta({ description, picture: place });
}

/** The name of a picture as its file has it: without a folder, and with its accents composed. A web address has none. */
export function pictureName(written: string): string {
  const name = tidyName(written).replace(/^(?:https?:.*|.*[/\\])/i, '');
  return name.normalize('NFC');
}
