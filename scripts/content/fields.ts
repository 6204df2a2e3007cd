import { z } from 'zod';
import { unshowable } from './unshowable.ts';
import { isEmpty, pictureName, quote, tidy, tidyName } from './words.ts';

/** How words must be. @template T what the site uses of them. */
interface Format<T> {
  /** Gives what the site uses, or undefined if the words are not in the format. */
  readonly read: (words: string) => T | undefined;
  /** What nobody would publish: the template has it until the owner writes something else. */
  readonly example?: string;
  /** Says what is wrong, where the words alone do not show it. */
  readonly explain?: (words: string) => string | undefined;
}

/** The message for a field with other words than belong there: what was found, why it is wrong, and what to write. */
export function expect(expected: string, { example, explain }: Omit<Format<unknown>, 'read'> = {}) {
  return {
    error: ({ input, path }: { input?: unknown; path?: readonly PropertyKey[] | undefined }) => {
      const why = explain?.(tidyName(String(input)));
      const found = isEmpty(input) ? 'empty' : `${quote(String(input))}${why ? `, ${why}` : ''}`;
      return `is ${found}. Write ${expected}${example ? `, for example  ${String(path?.at(-1))}: ${example}` : ''}`;
    },
  };
}

/** Text that visitors read, of at most `max` characters. With `allowEmpty`, empty quotation marks, `""`, stand for none. */
export function text(max: number, description: string, example = 'Your words', allowEmpty = false) {
  const error = expect('text', { example });
  return z
    .string(error)
    .overwrite((words) => tidy(words).replace(/^“”$/, ''))
    .superRefine((words, { addIssue }) => {
      const { length } = [...words];
      if (length > max) addIssue(`has ${length} characters, but only ${max} fit. Shorten it by ${length - max}`);
      for (const { says, pattern } of unshowable) {
        const [part] = pattern.exec(words) ?? [];
        if (part !== undefined) addIssue(`contains ${quote(part)}, ${says}`);
      }
    })
    .refine((words) => !isEmpty(words) || (allowEmpty && words === ''), error)
    .meta({ description: `${description} At most ${max} characters.`, maxLength: max, example });
}

/** A format of words: makes a function that makes a field of it, by what the field is for. */
export function format<T>(expected: string, { read, ...others }: Format<T>) {
  const error = expect(expected, others);
  const { example } = others;
  return (description: string) =>
    z
      .string(error)
      .refine((words) => read(tidyName(words)) !== undefined, error)
      .transform((words) => read(tidyName(words)) as T)
      .meta({ description, ...(example && { example }) });
}

/** A field that may be empty or left out; nothing is shown for it then. */
export function optional<T extends z.ZodType>(field: T) {
  return z.preprocess((value) => (isEmpty(value) ? undefined : value), field.optional());
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

/** A point of a picture, in percent from the left and from the top, such as `50% 20%`. */
export const focus = format(
  'two numbers from 0 to 100, how far from the left and how far from the top, such as 50% 20%',
  {
    read: (words) => {
      const [, x, y] = /^(\d+(?:\.\d+)?) ?%?(?: ?[,;] ?| )(\d+(?:\.\d+)?) ?%?$/.exec(words)?.map(Number) ?? [];
      return x !== undefined && y !== undefined && x <= 100 && y <= 100 ? { x, y } : undefined;
    },
  },
);

/** The language of the site’s words, such as `en-GB`. */
export const languageTag = format(
  'the short name of a language, such as en for English, cs for Czech or ja for Japanese',
  {
    read: (words) => {
      const tag = words.replace('_', '-');
      if (!/^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?$/i.test(tag)) return undefined;
      const [language = ''] = Intl.getCanonicalLocales(tag);
      const nameOf = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
      return nameOf.of(language) && language;
    },
  },
);

/** A place for pictures on the site: its width divided by its height, and the width in pixels below which one looks blurred. */
export type PicturePlace = Readonly<{ aspectRatio: number; minWidth: number }>;

/** A field that names a picture, and where that is shown. */
export function picture(description: string, place: PicturePlace) {
  const read = (words: string) => (pictureName(words) === '' ? undefined : { file: pictureName(words) });
  const field = format('the name of a file in the folder pictures, such as portrait.jpg', { read });
  return field(description).meta({ description, picture: place });
}
