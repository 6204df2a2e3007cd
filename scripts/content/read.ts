import { isUtf8 } from 'node:buffer';
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { explainPointer } from '../command/files.ts';
import { type LocatedDiagnostic, UserError } from '../prerender/index.ts';
import type { Field, Names } from './fields.ts';
import { type Kind, mapFields } from './schema.ts';
import { codePoint } from './words.ts';

// A file → its lines → its fields in YAML → what the schema makes of them, with every error on the way.

/** What is wrong in a line of a file, counted from 0. */
type Problem = Readonly<{ line: number; message: string }>;

/** A field as it is in a file; without words if it is empty, or if its words cannot be read because of a fault. */
type WrittenField = Readonly<{ name: string; line: number; words: string | null; fault?: Problem }>;

/** A content file, checked by itself. */
export interface CheckedFile {
  /** The fields that it contains, valid or not; none if the file cannot be read. */
  readonly fields: readonly (WrittenField & Partial<Field>)[];
  /** What the site uses of it, without fields that have errors. */
  readonly value: object;
  readonly errors: readonly LocatedDiagnostic[];
  /** Returns the error that another check finds in a field, with its line; with the first, if the field is missing. */
  readonly report: (field: string, says: string) => LocatedDiagnostic;
}

/** Reads a file and checks it against its schema. @param file its path, for messages. @param known what it can name. */
export function readFile(file: string, bytes: Buffer, kind: Kind, known: Names): CheckedFile {
  const lines = bytes.toString().split(/\r?\n/);
  const unreadable = whyUnreadable(bytes, lines);
  const { fields, value, problems } = unreadable
    ? { fields: [], value: {}, problems: [unreadable] }
    : checkFields(lines.map(withPlainSpaces), kind, known);
  const locate = ({ line, message }: Problem) => ({
    message: nameInvisible(message),
    location: { file, line: line + 1, column: 1, text: lines[line] ?? '' },
  });
  return {
    fields: fields.map((field) => ({ ...kind.fields.get(field.name), ...field })),
    value,
    errors: problems.toSorted((a, b) => a.line - b.line).map(locate),
    report: (name, says) =>
      locate({ line: fields.find((field) => field.name === name)?.line ?? 0, message: `${name} ${says}` }),
  };
}

const notText =
  'This file is not plain text in UTF-8: another program saved it in its own format, or letters such as é would be lost. Copy its words into a file on GitHub, or save it as plain text in UTF-8';
const joined =
  'Two versions of these lines were joined here. Keep one of them, and delete the other and the signs of both: lines that begin with <<<<<<<, ======= or >>>>>>>, and + or - before a name';

/** Explains why a file cannot be read at all; undefined if it can. */
function whyUnreadable(bytes: Buffer, lines: readonly string[]): Problem | undefined {
  const pointer = explainPointer(bytes);
  if (pointer) return { line: 0, message: `This file ${pointer}` };
  const find = (pattern: RegExp) => lines.findIndex((text) => pattern.test(text));
  if (!isUtf8(bytes) || bytes.includes(0) || lines[0]?.startsWith('{\\rtf'))
    return { line: Math.max(0, find(/[\ufffd\0]/)), message: notText };
  // The markers that Git leaves where two people edited the same lines, and those of a comparison.
  const line = find(/^\s*([<=>|])\1{5,}(?: |$)|^\+\w+:/);
  return line < 0 ? undefined : { line, message: joined };
}

/** Returns a line in which what looks like a space is one, and the line is empty if it is a mark around front matter. */
function withPlainSpaces(line: string): string {
  const visible = line.replace(/[\u200b\u2060\ufeff]/g, '').replace(/^(?:---|\.\.\.)\s*$/, '');
  // Not within words, where a space may be there to hold two of them together.
  return visible.replace(/^\p{Zs}+|^["'\w]+\p{Zs}*:\p{Zs}*|\p{Zs}+$/gu, (found) =>
    found.replace(/\u3000/g, '  ').replace(/\p{Zs}/gu, ' '),
  );
}

const remedies = {
  misplaced: 'does not begin this line. Begin it with the name, a colon and a space, and nothing before them',
  missing:
    'Write the name, a colon and a space, and your words after them; if it was deleted, the file’s last version is on GitHub (History): copy the words back from it',
  unknown:
    'Correct the name, or delete the field; if the line belongs to the words above, begin these below >- and put two spaces before each line; if the file belongs elsewhere, move it',
  twice: 'Delete one of the two; if these are the words of another entry, move them to a file of their own',
};

/** Reads the fields of a file and what the site uses of them, and finds all that is wrong with them. */
function checkFields(lines: readonly string[], kind: Kind, known: Names) {
  const { fields, misplaced, strays } = readFields(lines, kind);
  const written = new Map(fields.toReversed().map((field) => [field.name, field]));
  const unknown = fields.filter(({ name }) => !kind.fields.has(name));
  const absent = [...kind.fields.keys()].filter((name) => !written.has(name));
  const isMissing = (name: string) => isRequired(name, kind) && !misplaced.some((field) => field.name === name);
  const lacks = absent.length > 0 ? `Fields that are not here: ${absent.join(', ')}. ` : '';
  const problems: Problem[] = [
    ...atFirst(unknown, (list) => `Not a field here: ${list}. ${lacks}${remedies.unknown}`),
    ...atFirst(
      fields.filter((field) => written.get(field.name) !== field),
      (list) => `Here a second time: ${list}. ${remedies.twice}`,
    ),
    // The name of an unknown field may be that of a missing one, misspelt.
    ...atFirst(
      unknown.length > 0 ? [] : absent.filter(isMissing).map((name) => ({ name, line: 0 })),
      (list) => `Missing here: ${list}. ${remedies.missing}`,
    ),
    ...misplaced.map(({ name, line }) => ({ line, message: `${name} ${remedies.misplaced}` })),
    ...strays,
  ];
  const value = mapFields(kind.schema, (name, { read }) => {
    const { line = 0, words = null, fault } = written.get(name) ?? {};
    if (fault) problems.push(fault);
    if (fault || (isRequired(name, kind) && !written.has(name))) return undefined;
    try {
      return read(words, known, name);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      problems.push({ line, message: `${name} ${error.message}` });
      return undefined;
    }
  });
  return { fields, value, problems };
}

function isRequired(name: string, kind: Kind): boolean {
  return kind.fields.get(name)?.isOptional !== true;
}

type Named = Pick<WrittenField, 'name' | 'line'>;

/** Returns one problem for all of some fields, at the first of them. */
function atFirst(fields: readonly Named[], says: (names: string) => string): Problem[] {
  const names = [...new Set(fields.map(({ name }) => name))].join(', ');
  return fields.slice(0, 1).map(({ line }) => ({ line, message: says(names) }));
}

/** The name that a line begins with. */
const fieldStart = /^["']?([^\s#"'][^#:"']*?)["']?[ \t]*:(?=[ \t]|$)/;

/**
 * Reads the fields of a file: all at once if it is YAML, else each field by itself, so that no fault hides another.
 * @returns the fields; those that a line names without beginning with their name; what is wrong with other lines.
 */
function readFields(lines: readonly string[], kind: Kind) {
  const whole = parse(lines, 0, lines.length);
  const names = lines.map((text) => fieldStart.exec(text)?.[1] ?? '');
  const misplaced = findMisplaced(lines, whole.fault ? names : whole.fields.map(({ name }) => name), kind);
  if (!whole.fault) return { fields: whole.fields, misplaced, strays: [] };
  const isMisplaced = (line: number) => misplaced.some((field) => field.line === line);
  const starts = [...lines.keys()].filter((line) => names[line] || isMisplaced(line));
  const fields: WrittenField[] = [];
  const strays: Problem[] = [];
  for (const [index, start] of [0, ...starts].entries()) {
    if (isMisplaced(start)) continue;
    const { fields: read, fault } = parse(lines, start, starts[index] ?? lines.length);
    const name = names[start];
    if (!fault) fields.push(...read);
    else if (name) fields.push({ name, line: start, words: null, fault });
    else strays.push(fault);
  }
  const isExplained = misplaced.length + strays.length > 0 || fields.some(({ fault }) => fault);
  return { fields, misplaced, strays: isExplained ? strays : [whole.fault] };
}

/** Finds the fields whose name is in a line that does not begin with it: `# email: …`, `**email:** …`, `email jo@…`. */
function findMisplaced(lines: readonly string[], present: readonly string[], kind: Kind): Named[] {
  return [...kind.fields.keys()].flatMap((name) => {
    if (present.includes(name)) return [];
    // A comment may name an optional field, and so may words.
    const holdsName = new RegExp(isRequired(name, kind) ? `^[\\W_]*${name}\\b` : `^[^\\w#]+${name}\\s*:`);
    const line = lines.findIndex((text) => holdsName.test(text));
    return line < 0 ? [] : [{ name, line }];
  });
}

const stray =
  'This line is no field, which begins with its name, a colon and a space. If it is a comment, begin it with #; if its words belong to the field above, put them right below its words, with two spaces before them; if not, delete it';
/** Why YAML does not read the words of a field as they are typed. */
const faults = {
  tab: 'has a tab before its words, where only spaces can stand',
  spaces: 'has lines with different numbers of spaces before them',
  colon: 'contains a colon with a space after it, which would begin another field',
  sign: (sign: string) => `begins with ${sign}, which YAML does not read as words`,
  comment: (comment: string) =>
    `would be shown without “${comment}”: what follows # after a space is a comment, and belongs on a line of its own`,
};
/** The sign after a name and its colon that begins something other than words, as all but `>-` alone do. */
const signBeforeWords = /^[^:]*:\s*(?![|>][-+\d]*[^\S\n]*(?:#.*)?(?:\n|$))([@*&!%>|[\]{}`,?"'-])/;

/** Reads lines as YAML in which every value is a text, `2026` and `yes` too. Returns their fields, or why there are none. */
function parse(lines: readonly string[], start: number, end: number): { fields: WrittenField[]; fault?: Problem } {
  const text = lines.slice(start, end).join('\n');
  const lineCounter = new LineCounter();
  const options = { schema: 'failsafe', uniqueKeys: false, prettyErrors: false, lineCounter } as const;
  const { contents, errors, warnings } = parseDocument(text, options);
  const lineAt = (offset: number) => start + lineCounter.linePos(offset).line - 1;
  const [error] = [...errors, ...warnings];
  if (error) return { fields: [], fault: explain(error.code, lineAt(error.pos[0]), lines, start, text) };
  if (contents === null) return { fields: [] };
  if (!isMap(contents)) return { fields: [], fault: { line: lineAt(contents.range[0]), message: stray } };
  const fields = contents.items.map(({ key, value }, index): WrittenField => {
    const [name, offset] = [isScalar(key) ? String(key.value) : String(key), key.range[0]];
    const line = lineAt(offset);
    const source = text.slice(offset, contents.items[index + 1]?.key.range[0]);
    const unreadable = (why: string, at = line) => ({ name, line, words: null, fault: fieldProblem(name, why, at) });
    if (!isScalar(value) || value.anchor !== undefined || value.tag !== undefined) {
      const [, sign] = signBeforeWords.exec(source) ?? [];
      return unreadable(sign ? faults.sign(sign) : faults.colon);
    }
    for (const comment of [value.commentBefore, value.comment]) {
      const sign = `#${comment?.replace(/\n.*/s, '')}`;
      const before = source.slice(0, source.indexOf(sign));
      if (comment && /\S[^\n]*$/.test(before)) return unreadable(faults.comment(sign), lineAt(offset + before.length));
    }
    const isNothing = value.type === 'PLAIN' && /^(?:null|~|)$/.test(value.source);
    return { name, line, words: isNothing ? null : String(value.value) };
  });
  return { fields };
}

/** Explains lines that are not YAML by the code and the line of its error. @param text of the lines from `start` on. */
function explain(code: string, line: number, lines: readonly string[], start: number, text: string): Problem {
  const [, name] = fieldStart.exec(lines[start] ?? '') ?? [];
  const [, sign] = signBeforeWords.exec(text) ?? [];
  const found = lines[line] ?? '';
  const isTab = /^ *\t/.test(found);
  if (name === undefined || (!sign && !isTab && line > start && /^\S/.test(found))) return { line, message: stray };
  const why = isTab ? faults.tab : sign ? faults.sign(sign) : code === 'BAD_INDENT' ? faults.spaces : faults.colon;
  return fieldProblem(name, why, sign ? start : line);
}

function fieldProblem(name: string, why: string, line: number): Problem {
  const remedy = `Write  ${name}: >-  and put the words on the lines below it, two spaces before each; or put them between quotation marks`;
  return { line, message: `${name} ${why}. ${remedy}` };
}

/** Replaces each invisible character by its number in Unicode, as in `hello⟨U+200B⟩@example.com`. */
function nameInvisible(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}\u00a0\u202f]/gu, (character) => `⟨U+${codePoint(character)}⟩`);
}
