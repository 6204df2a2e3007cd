import type { LocatedDiagnostic, SourceLocation } from 'prerender-engine/diagnostics';
import { z } from 'zod';
import { nameInvisible, type PicturePlace } from '../../src/content/schema/fields.ts';
import { fieldProblems } from './fieldProblems.ts';
import { parseFields } from './parseFields.ts';
import { whyUnreadable } from './unreadable.ts';

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

interface FileSchema {
  readonly properties: Readonly<Record<string, Field>>;
  readonly required: readonly string[];
}

const jsonSchemas = new WeakMap<z.ZodType, FileSchema>();

/** The JSON Schema of a file. */
export function jsonSchema(schema: z.ZodType): FileSchema {
  const known = jsonSchemas.get(schema) ?? (z.toJSONSchema(schema, { io: 'input' }) as FileSchema);
  jsonSchemas.set(schema, known);
  return known;
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
  const unreadable = whyUnreadable({ bytes, lines, names: written.map(({ name }) => name), known, others });
  const raw = Object.fromEntries(written.map(({ name, words }) => [name, words]));
  const taken = Object.fromEntries(Object.entries(raw).filter(([name]) => fields[name]));
  const { data, error } = schema.safeParse(taken, { reportInput: true });
  const issues = (error?.issues ?? []).map(({ path, message }) => ({ name: String(path[0]), message }));
  const all = unreadable ? [unreadable] : [...problems, ...fieldProblems({ lines, written, known, issues })];
  const locate = (line: number, column = 0): SourceLocation => ({
    file: path,
    line: line + 1,
    column: column + 1,
    text: lines[line] ?? '',
  });
  return {
    path,
    fields,
    raw: unreadable ? undefined : raw,
    value: all.length === 0 ? data : undefined,
    errors: all.map(({ line, column, message }) => ({
      message: nameInvisible(message),
      location: locate(line, column),
    })),
    locate: (name) => {
      const field = written.find((one) => one.name === name) ?? written[0];
      return field && !unreadable ? locate(field.line, field.column) : locate(0);
    },
  };
}
