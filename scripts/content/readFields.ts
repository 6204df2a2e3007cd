import { isUtf8 } from 'node:buffer';
import { CST, isMap, isScalar, Lexer, LineCounter, parseDocument } from 'yaml';

/** What is wrong in a line of a file, counted from 0. */
export type Problem = Readonly<{ line: number; message: string }>;

/** A field as a file has it, from the line of its name on; without words if it has none, or if they cannot be read. */
export type WrittenField = Readonly<{ name: string; line: number; words: string | null; fault?: Problem | undefined }>;

const notText =
  'This file is not plain text in UTF-8: another program saved it in its own format, or letters such as é would be lost. Copy its words into a file on GitHub, or save it as plain text in UTF-8';
const joined =
  'Two versions of these lines were joined here. Keep one of them, and delete the other and the signs of both: lines that begin with <<<<<<<, ======= or >>>>>>>, and + or - before a name';
const stray =
  'This line is no field, which begins with its name, a colon and a space. If it is a comment, begin it with #; if its words belong to the field above, put them right below its words, with two spaces before them; if not, delete it';
/** Why the words of a field cannot be read. */
const faults = {
  tab: 'has a tab before its words, where only spaces can stand',
  spaces: 'has lines with different numbers of spaces before them',
  colon: 'contains a colon with a space after it, which would begin another field',
  sign: (sign: string) => `begins with ${sign}, which YAML does not read as words`,
  comment: (comment: string) =>
    `would be shown without “${comment}”: what follows # after a space is a comment, and belongs on a line of its own`,
};

/** The name that a line begins with; and what after its colon begins no words: a sign of YAML other than `>-` alone. */
const fieldStart = /^["']?([^\s#"'][^#:"']*?)["']?[ \t]*:(?=[ \t]|$)/;
const signBeforeWords = /^[^:]*:\s*(?![|>][-+\d]*[^\S\n]*(?:#.*)?(?:\n|$))([@*&!%>|[\]{}`,?"'-])/;

/** Why a file cannot be read, so that nothing else is said of it; undefined if it can. */
export function whyUnreadable(bytes: Buffer, lines: readonly string[]): Problem | undefined {
  const find = (pattern: RegExp) => lines.findIndex((text) => pattern.test(text));
  if (!isUtf8(bytes) || bytes.includes(0) || lines[0]?.startsWith('{\\rtf'))
    return { line: Math.max(0, find(/[\ufffd\0]/)), message: notText };
  // The markers that Git leaves where two people edited the same lines, and those of a comparison.
  const line = find(/^\s*([<=>|])\1{5,}(?: |$)|^\+\w+:/);
  return line < 0 ? undefined : { line, message: joined };
}

/**
 * Reads the lines of a content file as YAML, in which every value is a text: `2026` and `yes` stay as they are typed.
 * What YAML cannot read as a whole is read field by field, so that no fault hides the others.
 * @param misplaced gives the lines that hold the name of a field which no line begins with.
 */
export function readFields(lines: readonly string[], misplaced: (names: readonly string[]) => readonly number[]) {
  const whole = parse(lines, 0, lines.length);
  if (!whole.fault) return { fields: whole.fields, strays: [] };
  const names = lines.map((text) => fieldStart.exec(text)?.[1] ?? '');
  const elsewhere = misplaced(names);
  const starts = [...lines.keys()].filter((line) => names[line] !== '' || elsewhere.includes(line));
  const parts = [0, ...starts].flatMap((start, index) => {
    if (elsewhere.includes(start)) return [];
    const { fields, fault } = parse(lines, start, starts[index] ?? lines.length);
    const name = fault && names[start];
    return name ? { fields: [{ name, line: start, words: null, fault }] } : { fields, fault };
  });
  const fields = parts.flatMap((part): readonly WrittenField[] => part.fields);
  const strays = parts.flatMap(({ fault }) => fault ?? []);
  const isTold = strays.length + elsewhere.length > 0 || fields.some(({ fault }) => fault);
  return { fields, strays: isTold ? strays : [whole.fault] };
}

/** Reads some lines as YAML: their fields, or why there are none. */
function parse(lines: readonly string[], start: number, end: number): { fields: WrittenField[]; fault?: Problem } {
  const text = lines.slice(start, end).join('\n');
  const lineCounter = new LineCounter();
  const options = { schema: 'failsafe', uniqueKeys: false, prettyErrors: false, lineCounter } as const;
  const { contents, errors, warnings } = parseDocument(text, options);
  const lineAt = (offset: number) => start + lineCounter.linePos(offset).line - 1;
  const [error] = [...errors, ...warnings];
  if (error) return { fields: [], fault: explain(error.code, lineAt(error.pos[0]), start, text) };
  if (contents === null) return { fields: [] };
  if (!isMap(contents)) return { fields: [], fault: { line: lineAt(contents.range[0]), message: stray } };
  const comments = commentsBesideWords(text, start);
  const fields = contents.items.map(({ key, value }, index): WrittenField => {
    const [name, line] = [isScalar(key) ? String(key.value) : String(key), lineAt(key.range[0])];
    const next = contents.items[index + 1]?.key.range[0] ?? text.length;
    const unreadable = (why: string, at = line) => ({ name, line, words: null, fault: fieldProblem(name, why, at) });
    if (!isScalar(value) || value.anchor !== undefined || value.tag !== undefined) {
      const [, mark] = signBeforeWords.exec(text.slice(key.range[0], next)) ?? [];
      return unreadable(mark ? faults.sign(mark) : faults.colon);
    }
    const comment = comments.find((one) => line <= one.line && one.line <= lineAt(next - 1));
    if (comment) return unreadable(faults.comment(comment.text), comment.line);
    const isNothing = value.type === 'PLAIN' && /^(?:null|~|)$/.test(value.source);
    return { name, line, words: isNothing ? null : String(value.value) };
  });
  return { fields };
}

/** The comments that stand beside something else, with their lines. */
function commentsBesideWords(text: string, start: number) {
  let before = '';
  return [...new Lexer().lex(text)].flatMap((token) => {
    if ([CST.DOCUMENT, CST.FLOW_END, CST.SCALAR].includes(token)) return []; // signs between the tokens
    const above = before.split('\n');
    before += token;
    return token.startsWith('#') && above.at(-1)?.trim() ? { line: start + above.length - 1, text: token } : [];
  });
}

/** What is wrong with lines that YAML cannot read, by the code of its error, and what to do. */
function explain(code: string, line: number, start: number, text: string): Problem {
  const lines = text.split('\n');
  const [, name] = fieldStart.exec(lines[0] ?? '') ?? [];
  const [, mark] = signBeforeWords.exec(text) ?? [];
  const found = lines[line - start] ?? '';
  const isTab = /^ *\t/.test(found);
  if (name === undefined || (!mark && !isTab && line > start && /^\S/.test(found))) return { line, message: stray };
  const why = isTab ? faults.tab : mark ? faults.sign(mark) : code === 'BAD_INDENT' ? faults.spaces : faults.colon;
  return fieldProblem(name, why, mark ? start : line);
}

function fieldProblem(name: string, why: string, line: number): Problem {
  const remedy = `Write  ${name}: >-  and put the words on the lines below it, two spaces before each; or put them between quotation marks`;
  return { line, message: `${name} ${why}. ${remedy}` };
}
