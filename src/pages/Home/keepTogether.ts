const wordJoiner = '\u2060';

/**
 * Words whose hyphenated pairs no line breaks: large, a line that ends in `high-` reads as a mistake. They stay one
 * text: what follows an element in a line moves when the font of that element arrives.
 */
export function keepTogether(words: string): string {
  return words.replace(/(?<=\S)-(?=\S)/g, `-${wordJoiner}`);
}
