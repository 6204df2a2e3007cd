import { isUtf8 } from 'node:buffer';
import type { LocatedDiagnostic } from 'prerender-engine/diagnostics';
import type { ContentFile } from './contentFiles.ts';
import { parseFields, type WrittenField } from './parseFields.ts';
import type { Field, Kind } from './schema.ts';

/** A content file, checked by itself. */
export interface ReadFile extends ContentFile {
  /** The fields that it has, valid or not; none if the file cannot be read. */
  readonly fields: readonly (WrittenField & Field)[];
  /** What the site uses of it; undefined if it has errors. */
  readonly value: unknown;
  readonly errors: readonly LocatedDiagnostic[];
  /** What another check says of a field, at its line; of one that is missing, at the first. */
  readonly report: (field: string, says: string) => LocatedDiagnostic;
}

/** What is wrong in a line of a file, counted from 0. */
type Problem = Readonly<{ line: number; message: string }>;

/** What is said of a file, and what to do with the fields that are named before. */
const messages = {
  notText:
    'This file is not plain text in UTF-8: another program saved it in its own format, or letters such as é would be lost. Copy its words into a file on GitHub, or save it as plain text in UTF-8',
  joined:
    'Two versions of these lines were joined here. Keep one of them, and delete the other and the signs of both: lines that begin with <<<<<<<, ======= or >>>>>>>, and + or - before a name',
  stray:
    'This line does not begin with the name of a field and a colon. If it is a field, let it begin so; if its words belong to the field above, put them right below it, with two spaces before them; if it is a comment, begin it with #; if not, delete it',
  unknown:
    'Correct the name, or delete the field; if the line belongs to the words above, begin it with two spaces; if the file belongs elsewhere, move it',
  twice: 'Delete one of the two; if these are the words of another entry, move them to a file of their own',
  missing:
    'Begin a line with the name and a colon, with nothing before them and your words after them; if it was deleted, the file’s last version is on GitHub (History): copy the words back from it',
};

/** Reads a file, and checks it against its schema. @param directory of the content, from the project's root. */
export function readFile(file: ContentFile, directory: string): ReadFile {
  const { kind, bytes } = file;
  const lines = bytes
    .toString()
    .replace(/[\ufeff\u200b]/g, '')
    .split(/\r\n|\r|\n/);
  const unreadable = whyUnreadable(bytes, lines);
  const written = unreadable ? [] : parseFields(lines, Object.keys(kind.properties));
  const fields = written.filter(({ name }) => name !== '');
  const strays = written.filter(({ name }) => name === '').map(({ line }) => ({ line, message: messages.stray }));
  const words = Object.fromEntries(fields.map((field) => [field.name, field.words]));
  const { data, error } = kind.schema.safeParse(words, { reportInput: true });
  const wrongWords = (error?.issues ?? []).flatMap(({ path: [name], message }): Problem[] => {
    const field = fields.find((one) => one.name === name);
    return field ? [{ line: field.line, message: `${field.name} ${message}` }] : [];
  });
  const problems = unreadable ? [unreadable] : [...nameProblems(kind, lines, fields), ...strays, ...wrongWords];
  const fieldAt = (at: number) => fields.find(({ line, end }) => line <= at && at < end)?.line ?? at;
  // The others of the same field may follow from the first.
  const firsts = new Map(problems.toReversed().map((problem) => [fieldAt(problem.line), problem]));
  const path = `${directory}/${file.path}`;
  const report = (message: string, line = 0) => ({
    message: nameInvisible(message),
    location: { file: path, line: line + 1, column: 1, text: lines[line] ?? '' },
  });
  return {
    ...file,
    fields: fields.map((field) => ({ ...kind.properties[field.name], ...field })),
    value: problems.length === 0 ? data : undefined,
    errors: [...firsts.values()].sort((a, b) => a.line - b.line).map(({ line, message }) => report(message, line)),
    report: (field, says) => report(`${field} ${says}`, fields.find(({ name }) => name === field)?.line),
  };
}

/** Why a file cannot be read, so that nothing else is said of it; undefined if it can. */
function whyUnreadable(bytes: Buffer, lines: readonly string[]): Problem | undefined {
  const find = (pattern: RegExp) => lines.findIndex((text) => pattern.test(text));
  if (!isUtf8(bytes) || bytes.includes(0) || lines[0]?.startsWith('{\\rtf'))
    return { line: Math.max(0, find(/[\ufffd\0]/)), message: messages.notText };
  // The markers that Git leaves where two people edited the same lines, and those of a comparison.
  const line = find(/^\s*([<=>|])\1{5,}(?: |$)|^\+\w+:/);
  return line < 0 ? undefined : { line, message: messages.joined };
}

/** Fields with wrong names, and those that are duplicate, missing, or do not begin their line. */
function nameProblems({ properties, required }: Kind, lines: readonly string[], written: readonly WrittenField[]) {
  const names = written.map(({ name }) => name);
  const known = Object.keys(properties);
  const unknown = written.filter(({ name }) => !known.includes(name));
  const twice = written.filter(({ name }, index) => known.includes(name) && names.indexOf(name) < index);
  const absent = known.filter((name) => !names.includes(name));
  const missing = absent.flatMap((name) => {
    const isNeeded = required.includes(name);
    // A comment may name an optional field, and so may words.
    const itsLine = isNeeded ? `^[\\W_]*${name}\\b` : `^[^\\w#]+${name}\\s*:`;
    const line = lines.findIndex((text) => new RegExp(itsLine).test(text));
    if (line >= 0) return { name: `${name} (line ${line + 1} has it)`, line };
    return isNeeded ? { name, line: 0 } : [];
  });
  const lacks = absent.length > 0 ? `Fields that are not here: ${absent.join(', ')}. ` : '';
  const at = (fields: readonly { name: string; line: number }[], says: string, remedy: string): Problem[] => {
    const list = [...new Set(fields.map(({ name }) => name))].join(', ');
    return fields.slice(0, 1).map(({ line }) => ({ line, message: `${says}: ${list}. ${remedy}` }));
  };
  return [
    ...at(unknown, 'Not a field here', lacks + messages.unknown),
    ...at(twice, 'Here a second time', messages.twice),
    ...at(unknown.length > 0 ? [] : missing, 'Missing here', messages.missing),
  ];
}

/** Replaces each invisible character by its number in Unicode, as in `hello⟨U+200B⟩@example.com`. */
function nameInvisible(text: string): string {
  const numberOf = (character: string) => character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return text.replace(/[\p{C}\p{Zl}\p{Zp}\u00a0\u202f]/gu, (character) => `⟨U+${numberOf(character)}⟩`);
}
