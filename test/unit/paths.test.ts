import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What an import may leave out: Vite's `resolve.extensions`, all of which TypeScript leaves out too. */
const moduleExtension = /\.(mjs|js|mts|ts|jsx|tsx|json)$/;

/** The names under which a file is found on a disk that ignores case. */
function namesOf(path: string): string[] {
  const name = path.toLowerCase();
  const specifier = name.replace(moduleExtension, '');
  return [...new Set([name, specifier, specifier.replace(/\/index$/, '')])];
}

/** Files that share a name on a disk that ignores case, as on macOS and Windows: an import of one may find the other. */
function findTwins(files: readonly string[]): string[][] {
  const named = new Map<string, string[]>();
  for (const file of files)
    for (const name of namesOf(file)) named.set(name, [...(named.get(name) ?? []), file]);
  return [...named.values()].filter((twins) => twins.length > 1);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

test.each([
  ['differ in case', 'src/Door.tsx', 'src/door.tsx'],
  ['differ in extension', 'src/door.ts', 'src/door.tsx'],
  ['differ in both', 'src/Door/Door.tsx', 'src/Door/door.ts'],
  ['are in folders that differ in case', 'src/Head/title.ts', 'src/head/title.ts'],
  ['are a style sheet and the module that makes one', 'src/Door.css', 'src/Door.css.ts'],
  ['are a module and the index of a folder', 'src/door.ts', 'src/Door/index.ts'],
])('two files are twins that %s', (_, one, other) => {
  expect(findTwins([one, 'src/other.ts', other])).toContainEqual([one, other]);
});

test.each([
  ['a component and its style', 'src/Door/Door.tsx', 'src/Door/Door.css.ts'],
  ['words and their component', 'src/Home/home.yaml', 'src/Home/Home.tsx'],
  ['a module and a folder without an index', 'src/schema.ts', 'src/schema/fields.ts'],
  ['a module and its declarations', 'src/renderer.mjs', 'src/renderer.d.mts'],
])('%s are no twins', (_, one, other) => {
  expect(findTwins([one, other])).toEqual([]);
});

test('no two files of the repository are twins on a disk that ignores case', () => {
  expect(findTwins(['src', 'scripts', 'test', 'public', '.github'].flatMap(filesIn))).toEqual([]);
});
