import { z } from 'zod';

interface Issue {
  readonly code?: string;
  readonly input?: unknown;
  readonly path?: readonly PropertyKey[] | undefined;
}

/**
 * The message of a field that holds something else: what was found, what belongs there, and an example.
 * @param expected what belongs in the field, as `an email address`.
 * @param example a value that would be right, as it is written in the file.
 */
export function expect(expected: string, example: string) {
  return {
    error: ({ input, path }: Issue) => {
      const name = path?.at(-1);
      const line = typeof name === 'string' ? `${name}: ${example}` : example;
      if (input === undefined) return `is missing. Add it on a line of its own, for example  ${line}`;
      if (typeof input === 'string' && input.trim() === '')
        return `is empty. Write ${expected}, for example  ${line}`;
      return `${found(input)}. Write ${expected}, for example  ${line}`;
    },
  };
}

/** What a field holds, at the beginning of a message. */
function found(value: unknown): string {
  if (Array.isArray(value)) return 'is a list';
  if (typeof value === 'object' && value !== null) return 'is a group of fields';
  return `is “${shorten(nameInvisible(String(value)))}”`;
}

function shorten(text: string): string {
  const characters = [...text];
  return characters.length > 60 ? `${characters.slice(0, 60).join('')}…` : text;
}

/** The names of characters that are not seen, or that change how what is around them is read. */
const invisible: Readonly<Record<string, string>> = {
  '\t': 'tab',
  '\n': 'line break',
  '\r': 'line break',
  '\u00a0': 'no-break space',
  '\u00ad': 'soft hyphen',
  '\u200b': 'zero-width space',
  '\u200c': 'zero-width non-joiner',
  '\u200d': 'zero-width joiner',
  '\u200e': 'left-to-right mark',
  '\u200f': 'right-to-left mark',
  '\u2028': 'line separator',
  '\u2029': 'paragraph separator',
  '\u202a': 'left-to-right embedding',
  '\u202b': 'right-to-left embedding',
  '\u202c': 'end of embedding',
  '\u202d': 'left-to-right override',
  '\u202e': 'right-to-left override',
  '\u202f': 'narrow no-break space',
  '\u2060': 'word joiner',
  '\u2066': 'left-to-right isolate',
  '\u2067': 'right-to-left isolate',
  '\u2068': 'isolate',
  '\u2069': 'end of isolate',
  '\ufeff': 'byte order mark',
};

/** The name of a character that is not seen, as `zero-width space`, or its number. */
export function nameOf(character: string): string {
  const number = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return invisible[character] ?? `hidden character U+${number}`;
}

/** Text with the characters that nobody sees given by name, as `hello⟨zero-width space⟩@example.com`. */
export function nameInvisible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u00a0\u202f]/gu, (sign) => `⟨${nameOf(sign)}⟩`);
}

/** Characters that leave no trace on a page, and that come along when text is copied from elsewhere. */
const traceless = /[\u200b\u2060\ufeff]/g;

/** Text in one line, without what nobody sees at its ends or in it. */
function tidy(text: string): string {
  return text
    .replace(traceless, '')
    .replace(/[ \t\r\n]+/g, ' ')
    .replace(/^[\s\u00a0]+|[\s\u00a0]+$/g, '');
}

/** What no page can show, or what turns around how the text is read. */
const unfit = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufff9-\ufffb\ufffe\uffff]/u;
const tag = /<(?:\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?|!--[^>]*--)>/i;
const entity = /&(?:#\d+|#x[\da-f]+|amp|nbsp|lt|gt|quot|apos|shy|[mn]dash|hellip|[lr][sd]quo);/i;

/** What is wrong with a text apart from its length. */
function wrongIn(text: string): string | undefined {
  if (!text.isWellFormed()) return 'holds half of a character. Type the last characters again';
  const sign = unfit.exec(text)?.[0];
  if (sign)
    return `holds a ${nameOf(sign)}, which no page can show. Delete the words around it and type them again`;
  const code = (tag.exec(text) ?? entity.exec(text))?.[0];
  if (code?.startsWith('<'))
    return `holds HTML, which the page would show as it stands: ${shorten(code)}. Write the words alone`;
  if (code) return `holds HTML, which the page would show as it stands: ${code}. Write the sign itself`;
  if (text.includes('\\')) return 'holds a backslash (\\), which the page would show. Delete it';
  return undefined;
}

const lengthOf = (text: unknown) => [...tidy(String(text))].length;

/**
 * Words that a visitor reads.
 * @param most how many characters fit.
 * @param description what the words are for.
 */
export function text(most: number, description: string) {
  return z
    .string(expect('text', 'Your words'))
    .overwrite(tidy)
    .refine((words) => words !== '', { ...expect('text', 'Your words'), abort: true })
    .refine((words) => wrongIn(words) === undefined, {
      error: ({ input }) => wrongIn(String(input)),
      abort: true,
    })
    .refine((words) => lengthOf(words) <= most, {
      error: ({ input }) =>
        `has ${lengthOf(input)} characters, and ${most} fit. Shorten it by ${lengthOf(input) - most}`,
    })
    .meta({ description: `${description} At most ${most} characters.`, maxLength: most });
}

/**
 * Text of a certain form, made tidy.
 * @param read gives the text as the site uses it, or undefined where it is not of the form.
 */
export function formed(
  read: (text: string) => string | undefined,
  expected: string,
  example: string,
  description: string,
) {
  const error = expect(expected, example);
  return z
    .string(error)
    .overwrite((value) => read(tidy(value)) ?? value)
    .refine((value) => read(tidy(value)) !== undefined, error)
    .meta({ description });
}

/** The end of a url, as in `/cases#luxury-villas`. */
export function slug(description: string) {
  return formed(
    (value) => (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) ? value : undefined),
    'a name of small letters, digits and hyphens',
    'my-project',
    description,
  );
}

/** A field that shows nothing where it is empty or left out. */
export function optional<T extends z.ZodType>(field: T) {
  return z.preprocess((value) => (isEmpty(value) ? undefined : value), field.optional());
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return tidy(value) === '';
  if (Array.isArray(value)) return value.length === 0;
  return value === null || value === undefined;
}

/**
 * A group of fields: all of these, and no other. For a field that does not belong, the message is the list of those that
 * do, parted by commas: whoever reports it looks for the one that was meant.
 */
export function group<T extends z.core.$ZodLooseShape>(fields: T, description?: string) {
  const names = Object.keys(fields);
  const below = `Below it, each on a line that begins two spaces further right, belong ${names.join(', ')}`;
  return z
    .strictObject(fields, {
      error: ({ code, input, path }: Issue) => {
        if (code === 'unrecognized_keys') return names.join(',');
        if (input === undefined)
          return `is missing. Add a line that says ${String(path?.at(-1))}: . ${below}`;
        if (input === '') return `is empty. ${below}`;
        return `${found(input)}, and a group of fields belongs here. ${below}`;
      },
    })
    .meta(description === undefined ? {} : { description });
}

/**
 * A list. Its entries are counted, and their ids compared, even where one is wrong, so that everything is reported at
 * once.
 */
export function list<T extends z.ZodType>(least: number, most: number, entry: T, description: string) {
  const room = `the page has room for ${least} to ${most}`;
  return z
    .array(entry, {
      error: ({ input, path }: Issue) => {
        const form = 'Each entry begins with a hyphen and a space, two spaces further right';
        if (input === undefined) return `is missing. Add a line that says ${String(path?.at(-1))}: . ${form}`;
        if (input === '') return `is empty, and ${room}. ${form}`;
        return `${found(input)}, and a list belongs here. ${form}`;
      },
    })
    .superRefine(
      (entries, { addIssue }) => {
        const issue = (path: PropertyKey[], message: string) => addIssue({ code: 'custom', path, message });
        if (entries.length > most) issue([most], `is one too many: ${room}. Remove it`);
        if (entries.length < least) {
          const count = entries.length === 1 ? '1 entry' : `${entries.length} entries`;
          issue([], `has ${count}, and ${room}. Copy an entry and change its words`);
        }
        const ids = entries.map(idOf);
        ids.forEach((id, index) => {
          const first = ids.indexOf(id);
          if (id !== undefined && first < index)
            issue(
              [index, 'id'],
              `is “${id}”, like that of entry ${first + 1}. Give each its own, for example  id: ${id}-2`,
            );
        });
      },
      { when: ({ value }) => Array.isArray(value) },
    )
    .meta({ description: `${description} ${least} to ${most}.`, minItems: least, maxItems: most });
}

function idOf(entry: unknown): string | undefined {
  return typeof entry === 'object' && entry !== null && 'id' in entry && typeof entry.id === 'string'
    ? entry.id
    : undefined;
}

/** A number from `least` to `most`, which may be written with a decimal point where `whole` is not asked for. */
function number(least: number, most: number, form: 'whole' | 'any', description: string) {
  const range = most === Number.POSITIVE_INFINITY ? `from ${least} up` : `from ${least} to ${most}`;
  const expected = `a ${form === 'whole' ? 'whole number' : 'number'} ${range}`;
  const error = expect(expected, String(Math.max(least, 50)));
  return z
    .string(error)
    .refine((value) => {
      const read = value.trim() === '' ? Number.NaN : Number(value);
      return read >= least && read <= most && (form === 'any' || Number.isInteger(read));
    }, error)
    .transform(Number)
    .meta({ description, type: 'number' });
}

/** The name of a picture’s file in the folder `pictures`, however the way to the folder is written. */
const pictureFile = z
  .string(expect('the name of a file in the folder pictures', 'portrait.jpg'))
  .overwrite((file) => tidy(file).replace(/^.*\//, ''))
  .refine((file) => file !== '', expect('the name of a file in the folder pictures', 'portrait.jpg'))
  .meta({ description: 'The name of the picture’s file in the folder pictures.' });

const framing = {
  focus: optional(
    group({
      x: number(0, 100, 'any', 'How far from the left, in percent.'),
      y: number(0, 100, 'any', 'How far from the top, in percent.'),
    }),
  ).meta({ description: 'The point that stays in sight where the picture is cut to fit. May be left out.' }),
  crop: optional(
    group({
      left: number(0, Number.POSITIVE_INFINITY, 'whole', 'Where the part begins, from the left, in pixels.'),
      top: number(0, Number.POSITIVE_INFINITY, 'whole', 'Where the part begins, from the top, in pixels.'),
      width: number(1, Number.POSITIVE_INFINITY, 'whole', 'How wide the part is, in pixels.'),
      height: number(1, Number.POSITIVE_INFINITY, 'whole', 'How high the part is, in pixels.'),
    }),
  ).meta({ description: 'The part of the picture that is shown. May be left out.' }),
};

/** A picture with words for those who cannot see it. */
export function picture(description: string) {
  return group(
    {
      file: pictureFile,
      alt: text(400, 'What the picture shows, for visitors who cannot see it.'),
      ...framing,
    },
    description,
  );
}

/** The picture of a social card, whose words stand beside it. */
export function cardPicture(description: string) {
  return group({ file: pictureFile, ...framing }, description);
}
