import type { LocatedDiagnostic } from 'prerender-engine/diagnostics';
import { codePoint } from './fonts.ts';
import { sourceLines } from './sourceLines.ts';

/**
 * A warning for each font that lacks characters, at the first line with one of them, in the content or else in the
 * source, or else at the list of fonts.
 * @param consequence what a visitor sees instead, such as `browsers show it in another font`.
 * @param root of the project.
 */
export async function describeMissing(
  missing: readonly { readonly family: string; readonly characters: string }[],
  consequence: string,
  root = '.',
): Promise<LocatedDiagnostic[]> {
  const lacking = missing.filter(({ characters }) => characters !== '');
  const lines = lacking.length > 0 ? await sourceLines(root) : [];
  return lacking.map(({ family, characters }) => {
    const all = [...characters];
    const names = all.slice(0, 10).map((character) => `${character} (U+${codePoint(character)})`);
    const others = all.length > 10 ? ` and ${all.length - 10} more` : '';
    const [location] = lines.flatMap(({ text, at }) => {
      const line = text.normalize('NFC');
      const first = all.find((character) => line.includes(character));
      return first === undefined ? [] : [at(line.indexOf(first))];
    });
    return {
      message: `${names.join(', ')}${others}: not in ${family}; ${consequence}`,
      location: location ?? { file: 'src/styles/fonts.ts', line: 1, column: 1, text: '' },
    };
  });
}
