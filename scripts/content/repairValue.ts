/**
 * The ways in which plain text after a field’s colon breaks YAML, explained to non-programmers, and the text as it was
 * meant.
 */

/** Text that YAML would read differently from what the author meant. */
export interface RepairedValue {
  /** The column in the value that the message is about. */
  readonly column: number;
  readonly message: string;
  /** The value as it was meant. */
  readonly value: string;
}

/** Matches the mark before text on lines of its own. */
export const blockMark = /^[|>]\d?[+-]?(\s+#.*)?$/;

/** Why text cannot begin with a character that is special in YAML. */
const meanings: Readonly<Record<string, string>> = {
  '@': 'cannot begin with @',
  '`': 'cannot begin with `',
  '%': 'cannot begin with %',
  '&': 'cannot begin with &, which has a special meaning in this kind of file',
  '*': 'cannot begin with *, which has a special meaning in this kind of file',
  '!': 'cannot begin with !, which has a special meaning in this kind of file',
};

const quoted = (words: string) => JSON.stringify(words);
const quotedLine = (start: string, words: string) => start + quoted(curl(words));
const suggest = (start: string, words: string) =>
  `Put the words in double quotation marks:  ${quotedLine(start, words)}`;

/**
 * Repairs the text after a field’s colon; undefined if nothing is wrong with it.
 * @param start what stands before it: the field’s name and colon, or a hyphen.
 * @param closesBelow whether a quotation mark that it opens is closed on a line below.
 */
export function repairValue(value: string, start: string, closesBelow: boolean): RepairedValue | undefined {
  const [first = ''] = value;
  if (first === '#') {
    return {
      column: 0,
      message: `Text after # is a comment, which the site does not show. ${suggest(start, value)}`,
      value: quoted(value),
    };
  }
  if (first === '"' || first === "'") return repairQuoted(value, start, closesBelow);
  const meaning = meanings[first];
  if (meaning)
    return { column: 0, message: `Words ${meaning}. ${suggest(start, value)}`, value: quoted(value) };
  if (/^[|>]/.test(value)) {
    if (blockMark.test(value)) return undefined;
    const words = value.replace(/^[|>][+-]?\s*/, '');
    return {
      column: 0,
      message: `After ${value.slice(0, value.length - words.length).trim()} the words belong on the next line, two spaces further right. Move them there, or delete the sign`,
      value: quoted(words),
    };
  }
  if (first === '[' || first === '{') {
    const last = first === '[' ? ']' : '}';
    if (value.endsWith(last)) return undefined;
    return {
      column: 0,
      message: `Words cannot begin with ${first}, which begins a list in this kind of file. ${suggest(start, value)}`,
      value: quoted(value),
    };
  }
  if (/^[-?]( |$)/.test(value)) {
    return {
      column: 0,
      message: `Words cannot begin with ${first} and a space. ${suggest(start, value)}`,
      value: quoted(value),
    };
  }
  return repairPlain(value, start);
}

/** Repairs a colon or a # in text without quotation marks. */
function repairPlain(value: string, start: string): RepairedValue | undefined {
  const colon = /:(\s|$)/.exec(value);
  const note = /\s#/.exec(value);
  if (colon) {
    return {
      column: colon.index,
      message: `The colon in these words reads as the end of a field’s name. ${suggest(start, value)}`,
      value: quoted(value),
    };
  }
  if (note) {
    return {
      column: note.index + 1,
      message: `Text after # is a comment, which the site does not show. ${suggest(start, value)}`,
      value: quoted(value),
    };
  }
  return undefined;
}

/** Repairs text that continues below its field’s line. */
export function repairContinuation(words: string): RepairedValue | undefined {
  const repaired = repairPlain(words, '');
  if (!repaired) return undefined;
  return {
    column: repaired.column,
    message: `${repaired.message.replace(/ Put the words.*/s, '')} Write  >-  after the field’s colon, and all its words on the lines below`,
    value: words.replace(/[:#]/g, ''),
  };
}

function repairQuoted(value: string, start: string, closesBelow: boolean): RepairedValue | undefined {
  const [mark = ''] = value;
  const end = closingQuote(value, mark);
  if (end === undefined) {
    if (closesBelow) return undefined;
    const words = value.slice(1).replace(/["']$/, '');
    return {
      column: 0,
      message: `The closing quotation mark is missing. Write  ${quotedLine(start, words)}`,
      value: quoted(words),
    };
  }
  const rest = value.slice(end + 1);
  if (rest.trim() !== '' && !/^\s+#/.test(rest)) {
    const trimmed = value.replace(/,$/, '');
    const words = trimmed.endsWith(mark) ? trimmed.slice(1, -1) : trimmed;
    return {
      column: end + 1,
      message:
        rest === ','
          ? 'A comma follows the closing quotation mark. Delete it'
          : mark === "'"
            ? `The apostrophe ends the words too early, because they are in single quotation marks. Write  ${start}${quoted(words)}`
            : `The words continue after their closing quotation mark. Write the inner marks as “ and ”:  ${quotedLine(start, words)}`,
      value: quoted(words),
    };
  }
  // Programs escape line breaks and tabs in text that begins or ends with white space. No person does.
  const isByProgram = /^(?:\\[nt]|\s)|(?:\\[nt]|\s)$/.test(value.slice(1, end));
  const escaped = mark === '"' && !isByProgram ? /\\(?!")./.exec(value) : undefined;
  if (escaped) {
    return {
      column: escaped.index,
      message:
        'The words contain a backslash (\\), which has a special meaning in quotation marks. Delete it',
      value: quoted(value.slice(1, end).replaceAll('\\', '')),
    };
  }
  return undefined;
}

/** Makes inner quotation marks curly, as in print. */
function curl(words: string): string {
  return words.replace(/(^|\s)"/g, '$1“').replaceAll('"', '”');
}

/** Whether a value opens a quotation mark and does not close it. */
export function isOpenQuote(value: string): boolean {
  const [mark = ''] = value;
  return (mark === '"' || mark === "'") && closingQuote(value, mark) === undefined;
}

/** The position of the closing quotation mark; undefined if there is none. */
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

/** The line that closes the quotation mark opened on an earlier one; undefined if none does. */
export function endOfQuote(lines: readonly string[], index: number, column: number): number | undefined {
  const [mark = ''] = /:\s+(["'])/.exec(lines[index] ?? '')?.[0].slice(-1) ?? '';
  for (let next = index + 1; next < lines.length; next++) {
    const line = lines[next] ?? '';
    if (line.trim() === '') continue;
    if ((/^ */.exec(line)?.[0].length ?? 0) <= column) return undefined;
    if (closingQuote(mark + line, mark) !== undefined) return next;
  }
  return undefined;
}
