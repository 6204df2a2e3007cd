import type { Place } from './Fault.ts';

/**
 * The place of a character in a file.
 * @param file its path from the project's root.
 * @param text all that stands in it.
 * @param offset of the character in the text.
 */
export function placeAt(file: string, text: string, offset: number): Place {
  const before = text.slice(0, offset).split('\n');
  const line = before.length;
  return {
    file,
    line,
    column: (before.at(-1) ?? '').length + 1,
    text: (text.split('\n')[line - 1] ?? '').replace(/\r$/, ''),
  };
}
