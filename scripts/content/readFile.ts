import type { z } from 'zod';
import { nameInvisible } from '../../src/content/schema/fields.ts';
import type { LocatedDiagnostic, SourceLocation } from '../diagnostics/Diagnostic.ts';
import { type FieldTree, fieldAt, fieldNames, fieldTree } from './fieldTree.ts';
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

/** Reads a file, and checks it against its schema. */
export function readFile(path: string, source: string, schema: z.ZodType): ReadFile {
  const tree = fieldTree(schema);
  const lines = source.replace(/^\ufeff/, '').split(/\r?\n/);
  const at = (line: number, column: number): SourceLocation => ({
    file: path,
    line: line + 1,
    column: column + 1,
    text: lines[line] ?? '',
  });
  const { value: parsed, problems, locate } = parseYaml(source, new Set(fieldNames(tree)));
  const isEmpty = parsed === null || parsed === '';
  const isUnread = parsed === undefined || isEmpty;
  const result = isUnread ? undefined : schema.safeParse(parsed, { reportInput: true });
  const place = (fields: readonly PropertyKey[]) => {
    const { line, column } = locate(fields);
    return at(line, column);
  };
  const errors = [
    ...(isEmpty
      ? [
          {
            message: 'The file is empty. Open its last version on GitHub (History), and copy it back',
            location: at(0, 0),
          },
        ]
      : []),
    ...problems.map(({ line, column, message }) => ({
      message: nameInvisible(message),
      location: at(line, column),
    })),
    ...describeIssues(result?.error?.issues ?? [], tree).map(({ path: fields, message }) => ({
      message: `${fieldName(fields) || 'The file'} ${nameInvisible(message)}`,
      location: place(fields),
    })),
  ];
  return {
    path,
    tree,
    raw: isUnread ? undefined : parsed,
    value: errors.length === 0 ? result?.data : undefined,
    errors,
    locate: place,
  };
}

/** The name of a field in messages, such as `steps › entry 2 › title`. List entries are counted from 1. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.map((key) => (typeof key === 'number' ? `entry ${key + 1}` : String(key))).join(' › ');
}

interface FieldIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** The issues from zod, each with its field. A field with a wrong name is not also reported as missing. */
function describeIssues(issues: readonly z.core.$ZodIssue[], tree: FieldTree): FieldIssue[] {
  const key = (path: readonly PropertyKey[]) => path.join('\0');
  const missing = new Map(issues.filter(isMissing).map(({ path }) => [key(path), path]));
  const explained = new Set<string>();
  const unknown = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const { path } = issue;
    const known = Object.keys(fieldAt(tree, path)?.properties ?? {});
    return issue.keys.map((name) => {
      const lacking = known.filter((other) => missing.has(key([...path, other])));
      const meant = similar(name, lacking) ?? similar(name, known);
      const home = [...missing.values()].find((other) => other.at(-1) === name);
      if (meant) explained.add(key([...path, meant]));
      else if (home) explained.add(key(home));
      return { path: [...path, name], message: adviceFor(known, meant, home) };
    });
  });
  const others = issues.filter(({ code, path }) => code !== 'unrecognized_keys' && !explained.has(key(path)));
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
