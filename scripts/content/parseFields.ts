import { isScalar, parseDocument } from 'yaml';

/** What is wrong in a line of a file, counted from 0. */
export interface Problem {
  readonly line: number;
  readonly message: string;
}

/** A field of a file, and its lines: the words beside its name, then those below. */
export interface FieldLines {
  readonly name: string;
  readonly line: number;
  readonly lines: string[];
}

/** YAML's header of a block scalar, such as `>-`, also as a word processor writes it. */
const blockHeader = /^[|>]\d?(?: ?[-+–—](?=\s|$)|(?=\n|$))(?:[^\S\n]+#.*)?\s*/;

/**
 * Reads the fields of a content file, by their known names. A line that begins with a name and a colon begins a field, and
 * the lines up to the next are its words, whether quoted, below `>-`, or plain. A comment ends them, as does a line of
 * dashes, dots or backticks, or an empty line before one that is not indented.
 */
export function parseFields(lines: readonly string[], known: readonly string[]) {
  const fields: FieldLines[] = [];
  const strays: number[] = [];
  let open: FieldLines | undefined;
  for (const [line, text] of lines.entries()) {
    const goesOn = open !== undefined && (/^\s/.test(text) || open.lines.length === 1 || open.lines.at(-1) !== '');
    const start = startOf(text, known, goesOn);
    if (start) {
      open = { name: start.name, line, lines: [start.beside] };
      fields.push(open);
    } else if (/^(#|(---|\.\.\.|```\w*)\s*$)/.test(text)) open = undefined;
    else if (goesOn || text.trim() === '') open?.lines.push(text.trim());
    else {
      open = undefined;
      strays.push(line);
    }
  }
  const message =
    'This line does not begin with the name of a field and a colon. If it is a field, let it begin so; if its words belong to the field above, put them right below it, with two spaces before them; if it is a comment, begin it with #; if not, delete it';
  const firstOfEach = strays.filter((line) => !strays.includes(line - 1));
  const written = fields.map((field) => ({ ...field, ...readWords(field.name, field.lines) }));
  return { written, problems: firstOfEach.map((line): Problem => ({ line, message })) };
}

/** The name that a line begins with, and what stands beside it. Words may have a colon: within them, an unknown name is one word. */
function startOf(text: string, known: readonly string[], isWithinWords: boolean) {
  const [, , name = '', rest = ''] = /^(["']?)(\p{L}[\p{L}\d _-]*?)\1\s*[:：=](?:\s*\2:)?(.*)$/su.exec(text) ?? [];
  const isName = name !== '' && /^(\s|$)/.test(rest) && !(isWithinWords && name.includes(' '));
  return known.includes(name) || isName ? { name, beside: rest.trim() } : undefined;
}

/** The words of a field without quotation marks, null if none, and whether they are both beside its name and below it. */
function readWords(name: string, [beside = '', ...below]: readonly string[]) {
  const written = [beside, ...below].join('\n').trim();
  const quoted = /^["']/.test(written) ? readQuoted(written) : undefined;
  if (quoted !== undefined) return { words: quoted, isSplit: false };
  const first = beside.replace(blockHeader, '');
  // A program breaks lines at 72 characters or later, and none at several spaces.
  const [next = ''] = /\S+(\s{2,}\S+)*/.exec(below[0] ?? '') ?? [];
  const isFolded = first === beside && next !== '' && `${name}: ${first} ${next}`.length > 72;
  const goesOn =
    isFolded || /^\p{Ll}/u.test(next) || /(?:,|\s(?:\p{Ll}{1,2}|the|and|for|und|der|die|das|les|des))$/u.test(first);
  const isSplit = first !== '' && !goesOn && below.some((text) => text !== '');
  // An empty line separates paragraphs.
  const words = written.replace(blockHeader, '').replace(/(?<!\n)\n(?!\n)/g, ' ');
  return { words: /^(null|~|)$/.test(words) ? null : words, isSplit };
}

/** Reads words in quotation marks as YAML; undefined if they are not in marks that match. */
function readQuoted(text: string): string | undefined {
  const { contents, errors } = parseDocument(text, { schema: 'failsafe', prettyErrors: false });
  return errors.length === 0 && isScalar(contents) ? String(contents.value) : undefined;
}
