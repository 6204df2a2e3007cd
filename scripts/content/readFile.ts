import type { LocatedDiagnostic, SourceLocation } from 'prerender-engine/diagnostics';
import type { z } from 'zod';
import { nameInvisible } from '../../src/content/schema/fields.ts';
import { fieldProblems } from './fieldProblems.ts';
import { type Field, jsonSchema } from './jsonSchema.ts';
import { parseFields } from './parseFields.ts';
import { whyUnreadable } from './unreadable.ts';

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
export interface TextField extends Field {
  readonly name: string;
  readonly text: string;
}

/** All fields of a file with text. */
export function textsIn({ raw = {}, fields }: ReadFile): TextField[] {
  return Object.entries(raw).flatMap(([name, text]) =>
    text !== null && fields[name] ? [{ ...fields[name], name, text }] : [],
  );
}

/** Reads a file, and checks it against its schema. */
export function readFile(path: string, bytes: Buffer, schema: z.ZodType): ReadFile {
  const lines = bytes
    .toString()
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/);
  const fields = jsonSchema(schema).properties;
  const known = Object.keys(fields);
  const { fields: written, problems } = parseFields(lines, known);
  const raw = Object.fromEntries(written.map(({ name, words }) => [name, words]));
  const unreadable = whyUnreadable(bytes, lines, Object.keys(raw), known);
  const taken = Object.fromEntries(Object.entries(raw).filter(([name]) => fields[name]));
  const { data, error } = schema.safeParse(taken, { reportInput: true });
  const issues = (error?.issues ?? []).map(({ path, message }) => ({ name: String(path[0]), message }));
  const all = unreadable ? [unreadable] : [...problems, ...fieldProblems(lines, written, known, issues)];
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
