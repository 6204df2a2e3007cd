/**
 * The traps that words fall into behind a field’s colon, each explained to somebody who does not program, and the words as
 * they were meant.
 */

/** Words that YAML reads otherwise than they were meant. */
export interface MendedValue {
  /** Where in the value the message points to. */
  readonly column: number;
  readonly message: string;
  /** The value as it was meant. */
  readonly value: string;
}

/** What the signs at the beginning of words mean in YAML. */
const meanings: Readonly<Record<string, string>> = {
  '@': 'cannot begin with @',
  '`': 'cannot begin with `',
  '%': 'cannot begin with %',
  '&': 'cannot begin with &, which has a meaning of its own in this kind of file',
  '*': 'cannot begin with *, which has a meaning of its own in this kind of file',
  '!': 'cannot begin with !, which has a meaning of its own in this kind of file',
  ']': 'cannot begin with ]',
  '}': 'cannot begin with }',
  ',': 'cannot begin with a comma',
};

const quoted = (words: string) => `"${words.replace(/["\\]/g, '\\$&')}"`;
const suggest = (name: string, words: string) =>
  `Put the words between double quotation marks:  ${name === 'entry' ? '- ' : `${name}: `}${quoted(words.replaceAll('"', '”'))}`;

/** Mends the words behind a field’s colon; undefined where all is well. */
export function mendValue(
  value: string,
  lines: readonly string[],
  index: number,
  column: number,
  name: string,
): MendedValue | undefined {
  const [first = ''] = value;
  if (value === '') return undefined;
  if (first === '#') {
    return {
      column: 0,
      message: `What begins with # is a note, and shown nowhere. ${suggest(name, value)}`,
      value: quoted(value),
    };
  }
  if (first === '"' || first === "'") return mendQuoted(value, lines, index, column, name);
  const meaning = meanings[first];
  if (meaning)
    return { column: 0, message: `Words ${meaning}. ${suggest(name, value)}`, value: quoted(value) };
  if (/^[|>]/.test(value)) {
    if (/^[|>][+-]?\d?[+-]?(\s+#.*)?$/.test(value)) return undefined;
    const words = value.replace(/^[|>][+-]?\s*/, '');
    return {
      column: 0,
      message: `After ${value.slice(0, value.length - words.length).trim()} the words stand on the next line, two spaces further right. Write them there, or delete the sign`,
      value: quoted(words),
    };
  }
  if (first === '[' || first === '{') {
    const last = first === '[' ? ']' : '}';
    if (value.endsWith(last)) return undefined;
    return {
      column: 0,
      message: `Words cannot begin with ${first}, which begins a list in this kind of file. ${suggest(name, value)}`,
      value: quoted(value),
    };
  }
  if (/^[-?:]( |$)/.test(value)) {
    return {
      column: 0,
      message: `Words cannot begin with ${first} and a space. ${suggest(name, value)}`,
      value: quoted(value),
    };
  }
  return mendPlain(value, name);
}

/** A colon or a # among words without quotation marks. */
function mendPlain(value: string, name: string): MendedValue | undefined {
  const colon = /:(\s|$)/.exec(value);
  const note = /\s#/.exec(value);
  if (colon && !(note && note.index < colon.index)) {
    return {
      column: colon.index,
      message: `The colon among these words would end a field’s name. ${suggest(name, value)}`,
      value: quoted(value),
    };
  }
  if (note) {
    return {
      column: note.index + 1,
      message: `What follows the # is a note, and shown nowhere. ${suggest(name, value)}`,
      value: quoted(value),
    };
  }
  return undefined;
}

/** Words that go on below the line of their field. */
export function mendContinuation(words: string): MendedValue | undefined {
  const mended = mendPlain(words, 'entry');
  if (!mended) return undefined;
  return {
    column: mended.column,
    message: `${mended.message.replace(/ Put the words.*/s, '')} Put a line with  >-  behind the field’s colon, and its words below that`,
    value: words.replace(/:(?=\s|$)/g, '').replace(/\s#/g, ' '),
  };
}

function mendQuoted(
  value: string,
  lines: readonly string[],
  index: number,
  column: number,
  name: string,
): MendedValue | undefined {
  const [mark = ''] = value;
  const end = closingQuote(value, mark);
  if (end === undefined) {
    if (endOfQuote(lines, index, column) !== undefined) return undefined;
    const words = value.slice(1).replace(/["'],?$/, '');
    return {
      column: 0,
      message: `This quotation mark has no partner. Write one at the end too:  ${name === 'entry' ? '- ' : `${name}: `}${quoted(words.replaceAll('"', '”'))}`,
      value: quoted(words),
    };
  }
  const rest = value.slice(end + 1);
  if (rest.trim() !== '' && !/^\s+#/.test(rest)) {
    const trimmed = value.replace(/[,;]$/, '');
    const words = trimmed.endsWith(mark) ? trimmed.slice(1, -1) : trimmed;
    const inner = mark === "'" && /\w'\w/.test(value);
    const isComma = /^[,;]$/.test(rest.trim());
    return {
      column: end + 1,
      message: isComma
        ? `A ${rest.trim() === ',' ? 'comma' : 'semicolon'} stands behind the quotation mark, where the line ends. Delete it`
        : inner
          ? `The apostrophe ends the words too early, since they stand between single quotation marks. Write  ${name}: ${quoted(words)}`
          : `The words go on after their second quotation mark. Write the inner marks as “ and ”:  ${name}: ${quoted(curl(words))}`,
      value: quoted(words),
    };
  }
  // Programs write line breaks and tabs so, in words that begin or end with white space. No hand does.
  const isByProgram = /^(?:\\[nt]|\s)|(?:\\[nt]|\s)$/.test(value.slice(1, end));
  const escaped = mark === '"' && !isByProgram ? /\\(?!")./.exec(value) : undefined;
  if (escaped) {
    return {
      column: escaped.index,
      message:
        'Words hold a backslash (\\), which has a meaning of its own between quotation marks. Delete it',
      value: quoted(value.slice(1, end).replace(/\\"/g, '"').replaceAll('\\', '')),
    };
  }
  return undefined;
}

/** Inner quotation marks as a book has them. */
function curl(words: string): string {
  return words.replace(/(^|\s)"/g, '$1“').replaceAll('"', '”');
}

export function isOpenQuote(value: string): boolean {
  const [mark = ''] = value;
  return (mark === '"' || mark === "'") && closingQuote(value, mark) === undefined;
}

/** Where the words in a line that begins with a quotation mark end; undefined where they do not. */
function closingQuote(value: string, mark: string): number | undefined {
  for (let position = 1; position < value.length; position++) {
    if (mark === '"' && value[position] === '\\') position++;
    else if (value[position] === mark) {
      if (mark === "'" && value[position + 1] === "'") position++;
      else return position;
    }
  }
  return undefined;
}

/** The line on which the words end that begin with a quotation mark on another; undefined where they never do. */
export function endOfQuote(lines: readonly string[], index: number, column: number): number | undefined {
  const [mark = ''] = /:\s+(["'])|-\s+(["'])/.exec(lines[index] ?? '')?.[0].slice(-1) ?? '';
  for (let next = index + 1; next < lines.length; next++) {
    const line = lines[next] ?? '';
    if (line.trim() === '') continue;
    if ((/^ */.exec(line)?.[0].length ?? 0) <= column) return undefined;
    if (closingQuote(mark + line, mark) !== undefined) return next;
  }
  return undefined;
}
