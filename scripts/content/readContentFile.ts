import { isUtf8 } from 'node:buffer';
import { isMap, isScalar, parseDocument } from 'yaml';
import { explainPointer } from '../command/filePointers.ts';
import { type LocatedDiagnostic, UserError } from '../prerender/index.ts';
import type { Field, References } from './fields.ts';
import type { FileKind } from './schema.ts';

// Splits a file into lines, the lines into fields, and reads each field as YAML and then as its schema says. Each step
// reports its errors and goes on, so that the owner sees all of them at once.

/** What is wrong in a line of a file, counted from 0. */
type Problem = Readonly<{ line: number; message: string }>;

/** A field as it is in a file. `raw` is null if it is empty, or if a problem makes it unreadable. */
type WrittenField = Readonly<{ name: string; line: number; raw: string | null; problem?: Problem | undefined }>;

/** A content file, checked by itself. */
export interface CheckedFile {
  /** The fields that it contains, valid or not; none if the file cannot be read. */
  readonly fields: readonly (WrittenField & Partial<Field>)[];
  /** What the site uses of it, by the names of the fields, without fields that have errors. */
  readonly value: Readonly<Record<string, unknown>>;
  readonly errors: readonly LocatedDiagnostic[];
  /** Returns the error that another check finds in a field, with its line; with the first, if the field is missing. */
  readonly report: (field: string, message: string) => LocatedDiagnostic;
}

/**
 * Reads a file and checks it against its schema.
 * @param file its path, for messages.
 * @param bytes undefined if it is a broken link.
 * @param references what its fields can refer to.
 */
export function readContentFile(
  file: string,
  bytes: Buffer | undefined,
  kind: FileKind,
  references: References,
): CheckedFile {
  const lines = (bytes ?? '').toString().split(/\r\n?|[\n\v\f\u0085\u2028\u2029]/);
  const unreadable = bytes ? whyUnreadable(bytes, lines) : { line: 0, message: messages.gone };
  const { fields, value, problems } = unreadable
    ? { fields: [], value: {}, problems: [unreadable] }
    : checkFields(lines.map(cleanLine), kind, references);
  const locate = ({ line, message }: Problem) => ({
    message: nameDeceptive(message),
    location: { file, line: line + 1, text: lines[line] ?? '' },
  });
  return {
    fields: fields.map((field) => ({ ...kind.fields[field.name], ...field })),
    value,
    errors: problems.toSorted((a, b) => a.line - b.line).map(locate),
    report: (name, message) =>
      locate({ line: fields.find((field) => field.name === name)?.line ?? 0, message: `${name} ${message}` }),
  };
}

const messages = {
  gone: 'This symbolic link is broken. Put the file itself in its place, or delete the link',
  notText:
    'This file is not plain text in UTF-8. Save it as plain text with the encoding UTF-8, or copy its text into a new file on GitHub',
  joined:
    'These lines contain two versions of the text, which Git or a comparison has marked. Keep one version. Delete the other and every mark: lines that begin with <<<<<<<, |||||||, ======= or >>>>>>>, and a + or - before a name',
  stray:
    'This line is not a field, which begins with its name, a colon and a space. If it is a comment, begin it with #. If it belongs to the text of the field above, put it right below that text, with two spaces before it. Otherwise delete it',
  comment: 'This comment is inside the text of a field, where visitors would read it. Move it above the field’s name',
  misplaced: (name: string) =>
    `${name} is not read here. Begin the line with the name, a colon and a space, and nothing before them`,
  unreadable: (name: string) =>
    `${name} is not read as it is typed: a colon or #, a sign at the beginning, a tab or uneven spaces have another meaning in YAML. Write  ${name}: >-  and put the text on the lines below it, with two spaces before each line and without quotation marks around the text. Move a comment, which begins with #, above the field`,
  unknown: (names: string, absent: string) =>
    `This kind of file has no field ${names}. ${absent && `Its fields that are missing: ${absent}. `}Correct the name, or delete the field. If the line belongs to the text above, begin that text with >- and put two spaces before each line. If the file belongs elsewhere, move it`,
  twice: (names: string) =>
    `This field is in the file twice: ${names}. Delete one of the two. If this is the text of another entry, move it to its own file`,
  missing: (names: string) =>
    `Missing: ${names}. Write the name, a colon and a space, and the text after them. If the field was deleted, copy it from an earlier version of the file on GitHub, under History`,
};

/** Explains why a file cannot be read at all; undefined if it can. */
function whyUnreadable(bytes: Buffer, lines: readonly string[]): Problem | undefined {
  const pointer = explainPointer(bytes);
  if (pointer) return { line: 0, message: `This file ${pointer}` };
  const find = (pattern: RegExp) => lines.findIndex((text) => pattern.test(text));
  if (!isUtf8(bytes) || bytes.includes(0) || lines[0]?.startsWith('{\\rtf'))
    return { line: Math.max(0, find(/[\ufffd\0]/)), message: messages.notText };
  // The markers that Git leaves where two people edited the same lines, and those of a comparison.
  const line = find(/^\s*([<=>|])\1{5,}(?: |$)|^\+\w+:/);
  return line < 0 ? undefined : { line, message: messages.joined };
}

/** Returns a line with plain spaces, and without what YAML cannot see; an empty one for a mark around front matter. */
function cleanLine(line: string): string {
  const visible = line
    // Format characters at the beginning and before the text. Within text, Persian and Hindi need them.
    .replace(/(?<=^(?:["'\w]+\p{Zs}*:\p{Zs}*)?)\p{Cf}+|[\u200b\u2060\ufeff]/gu, '')
    .replace(/^(?:%YAML.*|\s*---(?:\s+#.*)?|\.\.\.)\s*$/, '');
  // Before a comment, too, but not within text, where such a space may hold two words together.
  return visible.replace(/^\p{Zs}+|^["'\w]+\p{Zs}*:\p{Zs}*|\p{Zs}+(?=$|#\s)/gu, (found) =>
    found.replace(/\u3000/g, '  ').replace(/\p{Zs}/gu, ' '),
  );
}

/** Reads the fields of a file and what the site uses of them, and finds all that is wrong with them. */
function checkFields(lines: readonly string[], kind: FileKind, references: References) {
  const { fields, stray } = readFields(lines, kind);
  const written = new Map(fields.toReversed().map((field) => [field.name, field]));
  const unknown = fields.filter(({ name }) => !Object.hasOwn(kind.fields, name));
  const twice = fields.filter((field) => written.get(field.name) !== field);
  const absent = Object.keys(kind.fields).filter((name) => !written.has(name));
  // The name of an unknown field may be that of a missing one, misspelt.
  const missing = unknown.length > 0 ? [] : absent.filter((name) => !kind.fields[name]?.isOptional);
  const read = (name: string, field: Field): { value?: unknown; problem?: Problem | undefined } => {
    const { line = 0, raw = null, problem } = written.get(name) ?? {};
    if (problem || (!field.isOptional && !written.has(name))) return { problem };
    try {
      return { value: field.read(raw, references) };
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return { problem: { line, message: `${name} ${error.message}` } };
    }
  };
  const results = Object.entries(kind.fields).map(([name, field]) => ({ name, ...read(name, field) }));
  const problems = [
    ...stray,
    ...atFirst(unknown, (names) => messages.unknown(names, absent.join(', '))),
    ...atFirst(twice, messages.twice),
    ...(missing.length > 0 ? [{ line: 0, message: messages.missing(missing.join(', ')) }] : []),
    ...results.flatMap(({ problem }) => problem ?? []),
  ];
  return { fields, value: Object.fromEntries(results.map(({ name, value }) => [name, value])), problems };
}

/** Returns one problem for all of some fields, at the first of them. */
function atFirst(fields: readonly WrittenField[], message: (names: string) => string): Problem[] {
  const names = [...new Set(fields.map(({ name }) => name))].join(', ');
  return fields.slice(0, 1).map(({ line }) => ({ line, message: message(names) }));
}

const fieldStart = /^["']?([^\s#"'][^#:"']*?)["']?[ \t]*:(?=[ \t]|$)/;

/** Reads the fields of a file, each by itself so that no fault hides another. Finds a stray line before the first. */
function readFields(lines: readonly string[], kind: FileKind) {
  const names = lines.map((text) => fieldStart.exec(text)?.[1]);
  const displaced = findDisplaced(lines, names, kind);
  const starts = [...lines.keys()].filter((line) => names[line] !== undefined || displaced.has(line));
  const fields = starts.map((line, index): WrittenField => {
    const name = names[line];
    if (name !== undefined) return { name, line, ...readValue(name, line, lines.slice(line, starts[index + 1])) };
    const misplaced = displaced.get(line) ?? '';
    return { name: misplaced, line, raw: null, problem: { line, message: messages.misplaced(misplaced) } };
  });
  const before = lines.slice(0, starts[0]).findIndex((text) => /^\s*[^\s#]/.test(text));
  return { fields, stray: before < 0 ? [] : [{ line: before, message: messages.stray }] };
}

/** Finds the fields whose name is in a line that does not begin with it: `# email: …`, `**email:** …`, `email jo@…`. */
function findDisplaced(lines: readonly string[], present: readonly (string | undefined)[], kind: FileKind) {
  const found = Object.entries(kind.fields).map(([name, { isOptional }]): [line: number, name: string] => {
    // A comment may name an optional field, and so may text. Indented text may begin with any word.
    const holdsName = new RegExp(
      isOptional ? `^[^\\w#]+${name}\\s*:` : `^[\\W_]*${name}[\\W_]*[:：]|^[^\\w\\s]?${name}\\b`,
    );
    return [present.includes(name) ? -1 : lines.findIndex((text) => holdsName.test(text)), name];
  });
  return new Map(found.filter(([line]) => line >= 0));
}

/**
 * Reads the text of a field as YAML in which every value is a text, `2026` and `yes` too.
 * @param lines of the field; the first is that of its name.
 */
function readValue(name: string, start: number, lines: readonly string[]): Pick<WrittenField, 'raw' | 'problem'> {
  const fail = (line: number, message: string) => ({ raw: null, problem: { line, message } });
  const atMargin = lines.findIndex((text, line) => line > 0 && /^[^\s#]/.test(text));
  if (atMargin > 0) return fail(start + atMargin, messages.stray);
  const lastText = lines.findLastIndex((text) => /^\s+[^\s#]/.test(text));
  const isBlock = /[>|][-+\d]*\s*$/.test(lines[0] ?? '');
  const note = lines.findIndex((text, line) => (/^#/.test(text) ? line < lastText : isBlock && /^\s+#\s/.test(text)));
  if (note > 0) return fail(start + note, messages.comment);
  const text = lines.join('\n');
  const { contents, errors, warnings } = parseDocument(text, { schema: 'failsafe', prettyErrors: false });
  const value = isMap(contents) ? contents.items[0]?.value : undefined;
  const isText = isScalar(value) && value.anchor === undefined && value.tag === undefined;
  const [, end = 1] = (isText && value.range) || [];
  // The text ends before a comment in its line, as in `We are #1 in growth`.
  if (!isText || errors.length + warnings.length > 0 || /^.[^\S\n]*#/.test(text.slice(end - 1)))
    return fail(start, messages.unreadable(name));
  const isNothing = value.type === 'PLAIN' && /^(?:null|~|)$/.test(value.source);
  return { raw: isNothing ? null : String(value.value) };
}

/** What a reader cannot tell apart: invisible characters, other hyphens, Cyrillic or Greek letters in a Latin word. */
const deceptive =
  /[\p{C}\p{Zl}\p{Zp}\u00a0\u202f\u2010\u2011\u2212]|(?<=\p{sc=Latn})[\p{sc=Cyrl}\p{sc=Grek}]|[\p{sc=Cyrl}\p{sc=Grek}](?=\p{sc=Latn})/gu;

/** Replaces each deceptive character by its number in Unicode, as in `hello⟨U+200B⟩@example.com`. */
export function nameDeceptive(text: string): string {
  const numberOf = (character: string) => character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return text.replace(deceptive, (character) => `⟨U+${numberOf(character)}⟩`);
}
