import { isScalar, parseDocument } from 'yaml';

/** A field of a file: its name, and its words without quotation marks, null if it has none. */
export interface WrittenField {
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

/**
 * Reads the lines of a content file. A line that begins with a name and a colon begins a field; its words stand beside
 * the name, or on the lines below, which are indented or follow without an empty line. The rest is comments and strays.
 * @param known names, which need no space after the colon, and which words cannot begin a line with.
 * @returns the fields, and the first line of each group of strays.
 */
export function parseFields(lines: readonly string[], known: readonly string[]) {
  const written: { name: string; line: number; lines: string[] }[] = [];
  const strays: number[] = [];
  let open: (typeof written)[number] | undefined;
  let isStray = false;
  for (const [line, text] of lines.entries()) {
    const goesOn = open && (/^\s/.test(text) || open.lines.length === 1 || open.lines.at(-1) !== '');
    const [, name = '', beside = ''] = fieldStart.exec(text) ?? [];
    // Words may have a colon: among them, a name that is not known is one word.
    const isName = name !== '' && /^(?:\s|$)/.test(beside) && !(goesOn && name.includes(' '));
    const isBlank = text.trim() === '';
    if (known.includes(name) || isName) {
      open = { name, line, lines: [beside.trim()] };
      written.push(open);
    } else if (betweenFields.test(text)) open = undefined;
    else if (isBlank || goesOn) open?.lines.push(text.trim());
    else {
      if (!isStray) strays.push(line);
      open = undefined;
    }
    isStray = !open && !isBlank && !betweenFields.test(text);
  }
  const fields = written.map((field) => ({ ...field, ...readWords(field.name, field.lines) }));
  return { fields: fields.map(({ lines: { length }, ...field }) => ({ ...field, end: field.line + length })), strays };
}

function readWords(name: string, lines: readonly string[]): Pick<WrittenField, 'words' | 'isSplit'> {
  const all = lines.join('\n').trim();
  const quoted = /^["']/.test(all) ? readQuoted(all) : undefined;
  if (quoted !== undefined) return { words: quoted, isSplit: false };
  const [beside = '', ...others] = lines;
  const below = others.filter((line) => line !== '');
  const words = all.replace(blockHeader, '');
  const isSplit = beside !== '' && below.length > 0 && !blockHeader.test(beside);
  return {
    words: /^(?:null|~|)$/.test(words) ? null : words,
    isSplit: isSplit && !isFolded(`${name}: ${beside}`, below),
  };
}

/** Whether words go on below because the next one did not fit beside: into the longest line, or 50 characters. */
function isFolded(first: string, below: readonly string[]): boolean {
  const width = below.reduce((longest, { length }) => Math.max(longest, length), Math.max(50, first.length));
  const [next = ''] = below[0]?.split(' ') ?? [];
  return /^\p{Ll}/u.test(next) || `${first} ${next}`.length > width;
}

/** Reads words in quotation marks as YAML; undefined if they are not in marks that match, or more than a comment follows. */
function readQuoted(text: string): string | undefined {
  const { contents, errors } = parseDocument(text, { schema: 'failsafe', prettyErrors: false });
  if (errors.length > 0 || !isScalar(contents)) return undefined;
  const isAll = /^\s*(?:# .*)?$/s.test(text.slice(contents.range?.[1]));
  return isAll ? String(contents.value) : undefined;
}
