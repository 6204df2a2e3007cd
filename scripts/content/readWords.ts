import { isScalar, parseDocument } from 'yaml';

/** The words of a field. */
export interface Words {
  /** Without quotation marks; null if there are none. */
  readonly words: string | null;
  /** Whether words stand beside the name and on the lines below. */
  readonly isSplit: boolean;
}

/**
 * What YAML writes above words on lines of their own, with its comment: `>-`, `|2` or `>- # A note`; also `> -`, `>–`, as a
 * word processor makes it, and with words beside it. `> 5 years` is words.
 */
const blockHeader = /^[|>]\d?(?: ?[-+–—](?=\s|$)(?:[^\S\n]+#.*)?|(?=\s*(?:\n|$)))\s*/;
/** Words that all stand in quotation marks, and a comment: `"Our way" # A note`, but not `"Our" or "theirs"`. */
const quotedWords = /^("(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*(?:# .*)?$/s;
/** How YAML writes that there is nothing. */
const nothing = /^(?:null|~|)$/;

/** Reads the words beside the name of a field, and on the lines below it. */
export function readWords(name: string, [beside = '', ...below]: readonly string[]): Words {
  const all = [beside, ...below].join('\n').trim();
  const unquoted = unquote(all);
  if (unquoted !== undefined) return { words: unquoted, isSplit: false };
  const words = all.replace(blockHeader, '');
  return {
    words: nothing.test(words) ? null : words,
    isSplit: beside !== '' && !blockHeader.test(beside) && !isFolded(`${name}: ${beside}`, below.filter(Boolean)),
  };
}

/** What stands in quotation marks, with YAML's escapes such as `\n`; undefined if not all of the text does. */
function unquote(text: string): string | undefined {
  const [, quoted = ''] = quotedWords.exec(text) ?? [];
  const { contents, errors } = parseDocument(quoted);
  return isScalar(contents) && errors.length === 0 ? String(contents.value) : undefined;
}

/**
 * Whether a program folded words because the line was full, rather than an owner who left old words below new ones: the
 * next word is in small letters, or does not fit beside the others. A line is as long as the longest, or 50 characters.
 */
function isFolded(first: string, below: readonly string[]): boolean {
  const [next] = below[0]?.split(' ') ?? [];
  if (next === undefined) return true;
  const width = Math.max(50, first.length, ...below.map(({ length }) => length));
  return /^\p{Ll}/u.test(next) || `${first} ${next}`.length > width;
}
