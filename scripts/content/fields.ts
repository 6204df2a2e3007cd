import { z } from 'zod';
import { isEmpty, pictureName, quote, tidy, tidyName } from './words.ts';

/** How words must be. @template T what the site uses of them. */
interface Format<T> {
  /** Gives what the site uses, or undefined if the words are not in the format. */
  readonly read: (words: string) => T | undefined;
  /** An example for messages. */
  readonly shown?: string;
  /** What the template has until the owner writes something else: it is not published. */
  readonly standIn?: string;
  /** Says what is wrong, where the words alone do not show it. */
  readonly explain?: (words: string) => string | undefined;
}

/** The message for a field with other words than belong there: what was found, why it is wrong, and what to write. */
export function expect(expected: string, { shown, explain }: Omit<Format<unknown>, 'read'> = {}) {
  return {
    error: ({ input, path }: { input?: unknown; path?: readonly PropertyKey[] | undefined }) => {
      const why = explain?.(tidyName(String(input)));
      const found = isEmpty(input) ? 'empty' : `${quote(String(input))}${why ? `, ${why}` : ''}`;
      return `is ${found}. Write ${expected}${shown ? `, for example  ${String(path?.at(-1))}: ${shown}` : ''}`;
    },
  };
}

/** What no page shows as it was meant: what is said of it, and what shows it. */
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

/** Text that visitors read, of at most `max` characters. With `allowEmpty`, empty quotation marks, `""`, stand for none. */
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

/** A format of words: makes a function that makes a field of it, by what the field is for. */
export function format<T>(expected: string, { read, ...others }: Format<T>) {
  const error = expect(expected, others);
  const { standIn } = others;
  return (description: string) =>
    z
      .string(error)
      .refine((words) => read(tidyName(words)) !== undefined, error)
      .transform((words) => read(tidyName(words)) as T)
      .meta({ description, ...(standIn && { standIn }) });
}

/** A field that may be empty or left out; nothing is shown for it then. */
export function optional<T extends z.ZodType>(field: T) {
  return z.preprocess((value) => (isEmpty(value) ? undefined : value), field.optional());
}

/** A place for pictures on the site: its width divided by its height, and the width in pixels below which one looks blurred. */
export type PicturePlace = Readonly<{ aspectRatio: number; minWidth: number }>;

/** A field that names a picture, and where that is shown. */
export function picture(description: string, place: PicturePlace) {
  const read = (words: string) => (pictureName(words) === '' ? undefined : { file: pictureName(words) });
  const field = format('the name of a file in the folder pictures, such as portrait.jpg', { read });
  return field(description).meta({ description, picture: place });
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
  return z.object(Object.fromEntries(fields)).transform((values) => {
    const groups = Object.entries(parts).map(([name, part]) => {
      if (part instanceof z.ZodType) return [name, values[name]];
      const inner = Object.keys(part).map((field) => [field, values[nameIn(name, field)]]);
      return [name, Object.fromEntries(inner)];
    });
    return Object.fromEntries(groups) as Values<T>;
  });
}
