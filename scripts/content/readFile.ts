import { isUtf8 } from 'node:buffer';
import type { z } from 'zod';
import { nameInvisible } from '../../src/content/schema/fields.ts';
import type { LocatedDiagnostic, SourceLocation } from '../diagnostics/Diagnostic.ts';
import { type FieldTree, fieldAt, fieldTree } from './fieldTree.ts';
import { parseYaml } from './parseYaml.ts';
import { similar } from './similar.ts';

/** A YAML file of the content, checked by itself. */
export interface ReadFile {
  /** From the project's root. */
  readonly path: string;
  readonly tree: FieldTree;
  /** What it holds, with its errors; undefined if it cannot be read. */
  readonly raw: unknown;
  /** What the site uses of it; undefined if it has errors. */
  readonly value: unknown;
  readonly errors: readonly LocatedDiagnostic[];
  /** The location of a field, for other checks to report at. */
  readonly locate: (path: readonly PropertyKey[]) => SourceLocation;
}

/**
 * Reads a file, and checks it against its schema.
 * @param others the schemas of other files, whose text somebody may have pasted into this one.
 */
export function readFile(
  path: string,
  bytes: Buffer,
  schema: z.ZodType,
  others: Readonly<Record<string, z.ZodType>> = {},
): ReadFile {
  const tree = fieldTree(schema);
  const lines = bytes
    .toString()
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/);
  const at = (line: number, column: number): SourceLocation => ({
    file: path,
    line: line + 1,
    column: column + 1,
    text: lines[line] ?? '',
  });
  const unread = (message: string, line = 0, column = 0): ReadFile => ({
    path,
    tree,
    raw: undefined,
    value: undefined,
    errors: [{ message, location: at(line, column) }],
    locate: () => at(0, 0),
  });
  if (!isUtf8(bytes)) {
    const line = Math.max(
      0,
      lines.findIndex((text) => text.includes('\ufffd')),
    );
    return unread(
      'This file is not saved as UTF-8, so letters such as é would be lost. Save it again as UTF-8, or edit it on GitHub, which does',
      line,
      Math.max(0, lines[line]?.indexOf('\ufffd') ?? 0),
    );
  }
  const names = [...(lines.length === 1 ? (lines[0] ?? '').matchAll(/([A-Za-z]+):(?=\s|$)/g) : [])];
  if (names.filter(([, name = '']) => tree.properties?.[name]).length > 2)
    return unread(
      'The whole file is on one line. Begin a new line before each field; or open its last version on GitHub (History), and copy it back',
    );
  const pasted = pastedFrom(lines, tree, others);
  if (pasted)
    return unread(
      `This file has the fields of ${pasted}. Open its last version on GitHub (History), and copy it back`,
    );
  const { value: parsed, problems, locate } = parseYaml(lines, tree);
  const isEmpty = parsed === undefined || parsed === null || parsed === '';
  if (isEmpty && problems.length === 0)
    return unread('The file is empty. Open its last version on GitHub (History), and copy it back');
  const result = isEmpty ? undefined : schema.safeParse(parsed, { reportInput: true });
  const place = (fields: readonly PropertyKey[]) => {
    const { line, column } = locate(fields);
    return at(line, column);
  };
  const moved = problems.flatMap(({ missing }) => missing ?? []);
  const errors = [
    ...problems.map(({ line, column, message }) => ({
      message: nameInvisible(message),
      location: at(line, column),
    })),
    ...describeIssues(result?.error?.issues ?? [], tree, moved).map(({ path: fields, message }) => ({
      message: `${fieldName(fields) || 'The file'} ${nameInvisible(message)}`,
      location: place(fields),
    })),
  ];
  return {
    path,
    tree,
    raw: isEmpty ? undefined : parsed,
    value: errors.length === 0 ? result?.data : undefined,
    errors,
    locate: place,
  };
}

/** The name of another file whose fields these are. */
function pastedFrom(
  lines: readonly string[],
  tree: FieldTree,
  others: Readonly<Record<string, z.ZodType>>,
): string | undefined {
  const names = lines.flatMap((line) => /^([a-zA-Z]+):/.exec(line)?.[1] ?? []);
  const share = ({ properties = {} }: FieldTree) =>
    names.filter((name) => properties[name]).length / names.length;
  if (names.length < 3 || share(tree) > 0.5) return undefined;
  return Object.entries(others).find(([, schema]) => share(fieldTree(schema)) > 0.8)?.[0];
}

/** A field with text, valid or not. */
interface TextField {
  readonly path: readonly PropertyKey[];
  readonly text: string;
  readonly tree: FieldTree;
}

/** All fields of a file with text. */
export function textsIn({ raw, tree }: Pick<ReadFile, 'raw' | 'tree'>): TextField[] {
  return textsBelow([], raw, tree);
}

function textsBelow(path: readonly PropertyKey[], value: unknown, tree: FieldTree | undefined): TextField[] {
  if (!tree) return [];
  if (typeof value === 'string') return [{ path, text: value, tree }];
  if (Array.isArray(value))
    return value.flatMap((entry, index) => textsBelow([...path, index], entry, tree.items));
  return Object.entries(tree.properties ?? {}).flatMap(([key, field]) =>
    textsBelow([...path, key], Object(value)[key], field),
  );
}

/** The name of a field in messages, such as `steps › entry 2 › title`. List entries are counted from 1. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.map((key) => (typeof key === 'number' ? `entry ${key + 1}` : String(key))).join(' › ');
}

interface FieldIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/**
 * The issues from zod, each with its field. A field with a wrong name is not also reported as missing.
 * @param moved names of fields that are missing for a reason that is already reported.
 */
function describeIssues(
  issues: readonly z.core.$ZodIssue[],
  tree: FieldTree,
  moved: readonly string[],
): FieldIssue[] {
  const key = (path: readonly PropertyKey[]) => path.join('\0');
  const missing = new Map(issues.filter(isMissing).map(({ path }) => [key(path), path]));
  const explained = new Set<string>();
  const unknown = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const { path } = issue;
    const known = Object.keys(fieldAt(tree, path)?.properties ?? {});
    return issue.keys.map((name) => {
      const lacking = known.filter((other) => missing.has(key([...path, other])));
      const only = lacking.length === 1 && issue.keys.length === 1 ? lacking[0] : undefined;
      const meant = similar(name, lacking) ?? similar(name, known) ?? only;
      const home = [...missing.values()].find((other) => other.at(-1) === name);
      if (meant) explained.add(key([...path, meant]));
      else if (home) explained.add(key(home));
      return { path: [...path, name], message: adviceFor(known, meant, home) };
    });
  });
  const others = issues.filter(
    (issue) =>
      issue.code !== 'unrecognized_keys' &&
      !explained.has(key(issue.path)) &&
      !(isMissing(issue) && moved.includes(String(issue.path.at(-1)))),
  );
  return [...unknown, ...others];
}

function isMissing({ code, input }: z.core.$ZodIssue): boolean {
  return code === 'invalid_type' && input === undefined;
}

/** What to do about a name that is not a field in its place. */
function adviceFor(
  known: readonly string[],
  meant: string | undefined,
  home: readonly PropertyKey[] | undefined,
): string {
  if (meant) return `is not a field here. Did you mean ${meant}?`;
  if (!home)
    return `is not a field here. The fields here are ${known.join(', ')}. Correct its name, or delete it`;
  const place = fieldName(home.slice(0, -1)) || 'the outermost group, at the beginning of a line';
  return `is in the wrong place. It belongs in ${place}: move it there, with as many spaces before it as its neighbours`;
}
