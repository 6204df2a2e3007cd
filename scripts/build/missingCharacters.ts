import { warn } from '../command/github.ts';
import type { SourceLocation } from '../prerender/index.ts';
import { codePoint, type SiteFonts } from './fonts.ts';
import { type SourceLine, sourceLines } from './sourceLines.ts';

/**
 * Warns of characters that the site’s fonts lack: for each font once, at the first line with one of them, in the content
 * or else in the source, or else at the list of fonts.
 * @param root of the project.
 */
export async function warnOfMissingCharacters(missing: SiteFonts['missing'], root = '.'): Promise<void> {
  if (missing.length === 0) return;
  const lines = await sourceLines(root);
  const diagnostics = missing.map(({ family, characters }) => {
    const all = [...characters];
    const names = all.slice(0, 10).map((character) => `${character} (U+${codePoint(character)})`);
    const others = all.length > 10 ? ` and ${all.length - 10} more` : '';
    return {
      message: `${names.join(', ')}${others}: not in ${family}; browsers show it in a font of the visitor’s device`,
      location: firstOf(all, lines) ?? { file: 'src/styles/fonts.ts', line: 1, column: 1, text: '' },
    };
  });
  warn('Some characters are not in the fonts of the site:', diagnostics);
}

/** Where the first of some characters stands. */
function firstOf(characters: readonly string[], lines: readonly SourceLine[]): SourceLocation | undefined {
  for (const { text, at } of lines) {
    const line = text.normalize('NFC');
    const found = characters.find((character) => line.includes(character));
    if (found !== undefined) return at(line.indexOf(found));
  }
  return undefined;
}
