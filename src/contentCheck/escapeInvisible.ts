/**
 * Text in one line with every character written out that is not seen or that a terminal obeys, as `\u{200b}`: control
 * and format characters, breaks of lines, halves of characters.
 */
export function escapeInvisible(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
}
