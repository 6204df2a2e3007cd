import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { nameInvisible } from '../../src/content/schema/fields.ts';
import { type Content, type ContentFile, contentSchema } from '../../src/content/schema.ts';
import type { Diagnostic, SourceLocation } from '../diagnostics/Diagnostic.ts';
import { type ParsedYaml, parseYaml } from './parseYaml.ts';
import { similar } from './similar.ts';

/** The result of reading the content files. */
export interface ReadContent {
  /** The content as the site uses it; undefined if it has errors. */
  readonly content: Content | undefined;
  /** The raw data of each file, with its errors; undefined for a file that cannot be read. */
  readonly written: Readonly<Partial<Record<ContentFile, unknown>>>;
  /** Every error. */
  readonly diagnostics: readonly Diagnostic[];
  /** The location of a field, for other checks to report at. */
  readonly locate: (file: ContentFile, path: readonly PropertyKey[]) => SourceLocation;
}

const fileNames = Object.keys(contentSchema.shape) as ContentFile[];
const fields = new Set(fieldsOf(z.toJSONSchema(contentSchema, { io: 'input' })));

/**
 * Reads the content files and reports every error in them.
 * @param directory that holds them, from the project's root.
 * @param changes the text of files, by name, to read in place of those on disk.
 */
export function readContent(
  directory = 'src/content',
  changes: Readonly<Record<string, string>> = {},
): ReadContent {
  const sources = new Map<ContentFile, string>();
  for (const name of fileNames) {
    const file = join(directory, `${name}.yaml`);
    const text = changes[name] ?? (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
    if (text !== undefined) sources.set(name, text);
  }
  const parsed = new Map([...sources].map(([name, source]) => [name, parse(name, source)]));
  const location = (name: ContentFile, line: number, column: number): SourceLocation => ({
    file: `${directory}/${name}.yaml`,
    line: line + 1,
    column: column + 1,
    text: (sources.get(name) ?? '').replace(/^\ufeff/, '').split(/\r?\n/)[line] ?? '',
  });
  const locate = (name: ContentFile, path: readonly PropertyKey[]) => {
    const { line, column } = parsed.get(name)?.locate(path) ?? { line: 0, column: 0 };
    return location(name, line, column);
  };
  const written: Partial<Record<ContentFile, unknown>> = {};
  const empty: ContentFile[] = [];
  for (const [name, { value, problems }] of parsed) {
    if (value === null || value === '') empty.push(name);
    else if (value !== undefined || problems.length === 0) written[name] = value;
  }
  const result = contentSchema.safeParse(written);
  const unread = new Set<PropertyKey>([...fileNames.filter((name) => written[name] === undefined)]);
  const diagnostics: Diagnostic[] = [
    ...strayFiles(directory),
    ...fileNames.flatMap((name) => (sources.has(name) ? [] : [missingFile(directory, name)])),
    ...empty.map((name) => ({
      message: 'The file is empty. Open its last version on GitHub (History), and copy it back',
      location: location(name, 0, 0),
    })),
    ...[...parsed].flatMap(([name, { problems }]) =>
      problems.map(({ line, column, message }) => ({
        message: nameInvisible(message),
        location: location(name, line, column),
      })),
    ),
    ...describeIssues((result.error?.issues ?? []).filter(({ path: [name] }) => !unread.has(name ?? ''))).map(
      ({ name, path, message }) => ({ message, location: locate(name, path) }),
    ),
  ];
  return {
    content: diagnostics.length === 0 ? result.data : undefined,
    written,
    diagnostics: sortByPlace(diagnostics),
    locate,
  };
}

const lastParsed = new Map<ContentFile, { readonly source: string; readonly result: ParsedYaml }>();

/** Parses a file, or returns the last result if its text is unchanged: a save changes only one file. */
function parse(name: ContentFile, source: string): ParsedYaml {
  const last = lastParsed.get(name);
  if (last?.source === source) return last.result;
  const result = parseYaml(source, fields);
  lastParsed.set(name, { source, result });
  return result;
}

interface FieldIssue {
  readonly name: ContentFile;
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** The issues from zod as sentences that begin with the field. A misspelt field is not also reported as missing. */
function describeIssues(issues: readonly z.core.$ZodIssue[]): FieldIssue[] {
  const missing = new Set(
    issues.filter(({ message }) => message.startsWith('is missing')).map(({ path }) => path.join('\0')),
  );
  const explained = new Set<string>();
  const unknown = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const known = issue.message.split(',');
    return issue.keys.map((key) => {
      const path = [...issue.path, key];
      const isMissing = (name: string) => missing.has([...issue.path, name].join('\0'));
      const meant = similar(key, known.filter(isMissing)) ?? similar(key, known);
      if (meant && isMissing(meant)) explained.add([...issue.path, meant].join('\0'));
      const home = [...missing].find((other) => other.split('\0').at(-1) === key);
      if (!meant && home) {
        explained.add(home);
        const place = fieldName(home.split('\0').slice(1, -1));
        return fieldIssue(
          path,
          `is in the wrong place. It belongs in ${place || 'the outermost group, at the beginning of a line'}: move it there, with as many spaces before it as its neighbours`,
        );
      }
      return fieldIssue(
        path,
        meant
          ? `is not a field here. Did you mean ${meant}?`
          : `is not a field here. The fields here are ${known.join(', ')}. Correct its name, or delete it`,
      );
    });
  });
  const others = issues.flatMap(({ code, path, message }) =>
    code === 'unrecognized_keys' || explained.has(path.join('\0')) ? [] : [fieldIssue(path, message)],
  );
  return [...unknown, ...others];
}

function fieldIssue([name, ...path]: readonly PropertyKey[], message: string): FieldIssue {
  return {
    name: name as ContentFile,
    path,
    message: `${fieldName(path) || 'The file'} ${nameInvisible(message)}`,
  };
}

/** The name of a field in messages, such as `steps › entry 2 › title`. List entries are counted from 1. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((key) =>
      typeof key === 'number' || /^\d+$/.test(String(key)) ? `entry ${Number(key) + 1}` : String(key),
    )
    .join(' › ');
}

function missingFile(directory: string, name: string): string {
  return `${directory}/${name}.yaml is missing. Put it back: on GitHub, its last version is in the History of the folder`;
}

/** Reports YAML files that are not part of the content. */
function strayFiles(directory: string): string[] {
  const known = fileNames.map((name) => `${name}.yaml`);
  return readdirSync(directory)
    .filter((file) => /\.ya?ml$/i.test(file) && !known.includes(file))
    .map((file) => {
      const meant = similar(file, known);
      return `${directory}/${file} is not a content file. ${meant ? `Did you mean ${meant}?` : `Delete it, or describe it in src/content/schema.ts. The content files are ${known.join(', ')}`}`;
    });
}

function sortByPlace(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const order = (one: Diagnostic) => (typeof one === 'string' ? '' : one.location.file);
  const line = (one: Diagnostic) => (typeof one === 'string' ? 0 : one.location.line);
  return diagnostics.toSorted(
    (one, other) => order(one).localeCompare(order(other)) || line(one) - line(other),
  );
}

function fieldsOf(schema: object): string[] {
  const { properties = {}, items } = schema as {
    properties?: Readonly<Record<string, object>>;
    items?: object;
  };
  return [
    ...Object.entries(properties).flatMap(([name, field]) => [name, ...fieldsOf(field)]),
    ...(items ? fieldsOf(items) : []),
  ];
}
