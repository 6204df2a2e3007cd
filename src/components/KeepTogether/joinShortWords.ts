const shortWords = /(?<=^|\s)(a|an|the|of|and|&|to|in|or|for)\s+(?=\S)/gi;

/**
 * A heading or a lead whose lines end well: no-break spaces join a short word to the next, and a short last word to the
 * one before it.
 */
export function joinShortWords(text: string): string {
  return text.replace(shortWords, '$1\u00a0').replace(/(?<=\s\S{1,9}) (?=\S{1,9}$)/, '\u00a0');
}
