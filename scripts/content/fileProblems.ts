import { isUtf8 } from 'node:buffer';
import type { WrittenField } from './parseFields.ts';
import type { Kind } from './schema.ts';

/** What is wrong in a line of a file, counted from 0. */
export type Problem = Readonly<{ line: number; message: string }>;

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

/** Why a file cannot be read, so that nothing else is said of it; undefined if it can. */
export function whyUnreadable(bytes: Buffer, lines: readonly string[]): Problem | undefined {
  const find = (pattern: RegExp) => lines.findIndex((text) => pattern.test(text));
  if (!isUtf8(bytes) || bytes.includes(0) || lines[0]?.startsWith('{\\rtf'))
    return { line: Math.max(0, find(/[\ufffd\0]/)), message: messages.notText };
  // The markers that Git leaves where two people edited the same lines, and those of a comparison.
  const line = find(/^\s*([<=>|])\1{5,}(?: |$)|^\+\w+:/);
  return line < 0 ? undefined : { line, message: messages.joined };
}

/** Lines that belong to no field, and fields that are unknown, there twice, missing, or do not begin their line. */
export function nameProblems(kind: Kind, lines: readonly string[], all: readonly WrittenField[]): Problem[] {
  const strays = all.filter(({ name }) => name === '').map(({ line }) => ({ line, message: messages.stray }));
  const written = all.filter(({ name }) => name !== '');
  const names = written.map(({ name }) => name);
  const known = Object.keys(kind.properties);
  const unknown = written.filter(({ name }) => !known.includes(name));
  const twice = written.filter(({ name }, index) => known.includes(name) && names.indexOf(name) < index);
  const absent = known.filter((name) => !names.includes(name));
  const lacks = absent.length > 0 ? `Fields that are not here: ${absent.join(', ')}. ` : '';
  // A name that is unknown may be that of a field that is missing.
  const missing = unknown.length > 0 ? [] : absent.flatMap((name) => missingField(name, kind, lines) ?? []);
  return [
    ...problemOf(unknown, 'Not a field here', lacks + messages.unknown),
    ...problemOf(twice, 'Here a second time', messages.twice),
    ...problemOf(missing, 'Missing here', messages.missing),
    ...strays,
  ];
}

type NamedLine = Pick<WrittenField, 'name' | 'line'>;

/** A field that begins no line: where its name stands nevertheless. Undefined if it may be left out, and is. */
function missingField(name: string, { required }: Kind, lines: readonly string[]): NamedLine | undefined {
  const isNeeded = required.includes(name);
  const itsLine = isNeeded
    ? `^[\\W_]*${name}\\b` // `# email: …`, `**heroHeadline:**`, `role Strategic`
    : `^[^\\w#]+${name}\\s*:`; // `  focus: …`: a comment may name an optional field, and so may words
  const line = lines.findIndex((text) => new RegExp(itsLine).test(text));
  if (line >= 0) return { name: `${name} (line ${line + 1} has it)`, line };
  return isNeeded ? { name, line: 0 } : undefined;
}

/** What is said at the first of some fields, if there is one, about all of them. */
function problemOf(fields: readonly NamedLine[], says: string, remedy: string): Problem[] {
  const list = [...new Set(fields.map(({ name }) => name))].join(', ');
  return fields.slice(0, 1).map(({ line }) => ({ line, message: `${says}: ${list}. ${remedy}` }));
}
