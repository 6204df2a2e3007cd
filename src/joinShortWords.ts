const shortWords = /(?<=^|\s)(a|an|the|of|and|&|to|in|or|for)\s+(?=\S)/gi;

/**
 * A sentence whose lines end well: no-break spaces join a short word to the next, and a short last word to the one
 * before it. Not for names, which visitors search for and copy as they are written.
 */
export function joinShortWords(text: string): string {
  return text.replace(shortWords, '$1\u00a0').replace(/(?<=\s\S{1,9}) (?=\S{1,9}$)/, '\u00a0');
}
