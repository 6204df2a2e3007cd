import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type LocatedDiagnostic, locationAt } from 'prerender-engine/diagnostics';
import { codePoint } from './fonts.ts';

/** The folders with visible text, in the order to search. */
const folders = ['src/content', 'src'];
const textFile = /\.(ya?ml|tsx?)$/;
const comment = /^\s*(#|\/\/|\/?\*)/;

/**
 * Locates characters that some fonts lack. Each is reported at the first line that has it, in the content or else in
 * the source; those that are in neither are reported together at the list of fonts.
 * @param missing the characters that each font lacks.
 * @param consequence what a visitor sees instead, as `browsers show it in another font`.
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
async function findLines(characters: Set<string>, root: string) {
  const left = new Set(characters);
  const lines: { location: ReturnType<typeof locationAt>; characters: string[] }[] = [];
  for (const folder of folders) {
    if (left.size === 0) break;
    const names = (await readdir(join(root, folder), { recursive: true }))
      .filter((name) => textFile.test(name))
      .sort();
    for (const name of names) {
      const file = join(folder, name).replaceAll('\\', '/');
      const text = await readFile(join(root, file), 'utf8');
      let offset = 0;
      for (const line of text.split('\n')) {
        const found = comment.test(line)
          ? []
          : [...left].filter((character) => line.normalize('NFC').includes(character));
        const [first] = found;
        if (first) {
          const column = Math.max(line.indexOf(first), 0);
          lines.push({ location: locationAt(file, text, offset + column), characters: found });
          for (const character of found) left.delete(character);
        }
        offset += line.length + 1;
      }
    }
  }
  return { lines, elsewhere: [...left] };
}

async function fontsFile(root: string) {
  const file = 'src/styles/fonts.ts';
  return locationAt(file, await readFile(join(root, file), 'utf8'), 0);
}
