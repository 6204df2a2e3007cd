import type { LocatedDiagnostic } from 'prerender-engine/diagnostics';
import { codePoint } from './fonts.ts';
import { sourceLines } from './sourceLines.ts';

/**
 * A warning for each font that lacks characters, at the first line with one of them, in the content or else in the
 * source, or else at the list of fonts.
 * @param root of the project.
 */
export async function describeMissing(
  missing: readonly { readonly family: string; readonly characters: string }[],
  root = '.',
): Promise<LocatedDiagnostic[]> {
  const lines = missing.length > 0 ? await sourceLines(root) : [];
  return missing.map(({ family, characters }) => {
    const all = [...characters];
    const names = all.slice(0, 10).map((character) => `${character} (U+${codePoint(character)})`);
    const others = all.length > 10 ? ` and ${all.length - 10} more` : '';
    const [location] = lines.flatMap(({ text, at }) => {
      const line = text.normalize('NFC');
      const first = all.find((character) => line.includes(character));
      return first === undefined ? [] : [at(line.indexOf(first))];
    });
    return {
      message: `${names.join(', ')}${others}: not in ${family}; browsers show it in a font of the visitor’s device`,
      location: location ?? { file: 'src/styles/fonts.ts', line: 1, column: 1, text: '' },
    };
  });
}
