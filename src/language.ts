// Text in the site's language: how it is typeset, and what machines read of it.

const rightToLeftScripts = /^(?:Adlm|Arab|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa)$/;
/** The scripts whose lines may be close together. Letters of others reach higher and lower, or carry marks there. */
const compactScripts = /^(?:Armn|Cyrl|Geor|Grek|Hans|Hant|Jpan|Kore|Latn)$/;

/**
 * Returns whether a language is written from right to left. `Intl.Locale` knows, but under different names in different
 * browsers and Node.js versions, and hydration needs the same answer from all.
 * @param language a language tag, such as `ar` or `en-GB`.
 */
export function isRightToLeft(language: string): boolean {
  return rightToLeftScripts.test(scriptOf(language));
}

/** Returns whether lines of large type in a language may be as close as the design's. */
export function isCompact(language: string): boolean {
  return compactScripts.test(scriptOf(language));
}

/** Returns a text without soft hyphens, which search engines would show and screen readers read out. */
export function withoutSoftHyphens(text: string): string {
  return text.replaceAll('\u00ad', '');
}

/** Returns a part of a URL without percent-encoding; unchanged if its encoding is invalid. */
export function decodePath(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const shortWord = /^(?:a|an|the|of|and|&|to|in|or|for)$/i;

/**
 * Returns a sentence whose lines end well: no-break spaces join a short word to the next, and a short last word to the
 * one before it. Not for names, which visitors search for and copy as they are written.
 */
export function joinShortWords(text: string): string {
  const words = text.split(' ');
  return words.reduce((line, word, index) => {
    const before = words[index - 1] ?? '';
    const isShortEnd = index > 1 && index === words.length - 1 && before.length < 10 && word.length < 10;
    return line + (shortWord.test(before) || isShortEnd ? '\u00a0' : ' ') + word;
  });
}

function scriptOf(language: string): string {
  return new Intl.Locale(language).maximize().script ?? '';
}
