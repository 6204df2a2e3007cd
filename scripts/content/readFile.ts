import { isUtf8 } from 'node:buffer';
import { distance } from 'fastest-levenshtein';
import type { LocatedDiagnostic, SourceLocation } from 'prerender-engine/diagnostics';
import { brokenRule, nameInvisible, tidy } from '../../src/content/schema/fields.ts';
import type { ContentFile } from './contentFiles.ts';
import { type Field, type Kind, kinds } from './kinds.ts';
import { type FieldLines, type Problem, parseFields } from './parseFields.ts';
import { errors } from './wordingRules.ts';

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
  /** Whether words stand beside its name and on the lines below. */
  readonly isSplit: boolean;
}

/** Reads a file, and checks it against its schema. @param directory of the content, from the project's root. */
export function readFile(file: ContentFile, directory: string): ReadFile {
  const { kind, bytes } = file;
  const source = bytes.toString().replace(/[\ufeff\u200b]/g, '');
  // Names may be indented if all are.
  const dedented = /^\w+:/m.test(source) ? source : source.replace(/^ +(?=\w+:|#)/gm, '');
  const lines = dedented.split(/\r\n|\r|\n/);
  const { written, problems } = parseFields(lines, Object.keys(kind.properties));
  const fields = [...new Map(written.map((field) => [field.name, field])).values()]; // the last of each name
  const raw = Object.fromEntries(fields.map(({ name, words }) => [name, words]));
  const texts = fields.flatMap(({ name, words: text, isSplit }): TextField[] =>
    text !== null && kind.properties[name] ? [{ ...kind.properties[name], name, text, isSplit }] : [],
  );
  const unreadable = whyUnreadable(file, lines, raw, problems.length);
  const { data, error } = kind.schema.safeParse(raw, { reportInput: true });
  const problemIn = (name: string, message = ''): Problem[] => {
    const field = message && written.find((one) => one.name === name);
    return field ? [{ line: field.line, message: `${name} ${message}` }] : [];
  };
  const issues = [
    ...texts.flatMap(({ name, text, maxLength }) =>
      problemIn(name, maxLength ? brokenRule(tidy(text.slice(0, 1000)), errors) : ''),
    ),
    ...(error?.issues ?? []).flatMap(({ path, message }) => problemIn(String(path[0]), message)),
  ];
  const all = unreadable ? [unreadable] : [...nameProblems(lines, written, problems, kind), ...problems, ...issues];
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

const lastVersion = 'the file’s last version is on GitHub (History): copy the words back from it';

/** Why a file cannot be read, so that nothing else is said of it; undefined if it can. */
function whyUnreadable({ bytes, kind, folder }: ContentFile, lines: string[], raw: ReadFile['raw'], problems: number) {
  const [names, fields] = [Object.keys(raw), Object.keys(kind.properties)];
  const find = (pattern: RegExp) => lines.findIndex((text) => pattern.test(text));
  const isOf = ({ properties, required }: Kind) =>
    names.every((name) => properties[name]) && required.every((name) => names.includes(name));
  const [place] = [...kinds].find(([, kind]) => isOf(kind)) ?? [];
  const foreign = names.filter((name) => !fields.includes(name));
  const isText = isUtf8(bytes) && !/\0|^(\{\\rtf|<!doctype|<html)/i.test(`${bytes}`);
  // The markers that Git leaves where two people edited the same lines, and those of a comparison.
  const marker = find(/^\s*([<=>|])\1{5,}( |$)|^\+\w+:/);
  const words = find(/^\s*[^#\s]/);
  const notText =
    'This file is not plain text in UTF-8: another program saved it in its own format, or letters such as é would be lost. Copy its words into a file on GitHub, or save it as plain text in UTF-8';
  const joined =
    'Two versions of these lines were joined here. Keep one of them, and delete the other and the signs of both: lines that begin with <<<<<<<, ======= or >>>>>>>, and + or - before a name';
  const empty = `The file is empty, or has only comments, after a #, or no words after its fields. If it is new, copy another of its folder into it; ${folder && 'to remove what it shows, delete the file; '}if neither, ${lastVersion}`;
  const noFields = `This file is not written in fields. Begin a line with each of these names and a colon, with nothing before them: ${fields.join(', ')}`;
  const moved = `Not a field here, but in ${place}: ${foreign.join(', ')}. If the file belongs there, move it; if not, ${lastVersion}`;
  const at = (line: number, message: string): Problem => ({ line: Math.max(0, line), message });
  if (!isText) return at(find(/[\ufffd\0]/), notText);
  if (marker >= 0) return at(marker, joined);
  if (words < 0 || (names.length > 2 && Object.values(raw).every((text) => text === null))) return at(0, empty);
  if (problems > 2 * names.length) return at(words, noFields);
  return place && foreign.length > 1 ? at(0, moved) : undefined;
}

/** Fields with wrong names, and those that are duplicate, missing, or do not begin their line. */
function nameProblems(lines: string[], written: FieldLines[], strays: Problem[], kind: Kind): Problem[] {
  const { properties, required } = kind;
  const names = written.map(({ name }) => name);
  const unknown = written.filter(({ name }) => !properties[name]);
  const twice = written.filter(({ name }, index) => properties[name] && names.indexOf(name) < index);
  const lacking = Object.keys(properties).flatMap((name) => {
    // A comment may name an optional field, and so may words.
    const before = required.includes(name) ? `[\\W_]*${name}(?![^\\W_])|(\\W|\\S+\\s).*` : '[^\\w#]+';
    const line = lines.findIndex((text) => new RegExp(`^(${before}${name}\\s*[:=])`).test(text));
    const isMeant = line >= 0 || unknown.some((one) => 2 * distance(one.name, name) <= name.length);
    if (names.includes(name) || !(isMeant || required.includes(name))) return [];
    return line < 0 ? { name, line: 0 } : { name: `${name} (line ${line + 1} has it)`, line };
  });
  const list = (fields: readonly { name: string }[]) => [...new Set(fields.map(({ name }) => name))].join(', ');
  const missing = lacking.length > 0 ? `Missing here: ${list(lacking)}. ` : '';
  const notAField = `Not a field here: ${list(unknown)}. ${missing}Correct the name, or delete the field; if the line belongs to the words above, begin it with two spaces`;
  const again = `Here a second time: ${list(twice)}. Delete one of the two; if these are the words of another entry, move them to a file of their own`;
  const gone = `${missing}Begin a line with the name and a colon, with nothing before them and your words after them; if it was deleted, ${lastVersion}`;
  const [lacked] = lacking.toSorted((one, other) => other.line - one.line);
  const [stray] = lacking.length === 1 && lacked?.line === 0 ? strays : [];
  const nameless = `${missing}If these are its words, write on a line above them  ${lacked?.name}: >-`;
  const at = (first: { line: number } | undefined, message: string) => (first ? [{ line: first.line, message }] : []);
  return [
    ...at(unknown[0], notAField),
    ...at(twice[0], again),
    ...(unknown.length > 0 ? [] : stray ? at(stray, nameless) : at(lacked, gone)),
  ];
}
