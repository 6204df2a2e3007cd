import { isScalar, parseDocument } from 'yaml';

/** A field of a file: its name, and its words without quotation marks, null if it has none. */
export interface WrittenField {
  /** Empty for lines that belong to no field. */
  readonly name: string;
  /** The lines of the field, counted from 0: that of its name, and the one after its last. */
  readonly line: number;
  readonly end: number;
  readonly words: string | null;
  /** Whether words stand beside the name and on the lines below. */
  readonly isSplit: boolean;
}

/** A line that begins a field: a name, a colon, and words; a name that stands twice in it counts once. */
const fieldStart = /^(\p{L}[\p{L}\d _-]{0,60}?)\s*[:：](?:\s*\1\s*[:：])?(.*)$/su;
/** A comment, and the lines around a document of YAML or the code of a chat. */
const betweenFields = /^(?:#|(?:---|\.\.\.|```\w*)\s*$)/;
/** YAML's header of a block scalar, such as `>-`, also as a word processor writes it. */
const blockHeader = /^[|>]\d?(?: ?[-+–—](?=\s|$)|(?=\s*(?:\n|$)))(?:[^\S\n]+#.*)?\s*/;
/** Words in quotation marks, and a comment. */
const quotedWords = /^("(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*(?:# .*)?$/s;

/**
 * Reads the lines of a content file. A line that begins with a name and a colon begins a field; its words stand beside
 * the name, or on the lines below, which are indented or follow without an empty line.
 * @param known names, which need no space after the colon, and which words cannot begin a line with.
 */
export function parseFields(lines: readonly string[], known: readonly string[]): WrittenField[] {
  const written: { name: string; line: number; lines: string[] }[] = [];
  let open: (typeof written)[number] | undefined;
  for (const [line, text] of lines.entries()) {
    const goesOn = open && (/^\s/.test(text) || open.lines.length === 1 || open.lines.at(-1) !== '');
    const [, name = '', beside = ''] = fieldStart.exec(text) ?? [];
    // Words may have a colon: among them, a name that is not known is one word.
    const isName = name !== '' && /^(?:\s|$)/.test(beside) && !(goesOn && name.includes(' '));
    const isField = known.includes(name) || isName;
    if (betweenFields.test(text)) open = undefined;
    else if (!isField && (goesOn || text.trim() === '')) open?.lines.push(text.trim());
    else {
      open = isField ? { name, line, lines: [beside.trim()] } : { name: '', line, lines: [text.trim()] };
      written.push(open);
    }
  }
  return written.map(({ name, line, lines }) => ({ name, line, end: line + lines.length, ...readWords(name, lines) }));
}

function readWords(name: string, [beside = '', ...below]: readonly string[]): Pick<WrittenField, 'words' | 'isSplit'> {
  const all = [beside, ...below].join('\n').trim();
  const [, quoted] = quotedWords.exec(all) ?? [];
  const { contents, errors } = parseDocument(quoted ?? '');
  if (isScalar(contents) && errors.length === 0) return { words: String(contents.value), isSplit: false };
  const words = all.replace(blockHeader, '');
  return {
    words: /^(?:null|~|)$/.test(words) ? null : words,
    isSplit: beside !== '' && !blockHeader.test(beside) && !isFolded(`${name}: ${beside}`, below.filter(Boolean)),
  };
}

/** Whether words go on below because the next one did not fit beside: into the longest line, or 50 characters. */
function isFolded(first: string, below: readonly string[]): boolean {
  const [next] = below[0]?.split(' ') ?? [];
  if (next === undefined) return true;
  const width = Math.max(50, first.length, ...below.map(({ length }) => length));
  return /^\p{Ll}/u.test(next) || `${first} ${next}`.length > width;
}
