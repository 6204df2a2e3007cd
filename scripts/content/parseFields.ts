import { isScalar, parseDocument } from 'yaml';

/** What is wrong in a line of a file. Line and column are counted from 0. */
export interface Problem {
  readonly line: number;
  readonly column?: number;
  readonly message: string;
}

/** A field of a file. */
export interface WrittenField {
  readonly name: string;
  readonly line: number;
  readonly column: number;
  /** Without quotation marks, and without a mark of YAML; null if there are none. */
  readonly words: string | null;
}

/** The lines of a field. */
interface FieldLines {
  readonly name: string;
  readonly line: number;
  readonly column: number;
  /** The words beside the name. */
  readonly beside: string;
  readonly below: string[];
}

/** A line that begins with a few words and a colon. */
const anyField = /^[^\p{L}\p{N}#]*(\p{L}[\p{L}\d_-]*(?: [\p{L}\d]+){0,3})["'*_`]*\s?(:)(?=\s|$)(.*)$/u;
/** The sign before a comment of another language. */
const otherComment = /^\s*(\/\/|\/\*)/;
/** The mark before words on lines of their own. */
const blockMark = /^[|>]\d?[+-]?(?:\s+#.*)?$/;
const markBefore = /^[|>]\d?[+-]\s+/;

/**
 * Reads the fields of a content file. A line that begins with the name of a field and a colon begins that field, and the
 * lines up to the next are its words, whether quoted, below `>-`, or plain. Signs around the name, its capitals and another
 * sign for the colon do no harm where no other line begins that field. Nor does an indentation: the words of a field may
 * begin with the name of another.
 * @param known the names of the fields.
 */
export function parseFields(lines: readonly string[], known: readonly string[]) {
  const names = known.map((name) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '[ _-]?')).join('|');
  const knownField = new RegExp(
    `^[^\\p{L}\\p{N}#]*(?:\\d+[.)]\\s+)?(${names})["'*_\`]*\\s*([:：∶=]|[;,.→–—-]?(?=\\s))(.*)$`,
    'isu',
  );
  const byLetters = new Map(known.map((name) => [lettersOf(name), name]));
  const startOf = (text: string, begun: ReadonlySet<string>, isApart = true) => {
    const isIndented = /^[\s\u200b]/.test(text) || otherComment.test(text);
    const own = knownField.exec(text);
    // A name in more words, such as `title of the case:`, is none that lacks its colon.
    const [, written = '', sign = '', rest = ''] = (own?.[2] ? own : (anyField.exec(text) ?? own)) ?? [];
    const name = byLetters.get(lettersOf(written)) ?? written;
    const isLacking = known.includes(name) && !begun.has(name);
    const isPlain = sign === ':' && /^(\s|$)/.test(rest);
    const isField = isIndented ? isPlain && isLacking : isPlain || isLacking || /[:：∶=]/.test(sign);
    const isSentence = !isApart && !known.includes(name) && name.includes(' ');
    if (written === '' || !isField || isSentence) return undefined;
    return { name, column: text.search(/[^\s\u200b]/), beside: rest.replace(/^(\*\*|__|`)/, '').trim() };
  };
  const begun = new Set(lines.flatMap((text) => startOf(text, new Set(known))?.name ?? []));
  const fields: FieldLines[] = [];
  const problems: Problem[] = [];
  let stray: number | undefined;
  for (const [line, text] of lines.entries()) {
    const field = fields.at(-1);
    const above = stray === line - 1 ? '#' : (lines[line - 1] ?? '');
    const isApart = /^\s*(#|$)/.test(above) || /^[^\p{L}\p{N}>|]+$/u.test(text);
    const start = startOf(text, begun, isApart);
    const [, sign] = otherComment.exec(text) ?? [];
    if (sign)
      problems.push({
        line,
        message: `A line cannot begin with ${sign}. Delete it before a field or words; if this is a comment, write # in its place`,
      });
    if (start) fields.push({ ...start, line, below: [] });
    else if (sign || isComment(text, field)) continue;
    else if (field && (text.trim() === '' || (/^\s/.test(text) ? !above.startsWith('#') : !isApart)))
      field.below.push(text);
    else if (text.trim() !== '') {
      const message =
        'This line is not a field. If its words belong to the field above, put them right below it, with two spaces before them; if not, delete it';
      if (stray !== line - 1) problems.push({ line, message });
      stray = line;
    }
  }
  const read = fields.map((field) => ({ ...field, ...readWords(field) }));
  for (const { line, column, problem } of read)
    if (problem) problems.push({ line, column, message: problem });
  return { fields: read satisfies WrittenField[], problems };
}

function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}

/** Whether a line is a comment, and not one of the words below `>-` or in quotation marks, which may begin with #. */
function isComment(text: string, field: FieldLines | undefined): boolean {
  if (!/^\s*#/.test(text)) return false;
  if (!field || !/^\s/.test(text)) return true;
  const written = [field.beside, ...field.below].join('\n').trim();
  const isQuoted = /^["']/.test(written) && readQuoted(written) === undefined;
  return !isQuoted && !blockMark.test(field.beside);
}

/** The words of a field, and what is wrong with how they are written. */
function readWords({ name, beside, below }: FieldLines): { words: string | null; problem?: string } {
  if (blockMark.test(beside)) return { words: fold(below, beside.startsWith('|')) };
  const first = beside.replace(markBefore, '');
  const all = [first, ...below];
  const quoted = /^\s*["']/.test(all.join('')) ? readQuoted(all.join('\n').trim()) : undefined;
  if (quoted !== undefined) return { words: quoted };
  const isFolded = first === beside && breaksBefore(`${name}: ${first}`, below[0]);
  if (first !== '' && !isFolded && below.some((text) => text.trim() !== ''))
    return {
      words: /\w/.test(first) ? first : fold(all, false),
      problem: `${name} has words beside its name and on the lines below. Delete those that are left over, or write  ${name}: >-  and all the words on the lines below`,
    };
  const entries = below.filter((text) => text.trim() !== '').map((text) => /^\s*[-*•] (.*)$/.exec(text)?.[1]);
  const isList = first === '' && entries.length > 0 && !entries.includes(undefined);
  const words = isList ? entries.join(', ') : withoutMarks(fold(all, false).replace(markBefore, ''));
  return { words: /^(null|~|)$/.test(words) ? null : words };
}

/** Lines as one paragraph, or as several if blank lines part them, or if each line is literal. */
function fold(lines: readonly string[], isLiteral: boolean): string {
  const text = lines
    .map((line) => line.trim())
    .join('\n')
    .trim();
  return isLiteral ? text : text.replace(/(?<!\n)\n(?!\n)/g, ' ');
}

/**
 * Whether a program broke the words before the next line, as it does where the next word would be too far right. It
 * breaks no line at several spaces.
 */
function breaksBefore(text: string, next = ''): boolean {
  const [word] = /\S+(\s{2,}\S+)*/.exec(next) ?? [];
  return word !== undefined && text.length + 1 + word.length > 72;
}

/** Reads words in quotation marks as YAML; undefined if they are not in marks that match. */
function readQuoted(text: string): string | undefined {
  const { contents, errors } = parseDocument(text, { schema: 'failsafe', prettyErrors: false });
  return errors.length === 0 && isScalar(contents) ? String(contents.value) : undefined;
}

/** Words that YAML cannot read, without the marks around them: one of them may be missing, or be an apostrophe within. */
function withoutMarks(words: string): string {
  if (/^'\w{1,2}\s.*[^']$/s.test(words)) return words; // an apostrophe, as in ’s morgens
  const [, , partial] = /^(["'])([^"']*)["']?,?$/.exec(words) ?? [];
  // The first mark within opens another quotation, or is an apostrophe.
  const [, , whole] = /^(["'])((?:(?!\1).)*(?:\s\1|\w\1\w).*)\1$/s.exec(words) ?? [];
  return partial ?? whole ?? words;
}
