import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type LocatedDiagnostic, locationAt, type SourceLocation } from 'prerender-engine/diagnostics';
import { codePoint } from './fonts.ts';
import { sourceLines } from './sourceLines.ts';

/**
 * Locates characters that some fonts lack. Each is reported at the first line that has it, in the content or else in
 * the source; those that are in neither are reported together at the list of fonts.
 * @param missing the characters that each font lacks.
 * @param consequence what a visitor sees instead, such as `browsers show it in another font`.
 * @param root of the project.
 */
export async function describeMissing(
  missing: readonly { readonly family: string; readonly characters: string }[],
  consequence: string,
  root = '.',
): Promise<LocatedDiagnostic[]> {
  const families = new Map<string, string[]>();
  for (const { family, characters } of missing)
    for (const character of characters) families.set(character, [...(families.get(character) ?? []), family]);
  const { lines, elsewhere } = await findLines(new Set(families.keys()), root);
  const message = (characters: readonly string[]) => {
    const names = characters.slice(0, 10).map((character) => `${character} (U+${codePoint(character)})`);
    const others = characters.length > 10 ? ` and ${characters.length - 10} more` : '';
    const fonts = new Set(characters.flatMap((character) => families.get(character) ?? []));
    return `${names.join(', ')}${others}: not in ${[...fonts].join(' or ')}; ${consequence}`;
  };
  return [
    ...lines.map(({ location, characters }) => ({ message: message(characters), location })),
    ...(elsewhere.length > 0 ? [{ message: message(elsewhere), location: await fontsFile(root) }] : []),
  ];
}

/** The first line with each character, and the characters that no line has. */
async function findLines(characters: ReadonlySet<string>, root: string) {
  const left = new Set(characters);
  const lines: { location: SourceLocation; characters: string[] }[] = [];
  for (const { text, at } of left.size > 0 ? await sourceLines(root) : []) {
    const found = [...left].filter((character) => text.normalize('NFC').includes(character));
    const [first] = found;
    if (first === undefined) continue;
    lines.push({ location: at(Math.max(text.indexOf(first), 0)), characters: found });
    for (const character of found) left.delete(character);
  }
  return { lines, elsewhere: [...left] };
}

async function fontsFile(root: string) {
  const file = 'src/styles/fonts.ts';
  return locationAt(file, await readFile(join(root, file), 'utf8'), 0);
}
