/** Words after a field’s colon that YAML would read differently from what the author meant. */
export interface RepairedValue {
  /** The column in the value that the message is about. */
  readonly column: number;
  readonly message: string;
  /** The value as it was meant. */
  readonly value: string;
  /** A field that came onto this line, and so is missing. */
  readonly missing?: string;
}

/** Matches the mark before words on lines of their own. */
export const blockMark = /^[|>]\d?[+-]?(\s+#.*)?$/;

/**
 * Repairs the words after a field’s colon; undefined if nothing is wrong with them.
 * @param start what stands before them: the field’s name and colon.
 * @param closesBelow whether a quotation mark that they open is closed on a line below.
 * @param fields the names of its neighbours, which may have come onto this line.
 */
export function repairValue(
  value: string,
  start: string,
  closesBelow: boolean,
  fields: readonly string[],
): RepairedValue | undefined {
  const [first = ''] = value;
  const suggestion = `Put the words in double quotation marks:  ${start}${quote(curl(value))}`;
  const repaired = (message: string, column = 0) => ({ column, message, value: quote(value) });
  if (first === '"' || first === "'") return closesBelow ? undefined : repairQuoted(value, start);
  if (/^(?:[@`%&*!]|[-?](?: |$)|\[(?!.*\]$)|\{(?!.*\}$))/.test(value))
    return repaired(
      `Words cannot begin with ${first}, which has a special meaning in this kind of file. ${suggestion}`,
    );
  if (/^[|>]/.test(value)) {
    const words = value.replace(/^[|>]\d?[+-]?\s*/, '');
    if (blockMark.test(value)) return undefined;
    const sign = value.slice(0, value.length - words.length).trim();
    return {
      column: 0,
      message: `After ${sign} the words belong on the next line. Move them there, two spaces further right, or delete the sign. Write  ${start}${inner(words)}`,
      value: quote(words),
    };
  }
  if (/^[[{]/.test(value)) return undefined;
  const [joined, name = ''] =
    [...value.matchAll(/\s([A-Za-z]+):(?=\s|$)/g)].find(([, one = '']) => fields.includes(one)) ?? [];
  if (joined) {
    const message = `${name} is a field of its own. Begin a new line before it`;
    return { ...repaired(message, value.indexOf(joined) + 1), missing: name };
  }
  const colon = /:(\s|$)/.exec(value);
  if (colon)
    return repaired(
      `The colon in these words reads as the end of a field’s name. ${suggestion}`,
      colon.index,
    );
  const note = value.search(/(?<!\S)#/);
  return note < 0
    ? undefined
    : repaired(`Text after # is a comment, which the site does not show. ${suggestion}`, note);
}

function repairQuoted(value: string, start: string): RepairedValue | undefined {
  const [mark = ''] = value;
  const end = closingQuote(value, mark);
  if (end === undefined) {
    const isApostrophe = /^'\w{1,2}\s/.test(value);
    const words = isApostrophe ? value : value.slice(1).replace(/["']$/, '');
    const reason = isApostrophe
      ? 'An apostrophe at the beginning opens a quotation'
      : 'The closing quotation mark is missing';
    return { column: 0, message: `${reason}. Write  ${start}${quote(curl(words))}`, value: quote(words) };
  }
  const rest = value.slice(end + 1);
  if (rest.trim() !== '' && !/^\s+#/.test(rest)) {
    const trimmed = value.replace(/,$/, '');
    const words = trimmed.endsWith(mark) ? trimmed.slice(1, -1) : trimmed;
    const message =
      mark === "'"
        ? `The apostrophe ends the words too early, because they are in single quotation marks. Write  ${start}${quote(words)}`
        : `The words continue after their closing quotation mark. Write the inner marks as “ and ”:  ${start}${quote(curl(words))}`;
    return { column: end + 1, message, value: quote(words) };
  }
  // Programs escape line breaks and tabs in text that begins or ends with white space. No person does.
  const isByProgram = /^(?:\\[nt]|\s)|(?:\\[nt]|\s)$/.test(value.slice(1, end));
  const escaped = mark === '"' && !isByProgram ? /\\(?!")./.exec(value) : undefined;
  if (!escaped) return undefined;
  const message =
    'The words contain a backslash (\\), which has a special meaning in quotation marks. Delete it';
  return { column: escaped.index, message, value: quote(value.slice(1, end).replaceAll('\\', '')) };
}

/**
 * Which of the lines below closes the quotation mark that a value opens; undefined if it opens none, or none does.
 * @param column of the field.
 */
export function endOfQuote(value: string, below: readonly string[], column: number): number | undefined {
  const [mark = ''] = value;
  if ((mark !== '"' && mark !== "'") || closingQuote(value, mark) !== undefined) return undefined;
  const end = below.findIndex((line) => line.trim() !== '' && !line.startsWith(' '.repeat(column + 1)));
  const lines = end < 0 ? below : below.slice(0, end);
  const closing = lines.findIndex((line) => closingQuote(mark + line, mark) !== undefined);
  return closing < 0 ? undefined : closing;
}

/** The position of the closing quotation mark; undefined if there is none. */
function closingQuote(value: string, mark: string): number | undefined {
  const quotation = (mark === '"' ? /^"(?:\\.|[^"\\])*"/s : /^'(?:''|[^'])*'/s).exec(value)?.[0];
  return quotation === undefined ? undefined : quotation.length - 1;
}

function quote(words: string): string {
  return JSON.stringify(words);
}

/** Words as they can stand after a colon. */
function inner(words: string): string {
  return /[:#"'\\]/.test(words) ? quote(curl(words)) : words;
}

/** Makes inner quotation marks curly, as in print. */
function curl(words: string): string {
  return words.replace(/(^|\s)"/g, '$1“').replaceAll('"', '”');
}
