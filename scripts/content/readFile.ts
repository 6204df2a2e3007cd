import type { LocatedDiagnostic, SourceLocation } from 'prerender-engine/diagnostics';
import { z } from 'zod';
import { nameInvisible, type PicturePlace } from '../../src/content/schema/fields.ts';
import { collectionSchemas } from '../../src/content/schema.ts';
import { type Problem, parseFields, type WrittenField } from './parseFields.ts';
import { similar } from './similar.ts';
import { lastVersion, whyUnreadable } from './unreadable.ts';

/** A field as the schema describes it: the parts of its JSON Schema that are used here. */
export interface Field {
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly maxLength?: number;
  /** Where the picture that the field names is shown. */
  readonly picture?: PicturePlace;
}

/** A content file, checked by itself. */
export interface ReadFile {
  /** From the project's root. */
  readonly path: string;
  /** Each field that it may have, by name. */
  readonly fields: Readonly<Record<string, Field>>;
  /** The words of each field that it has; undefined if it cannot be read. */
  readonly raw: Readonly<Record<string, string | null>> | undefined;
  /** What the site uses of it; undefined if it has errors. */
  readonly value: unknown;
  readonly errors: readonly LocatedDiagnostic[];
  /** The location of a field, for other checks to report at; of a missing one, that of the first field. */
  readonly locate: (name: string) => SourceLocation;
}

/** A field with text, valid or not. */
interface TextField extends Field {
  readonly name: string;
  readonly text: string;
}

/** All fields of a file with text. */
export function textsIn({ raw = {}, fields }: ReadFile): TextField[] {
  return Object.entries(raw).flatMap(([name, text]) =>
    text !== null && fields[name] ? [{ ...fields[name], name, text }] : [],
  );
}

/** The JSON Schema of a file. */
export function jsonSchema(schema: z.ZodType) {
  return z.toJSONSchema(schema, { io: 'input' }) as {
    readonly properties: Readonly<Record<string, Field>>;
    readonly required: readonly string[];
  };
}

/**
 * Reads a file, and checks it against its schema.
 * @param others the names of the fields of other files, by what these files are called; their words may be pasted into this.
 */
export function readFile(
  path: string,
  bytes: Buffer,
  schema: z.ZodType,
  others: Readonly<Record<string, readonly string[]>> = {},
): ReadFile {
  const lines = bytes
    .toString()
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/);
  const fields = jsonSchema(schema).properties;
  const known = Object.keys(fields);
  const { fields: written, problems } = parseFields(lines, known);
  const names = written.map(({ name }) => name);
  const unreadable = whyUnreadable({ bytes, lines, names, known, others });
  const isReadable = unreadable.length === 0 && names.length > 0;
  const raw = Object.fromEntries(written.map(({ name, words }) => [name, words]));
  const taken = Object.fromEntries(Object.entries(raw).filter(([name]) => fields[name]));
  const { data, error } = schema.safeParse(taken, { reportInput: true });
  const elsewhere = Object.values(others).flat();
  const all = [...problems, ...fieldProblems(lines, written, known, error?.issues ?? [], elsewhere)];
  const locate = (line: number, column: number): SourceLocation => ({
    file: path,
    line: line + 1,
    column: column + 1,
    text: lines[line] ?? '',
  });
  const errors = (unreadable.length > 0 ? unreadable : all).map(({ line, column = 0, message }) => ({
    message: nameInvisible(message),
    location: locate(line, column),
  }));
  return {
    path,
    fields,
    raw: isReadable ? raw : undefined,
    value: errors.length === 0 ? data : undefined,
    errors,
    locate: (name) => {
      const field = written.find((one) => one.name === name) ?? written[0];
      return isReadable && field ? locate(field.line, field.column) : locate(0, 0);
    },
  };
}

/** Fields with wrong names, fields that stand twice or are missing, and what the schema says of the others. */
function fieldProblems(
  lines: readonly string[],
  written: readonly WrittenField[],
  known: readonly string[],
  issues: readonly z.core.$ZodIssue[],
  elsewhere: readonly string[],
): Problem[] {
  const find = (name: string) => written.find((field) => field.name === name);
  const found = issues.map(({ path, message }) => ({ name: String(path[0]), message }));
  const lacking = found.flatMap(({ name }) => (find(name) ? [] : [name]));
  const unknown = written.filter(({ name }) => !known.includes(name));
  const meant = unknown.map(({ name }) => {
    const only =
      unknown.length === 1 && lacking.length === 1 && !elsewhere.includes(name) ? lacking[0] : undefined;
    const ending = lacking.find((one) => one.toLowerCase().endsWith(name.toLowerCase()));
    return similar(name, lacking) ?? ending ?? similar(name, known) ?? only;
  });
  return [
    ...unknown.map((field, index) => ({
      ...field,
      message: `${field.name} is not a field here. ${adviceFor(field.name, known, meant[index])}`,
    })),
    ...secondTimes(written.filter((field) => known.includes(field.name) && find(field.name) !== field)),
    ...found.flatMap(({ name, message }) => {
      const field = find(name);
      return field ? [{ ...field, message: `${name} ${message}` }] : [];
    }),
    ...missing(
      lines,
      written[0]?.line ?? 0,
      found.filter(({ name }) => lacking.includes(name) && !meant.includes(name)),
    ),
  ];
}

/** Several at once come from words that were pasted below others. */
function secondTimes(fields: readonly WrittenField[]): Problem[] {
  const [first] = fields;
  if (!first || fields.length < 3)
    return fields.map((field) => ({
      ...field,
      message: `${field.name} appears here a second time. Remove one of the two lines`,
    }));
  const message = `From here on, ${fields.length} fields appear a second time. Delete one of the two versions; if these are the words of another entry, move them to a file of their own`;
  return [{ ...first, message }];
}

/** A missing field may stand within a line, or in a comment. Several at once were deleted together. */
function missing(
  lines: readonly string[],
  line: number,
  fields: readonly { readonly name: string; readonly message: string }[],
): Problem[] {
  const placed = fields.map(({ name, message }) => {
    const within = lines.findIndex((text) => new RegExp(`^(#\\s*|[^#].*\\s)${name}:(\\s|$)`).test(text));
    if (within < 0) return { name, line, message: `${name} ${message}` };
    const text = lines[within] ?? '';
    const advice = text.startsWith('#')
      ? 'is in a comment. Delete the # before it'
      : 'is a field of its own. Begin a new line before it';
    return { line: within, column: text.indexOf(`${name}:`), message: `${name} ${advice}` };
  });
  const names = placed.flatMap((problem) => ('name' in problem ? [problem.name] : []));
  if (names.length < 3) return placed;
  const message = `${names.slice(0, -1).join(', ')} and ${names.at(-1)} are missing. If they were deleted, ${lastVersion}`;
  return [...placed.filter((problem) => !('name' in problem)), { line, message }];
}

/** What to do about a name that is not a field. */
function adviceFor(name: string, known: readonly string[], meant: string | undefined): string {
  if (Object.hasOwn(collectionSchemas, name)) return `Each has a file of its own in the folder ${name}`;
  if (meant) return `Did you mean ${meant}?`;
  return `The fields here are ${known.join(', ')}. Correct its name, or delete it; if it belongs to the words above, begin the line with two spaces`;
}
