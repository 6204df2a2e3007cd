import { z } from 'zod';
import type { PicturePlace } from '../pictures/read.ts';
import { isEmpty, pictureName, quote, tidy, tidyName } from './words.ts';

/** What a message adds about words in another format: an example, and what is wrong with them, if that is not obvious. */
type Advice = Readonly<{ shown?: string; explain?: (words: string) => string | undefined }>;

/** Returns the message for a field with other words than belong there: what was found, why it is wrong, what to write. */
export function expect(expected: string, { shown, explain }: Advice = {}) {
  return {
    error: ({ input, path }: { input?: unknown; path?: readonly PropertyKey[] | undefined }) => {
      const why = explain?.(tidyName(String(input)));
      const found = isEmpty(input) ? 'empty' : `${quote(String(input))}${why ? `, ${why}` : ''}`;
      return `is ${found}. Write ${expected}${shown ? `, for example  ${String(path?.at(-1))}: ${shown}` : ''}`;
    },
  };
}

/** What no page shows as it was meant: the message, and patterns that find it. */
const unshowable: readonly (readonly [says: string, patterns: readonly RegExp[]])[] = [
  [
    'in which a letter was lost or cannot be shown. Delete these words and type them again',
    [
      /\ufffd|â€.?|‚Ä[ôúùòìî¶¢]|√[©®†]/u, // bytes that are not UTF-8; `ownerâ€™s`; `owner‚Äôs`, `Caf√©`
      /(?<!\p{Lu}{2})[ÃÂÐÑ][\u0080-\u00bf]|(?<=\p{Ll})[ÃÂ]/u, // `CafÃ©`, but not `AMANHû; `CittÃ alta`
      /\S{0,20}[\p{Cs}\p{Co}\p{Cc}\u2028\u2029\u202d\u202e\ufff9-\ufffc\ufffe\uffff]\S{0,20}/u, // invisible: with its word
    ],
  ],
  [
    'which is HTML: the page would show it as it is typed. Write plain text',
    [
      /<\/?[a-z][^<>]*>|<!--|<!doctype/i, // `<b>`, `</p>`, `<your name>`
      /&(?:#\d+|#x[\da-f]+|[lg]t|apos|hellip|copy|reg|trade|euro|bull|szlig|[mn]dash|[lr][sd]quo);/i,
      /&[a-z](?:acute|grave|circ|uml|tilde|cedil|ring|slash|caron);|&(?:amp|nbsp|quot)\b;?/i, // also as `&amp`
    ],
  ],
];

/** Returns a field for text that visitors read, of at most `max` characters. With `allowEmpty`, `""` means no text. */
export function text(max: number, description: string, standIn = 'Your words', allowEmpty = false) {
  const error = expect('your words');
  return z
    .string(error)
    .overwrite((words) => tidy(words).replace(/^“”$/, ''))
    .superRefine((words, { addIssue }) => {
      const { length } = [...words];
      if (length > max) addIssue(`has ${length} characters, but only ${max} fit. Shorten it by ${length - max}`);
      for (const [says, patterns] of unshowable) {
        const [part] = patterns.flatMap((pattern) => pattern.exec(words) ?? []);
        if (part !== undefined) addIssue(`contains ${quote(part)}, ${says}`);
      }
    })
    .refine((words) => !isEmpty(words) || (allowEmpty && words === ''), error)
    .meta({ description: `${description} At most ${max} characters.`, maxLength: max, standIn });
}

/**
 * Returns a function that creates fields for words in a format, each with its own description.
 * @param read returns what the site uses, or undefined if the words are not in the format.
 * @param standIn what the template contains until the owner writes something else; it is not published.
 */
export function format<T>(
  expected: string,
  read: (words: string) => T | undefined,
  { standIn, ...advice }: Advice & Readonly<{ standIn?: string }> = {},
) {
  const error = expect(expected, advice);
  const field = z.string(error).refine((words) => read(tidyName(words)) !== undefined, error);
  return (description: string) =>
    field.transform((words) => read(tidyName(words)) as T).meta({ description, ...(standIn && { standIn }) });
}

/** Returns a field that may be empty or missing; the site then shows nothing for it. */
export function optional<T extends z.ZodType>(field: T) {
  return z.preprocess((value) => (isEmpty(value) ? undefined : value), field.optional());
}

/** Returns a field that names a picture, with where the site shows it. */
export function picture(description: string, place: PicturePlace) {
  const widest = place.widest && { widest: place.widest };
  const read = (words: string) => (pictureName(words) === '' ? undefined : { file: pictureName(words), ...widest });
  const field = format('the name of a file in the folder pictures, such as portrait.jpg', read);
  return field(description).meta({ description, picture: place });
}

/** The fields of a file, by their names there. */
export type Fields = Readonly<Record<string, z.ZodType>>;
/** What the site calls a group of fields, if not by the prefix of their names. */
const groups = { page: 'metadata', card: 'socialCard', label: 'labels' } as const;
const groupNames = new Map<string, string>(Object.entries(groups));
type GroupOf<P extends string> = P extends keyof typeof groups ? (typeof groups)[P] : P;
type Values<P extends string, F extends Fields> = {
  readonly [N in keyof F as N extends `${P}${Capitalize<string>}` ? never : N]: z.output<F[N]>;
} & {
  readonly [Prefix in P as GroupOf<Prefix>]: {
    readonly [N in keyof F as N extends `${Prefix}${infer Rest}` ? Uncapitalize<Rest> : never]: z.output<F[N]>;
  };
};

/** Returns the schema of a file. Fields with one of the prefixes become a group: `heroTagline` is the `tagline` of `hero`. */
export function file<const P extends string, F extends Fields>(prefixes: readonly P[], fields: F) {
  const pattern = new RegExp(`^(${prefixes.join('|') || '(?!)'})([A-Z])(.*)$`);
  return z.object(fields).transform((values) => {
    const grouped: Record<string, unknown> = {};
    for (const name of Object.keys(fields)) {
      const value = (values as Readonly<Record<string, unknown>>)[name];
      const [, prefix, first = '', rest] = pattern.exec(name) ?? [];
      const group = prefix && (groupNames.get(prefix) ?? prefix);
      if (group) grouped[group] = { ...(grouped[group] as object), [`${first.toLowerCase()}${rest}`]: value };
      else grouped[name] = value;
    }
    return grouped as Values<string extends P ? never : P, F>;
  });
}
