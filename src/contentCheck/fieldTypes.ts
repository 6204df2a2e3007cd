import { z } from 'zod';
import { found } from './found';

interface Issue {
  readonly code?: string;
  readonly input?: unknown;
  readonly path?: readonly PropertyKey[] | undefined;
}

/** The message of a field that holds something else: what was found in it, what to write instead, and an example. */
export function write(expected: string, example: string) {
  return {
    error: ({ input, path }: Issue) => {
      const name = path?.at(-1);
      const field = input === undefined && typeof name === 'string' ? `${name}: ${example},` : example;
      return `${found(input)}: write ${expected}, as ${field}`;
    },
  };
}

/** As a reader counts them: an emoji is one. */
const lengthOf = ({ input }: Issue) => [...String(input)].length;

/** Those that HTML forbids or changes; lines and tabs may part words as spaces do. */
const control = /(?![\n\t])\p{Cc}/u;

/** Words of so many characters at most, and at least. */
export function words(most: number, least = 1) {
  return z
    .string(write('words between quotes', "'Some words'"))
    .refine((text) => text.trim() !== '', {
      error: 'is empty: write something, or ask an engineer to remove it',
      abort: true,
    })
    .refine((text) => text.isWellFormed(), {
      error: 'holds half of a character: type its last characters again',
    })
    .refine((text) => !control.test(text), {
      error: ({ input }) =>
        `holds the control character ${control.exec(String(input))}, which no page can show: remove it`,
    })
    .min(least, {
      error: (issue) =>
        `is ${lengthOf(issue)} characters long, and wants at least ${least}: write ${least - lengthOf(issue)} more`,
    })
    .max(most, {
      error: (issue) =>
        `is ${lengthOf(issue)} characters long, and ${most} fit: shorten it by ${lengthOf(issue) - most}`,
    });
}

/** Words that must be of some form. */
export function wordsThat(isSound: (words: string) => boolean, expected: string, example: string) {
  return z.string(write(expected, example)).refine(isSound, write(expected, example));
}

/** A group of fields: all of these, and no other. */
export function group<T extends z.core.$ZodLooseShape>(fields: T) {
  const names = Object.keys(fields);
  const whole = write('a group of fields', `{ ${names.map((name) => `${name}: …`).join(', ')} }`);
  return z.strictObject(fields, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `is not a field that belongs here: correct its name to one of ${names.join(', ')}, or remove it`
        : whole.error(issue),
  });
}

/** A list of exactly so many entries. They are counted even where one is at fault, so that all is told at once. */
export function list<T extends z.ZodType>(count: number, entry: T) {
  return z
    .array(entry, write(`a list of ${count} entries`, '[{ … }, { … }]'))
    .superRefine(
      (entries, { addIssue }) => {
        const places = `the page has places for exactly ${count}`;
        if (entries.length > count)
          addIssue({ code: 'custom', path: [count], message: `is one too many: ${places}` });
        if (entries.length < count)
          addIssue({ code: 'custom', message: `has ${entries.length} entries: ${places}` });
      },
      { when: ({ value }) => Array.isArray(value) },
    )
    .meta({ minItems: count, maxItems: count });
}

/** A picture as the pictures' plugin gives it; one that cannot be had carries its fault. */
export const pictureSource = z
  .looseObject(
    { fault: z.string().optional() },
    write('the name of a picture that is imported at the top of the file', 'portrait'),
  )
  .refine(({ fault }) => fault === undefined, {
    error: ({ input }) => `cannot be shown: ${(input as { readonly fault?: string }).fault}`,
  });
