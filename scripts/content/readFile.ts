import { isUtf8 } from 'node:buffer';
import type { LocatedDiagnostic, SourceLocation } from 'prerender-engine/diagnostics';
import type { ContentFile } from './contentFiles.ts';
import { isAlike } from './fields.ts';
import { fileMessages as messages, nameInvisible } from './fileMessages.ts';
import { parseFields, type WrittenField } from './parseFields.ts';
import { type Field, type Kind, kinds } from './schema.ts';

/** A content file, checked by itself. */
export interface ReadFile extends ContentFile {
  /** The fields that it has, valid or not; none if the file cannot be read. */
  readonly fields: readonly (WrittenField & Field)[];
  /** What the site uses of it; undefined if it has errors. */
  readonly value: unknown;
  readonly errors: readonly LocatedDiagnostic[];
  /** The location of a field, for other checks to report at; of a missing one, that of the first line. */
  readonly locate: (name: string) => SourceLocation;
}

/** What is wrong in a line of a file, counted from 0. */
interface Problem {
  readonly line: number;
  readonly message: string;
}

/** Reads a file, and checks it against its schema. @param directory of the content, from the project's root. */
export function readFile(file: ContentFile, directory: string): ReadFile {
  const { kind } = file;
  const source = file.bytes.toString().replace(/[\ufeff\u200b]/g, '');
  const lines = source.split(/\r\n|\r|\n/);
  const { fields, strays } = parseFields(lines, Object.keys(kind.properties));
  const unreadable = whyUnreadable(file, lines, fields, strays.length);
  const written = unreadable ? [] : fields;
  const { data, problems } = checkWords(kind, written);
  const misplaced = strays.map((line): Problem => ({ line, message: messages.stray }));
  const all = unreadable ? [unreadable] : [...nameProblems(kind, lines, written), ...misplaced, ...problems];
  const path = `${directory}/${file.path}`;
  const locate = (line = 0) => ({ file: path, line: line + 1, column: 1, text: lines[line] ?? '' });
  const fieldAt = (at: number) => written.find(({ line, end }) => line <= at && at < end)?.line ?? at;
  // The others of the same field may follow from the first.
  const firsts = new Map(all.toReversed().map((problem) => [fieldAt(problem.line), problem]));
  return {
    ...file,
    fields: written.map((field) => ({ ...kind.properties[field.name], ...field })),
    value: all.length === 0 ? data : undefined,
    errors: [...firsts.values()]
      .sort((one, other) => one.line - other.line)
      .map(({ line, message }) => ({ message: nameInvisible(message), location: locate(line) })),
    locate: (name) => locate(written.find((field) => field.name === name)?.line),
  };
}

/** Why a file cannot be read, so that nothing else is said of it; undefined if it can. */
function whyUnreadable(
  { bytes, kind }: ContentFile,
  lines: readonly string[],
  written: readonly WrittenField[],
  strays: number,
) {
  const names = written.map(({ name }) => name);
  const known = Object.keys(kind.properties);
  const foreign = names.filter((name) => !known.includes(name));
  const find = (pattern: RegExp) => lines.findIndex((text) => pattern.test(text));
  const at = (line: number, message: string): Problem => ({ line: Math.max(0, line), message });
  if (!isUtf8(bytes) || bytes.includes(0) || /^(?:\{\\rtf|<!doctype|<html)/i.test(lines[0] ?? ''))
    return at(find(/[\ufffd\0]/), messages.notText);
  // The markers that Git leaves where two people edited the same lines, and those of a comparison.
  const marker = find(/^\s*([<=>|])\1{5,}(?: |$)|^\+\w+:/);
  if (marker >= 0) return at(marker, messages.joined);
  const first = find(/^\s*[^#\s]/);
  const isEmpty = names.length > 2 && written.every(({ words }) => words === null);
  if (first < 0 || isEmpty) return at(0, messages.empty);
  const [place] = [...kinds].find(([, { required }]) => required.every((name) => names.includes(name))) ?? [];
  if (place && kinds.get(place) !== kind && (foreign.length > 1 || foreign.length === names.length))
    return at(0, messages.foreign(place, foreign));
  const isProse = foreign.length === names.length || strays > 2 * names.length;
  return isProse ? at(first, messages.noFields(known)) : undefined;
}

/** Words that are not what their fields need. */
function checkWords({ schema, properties }: Kind, written: readonly WrittenField[]) {
  const values = Object.fromEntries(written.map(({ name, words }) => [name, words]));
  const { data, error } = schema.safeParse(values, { reportInput: true });
  const lists = written.filter(({ name, isList }) => isList && properties[name]?.maxLength);
  const issues = [
    ...lists.map(({ name }) => ({ name, message: messages.list })),
    ...(error?.issues ?? []).map(({ path, message }) => ({ name: path[0], message })),
  ];
  const problems = issues.flatMap(({ name, message }): Problem[] => {
    const field = written.find((one) => one.name === name);
    return field ? [{ line: field.line, message: `${field.name} ${message}` }] : [];
  });
  return { data, problems };
}

/** Fields with wrong names, and those that are duplicate, missing, or do not begin their line. */
function nameProblems({ properties, required }: Kind, lines: readonly string[], written: readonly WrittenField[]) {
  const names = written.map(({ name }) => name);
  const known = Object.keys(properties);
  const unknown = written.filter(({ name }) => !known.includes(name));
  const twice = written.filter(({ name }, index) => known.includes(name) && names.indexOf(name) < index);
  const absent = known.filter((name) => !names.includes(name));
  const lacking = absent.flatMap((name) => {
    // A comment may name an optional field, and so may words.
    const isNeeded = required.includes(name);
    const itsLine = new RegExp(
      isNeeded ? `^[\\W_]*${name}(?![^\\W_])|${name}\\s*[:：=]` : `^[^\\w#]+${name}\\s*[:：=]`,
    );
    const line = lines.findIndex((text) => itsLine.test(text));
    if (line >= 0) return { name: `${name} (line ${line + 1} has it)`, line };
    return isNeeded || unknown.some((field) => isAlike(field.name, name)) ? { name, line: 0 } : [];
  });
  const namesOf = (fields: readonly { readonly name: string }[]) => fields.map(({ name }) => name);
  const [lacked] = lacking.toSorted((one, other) => other.line - one.line);
  const at = (first: { line: number } | undefined, message: string): Problem[] =>
    first ? [{ line: first.line, message }] : [];
  return [
    ...at(unknown[0], messages.unknown(namesOf(unknown), namesOf(lacking))),
    ...at(twice[0], messages.twice(namesOf(twice))),
    ...(unknown.length > 0 ? [] : at(lacked, messages.missing(namesOf(lacking)))),
  ];
}
