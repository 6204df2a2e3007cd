import { warn } from '../command/github.ts';
import { codePoint } from '../content/words.ts';
import type { SourceLocation } from '../prerender/index.ts';
import { type SourceLine, sourceLines } from './sourceLines.ts';

/** Characters that no font has for some use. */
export interface MissingCharacters {
  readonly characters: string;
  /** What lacks them, and what follows from that. */
  readonly problem: string;
  /** The words that they are in, if they matter only there. */
  readonly words?: readonly string[];
}

/**
 * Warns of characters that the site’s fonts lack: of each problem once, at the first line with one of them, in the content
 * or else in the source, or else at the list of fonts.
 * @param root of the project.
 */
export async function warnOfMissingCharacters(missing: readonly MissingCharacters[], root = '.'): Promise<void> {
  if (missing.length === 0) return;
  const lines = await sourceLines(root);
  const diagnostics = missing.map(({ characters, problem, words = [] }) => {
    const all = [...characters];
    const names = all.slice(0, 10).map((character) => `${character} (U+${codePoint(character)})`);
    const others = all.length > 10 ? ` and ${all.length - 10} more` : '';
    return {
      message: `${names.join(', ')}${others}: ${problem}`,
      location: firstOf(words, lines) ??
        firstOf(all, lines) ?? { file: 'src/styles/fonts.ts', line: 1, column: 1, text: '' },
    };
  });
  warn('Some characters are not in the fonts of the site:', diagnostics);
}

/** Where the first of some texts stands. */
function firstOf(texts: readonly string[], lines: readonly SourceLine[]): SourceLocation | undefined {
  for (const { text, at } of lines) {
    const line = text.normalize('NFC');
    const found = texts.find((one) => line.includes(one));
    if (found !== undefined) return at(line.indexOf(found));
  }
  return undefined;
}
