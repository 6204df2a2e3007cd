import { isScalar, parseDocument } from 'yaml';

/** The words of a field. */
export interface Words {
  /** Without quotation marks; null if there are none. */
  readonly words: string | null;
  /** Whether words stand beside the name and on the lines below. */
  readonly isSplit: boolean;
}

/** What YAML writes above words on lines of their own: `>` or `|2`, and nothing beside it. `> 5 years` is words. */
const header = /^[|>]\d?\s*?(?:\n\s*|$)/;
/** The same with a sign, such as `>-`, and a comment; word processors make `> -` or `>–` of it. Words may stand beside it. */
const headerWithSign = /^[|>]\d? ?[-+–—](?=\s|$)(?:[^\S\n]+#.*)?\s*/;
/** Words that all stand in quotation marks, and a comment: `"Our way" # A note`, but not `"Our" or "theirs"`. */
const quotedWords = /^("(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*(?:# .*)?$/s;
/** How YAML writes that there is nothing. */
const nothing = /^(?:null|~|)$/;

/** Reads the words beside the name of a field, and on the lines below it. */
export function readWords(name: string, [beside = '', ...below]: readonly string[]): Words {
  const all = [beside, ...below].join('\n').trim();
  const unquoted = unquote(all);
  if (unquoted !== undefined) return { words: unquoted, isSplit: false };
  const words = all.slice(headerOf(all).length);
  return { words: nothing.test(words) ? null : words, isSplit: isSplit(name, beside, below.filter(Boolean)) };
}

function headerOf(text: string): string {
  const [found = ''] = headerWithSign.exec(text) ?? header.exec(text) ?? [];
  return found;
}

/** What stands in quotation marks, with YAML's escapes such as `\n`; undefined if not all of the text does. */
function unquote(text: string): string | undefined {
  const [, quoted = ''] = quotedWords.exec(text) ?? [];
  const { contents, errors } = parseDocument(quoted);
  return isScalar(contents) && errors.length === 0 ? String(contents.value) : undefined;
}

/**
 * Whether an owner wrote words beside the name and left others below. Words also go on below where a program folded them
 * because the line was full: a line is as long as the longest, or 50 characters.
 */
function isSplit(name: string, beside: string, below: readonly string[]): boolean {
  const [next] = below[0]?.split(' ') ?? [];
  if (next === undefined || beside === '') return false; // all words are in one place
  if (headerOf(beside) !== '') return false; // YAML has them below
  if (/^\p{Ll}/u.test(next)) return false; // the sentence goes on
  const first = `${name}: ${beside}`;
  const width = Math.max(50, first.length, ...below.map(({ length }) => length));
  return `${first} ${next}`.length <= width; // the next word would have fit
}
