import { isUtf8 } from 'node:buffer';
import { distance } from 'fastest-levenshtein';
import { nameInvisible } from '../../src/content/schema/fields.ts';
import type { LocatedDiagnostic, SourceLocation } from '../command/Diagnostic.ts';
import type { ContentFile } from './contentFiles.ts';
import { type Field, type Kind, kinds } from './kinds.ts';
import { type FieldLines, type Problem, parseFields } from './parseFields.ts';

/** A content file, checked by itself. */
export interface ReadFile extends ContentFile {
  /** The words of each field that it has; none if it cannot be read. */
  readonly raw: Readonly<Record<string, string | null>>;
  readonly texts: readonly TextField[];
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

/** Reads a file, and checks it against its schema. @param directory of the content, from the project's root. */
export function readFile(file: ContentFile, directory: string): ReadFile {
  const { kind, bytes } = file;
  const source = bytes.toString().replace(/[\ufeff\u200b]/g, '');
  const lines = source.split(/\r\n|\r|\n/);
  const { written, problems } = parseFields(lines, Object.keys(kind.properties));
  const raw = Object.fromEntries(written.map(({ name, words }) => [name, words]));
  const texts = Object.entries(raw).flatMap(([name, text]): TextField[] =>
    text !== null && kind.properties[name] ? [{ ...kind.properties[name], name, text }] : [],
  );
  const unreadable = whyUnreadable(bytes, lines, Object.keys(raw), problems.length, kind);
  const { data, error } = kind.schema.safeParse(raw, { reportInput: true });
  const issues = (error?.issues ?? []).flatMap(({ path, message }) => {
    const field = written.find(({ name }) => name === path[0]);
    return field ? { line: field.line, message: `${field.name} ${message}` } : [];
  });
  const all = unreadable ? [unreadable] : [...nameProblems(lines, written, kind), ...problems, ...issues];
  const fieldAt = (at: number) => written.find(({ line, lines }) => line <= at && at < line + lines.length)?.line ?? at;
  const path = `${directory}/${file.path}`;
  const locate = (line = 0) => ({ file: path, line: line + 1, column: 1, text: lines[line] ?? '' });
  return {
    ...file,
    raw: unreadable ? {} : raw,
    texts: unreadable ? [] : texts,
    value: all.length === 0 ? data : undefined,
    errors: all
      // The others of the same field may follow from the first.
      .filter(({ line }, index) => all.findIndex((one) => fieldAt(one.line) === fieldAt(line)) === index)
      .sort((one, other) => one.line - other.line)
      .map(({ line, message }) => ({ message: nameInvisible(message), location: locate(line) })),
    locate: (name) => locate((written.find((one) => one.name === name) ?? written[0])?.line),
  };
}

/** What to do about words that are gone. */
const lastVersion = 'the file’s last version is on GitHub (History): copy the words back from it';

/** Why a file cannot be read, so that nothing else is said of it; undefined if it can. */
function whyUnreadable(
  bytes: Buffer,
  lines: readonly string[],
  names: readonly string[],
  problems: number,
  { properties }: Kind,
): Problem | undefined {
  const find = (pattern: RegExp) => lines.findIndex((text) => pattern.test(text));
  const at = (isTrue: boolean, line = 0) => (isTrue ? Math.max(0, line) : -1);
  const isOf = (kind: Kind) =>
    names.every((name) => kind.properties[name]) && kind.required.every((name) => names.includes(name));
  const [other] = [...kinds].find(([, kind]) => isOf(kind)) ?? [];
  const foreign = names.filter((name) => !properties[name]);
  const words = find(/^\s*[^#\s]/);
  const reasons: readonly (readonly [line: number, message: string])[] = [
    [
      at(!isUtf8(bytes) || /\0|^(\{\\rtf|<!doctype|<html)/i.test(`${bytes}`), find(/[\ufffd\0]/)),
      'This file is not plain text in UTF-8: another program saved it in its own format, or letters such as é would be lost. Copy its words into a file on GitHub, or save it as plain text in UTF-8',
    ],
    [
      find(/^\s*([<=>|])\1{5,}( |$)/), // the markers that Git leaves where two people edited the same lines
      'Two versions of these lines were joined here. Keep one of them, and delete the other and the lines that begin with <<<<<<<, ======= or >>>>>>>',
    ],
    [
      at(words < 0),
      `The file is empty, or has only comments, after a #. If it is new, copy another of its folder into it; if not, ${lastVersion}`,
    ],
    [
      at(problems > 2 * names.length, words),
      `This file is not written in fields. Begin a line with each of these names and a colon, with nothing before them: ${Object.keys(properties).join(', ')}`,
    ],
    [
      at(other !== undefined && 2 * foreign.length >= names.length),
      `Not a field here, but in ${other}: ${foreign.join(', ')}. If the file belongs there, move it; if not, ${lastVersion}`,
    ],
  ];
  return reasons.map(([line, message]) => ({ line, message })).find(({ line }) => line >= 0);
}

/** Fields with wrong names, and fields that stand twice, are missing, or do not begin their line. */
function nameProblems(
  lines: readonly string[],
  written: readonly FieldLines[],
  { properties, required }: Kind,
): Problem[] {
  const names = written.map(({ name }) => name);
  const unknown = written.filter(({ name }) => !properties[name]);
  const twice = written.filter(({ name }, index) => properties[name] && names.indexOf(name) < index);
  const lacking = Object.keys(properties).flatMap((name) => {
    // A comment may name an optional field, and so may words.
    const before = required.includes(name) ? `[\\W_]*${name}(?![^\\W_])|(\\W|\\S+\\s).*` : '[^\\w#]+';
    const line = lines.findIndex((text) => new RegExp(`^(${before}${name}\\s*[:=])`).test(text));
    const isMissed =
      line >= 0 || required.includes(name) || unknown.some((one) => 2 * distance(one.name, name) <= name.length);
    return isMissed && !names.includes(name) ? { name, line } : [];
  });
  const list = (fields: readonly FieldLines[]) => [...new Set(fields.map(({ name }) => name))].join(', ');
  const missing = lacking.map(({ name, line }) => (line < 0 ? name : `${name} (line ${line + 1} has it)`));
  const isMissing = missing.length > 0 ? `. Missing here: ${missing.join(', ')}` : '';
  const problems = [
    {
      line: unknown[0]?.line,
      message: `Not a field here: ${list(unknown)}${isMissing}. Correct the name, or delete the field; if the line belongs to the words above, begin it with two spaces`,
    },
    {
      line: twice[0]?.line,
      message: `Here a second time: ${list(twice)}. Delete one of the two; if these are the words of another entry, move them to a file of their own`,
    },
    {
      line: unknown.length > 0 ? undefined : lacking[0] && (lacking.find(({ line }) => line >= 0)?.line ?? 0),
      message: `${isMissing.slice(2)}. Begin a line with the name and a colon, and nothing before them; if it was deleted, ${lastVersion}`,
    },
  ];
  return problems.flatMap(({ line, message }) => (line === undefined ? [] : { line, message }));
}
