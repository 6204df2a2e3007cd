import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type LocatedDiagnostic, locationAt } from '../diagnostics/Diagnostic.ts';
import { codePoint } from './fonts.ts';

/** Where visible text is written, in the order to search. */
const folders = ['src/content', 'src'];
const textFile = /\.(ya?ml|tsx?)$/;
const comment = /^\s*(#|\/\/|\/?\*)/;

/**
 * What to tell of characters that some fonts lack: a diagnostic for each line of the content, or else of the source,
 * that is the first to hold some of them, and one where the fonts are named for those that stand in none.
 * @param missing fonts by name, each with the characters that it lacks.
 * @param consequence what that means to a visitor, as `browsers show it in another font`.
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

/** The first lines that hold the characters, and those that stand in none. */
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
