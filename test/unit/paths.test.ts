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

test('no two files of the repository are twins on a disk that ignores case', () => {
  expect(findTwins(['src', 'scripts', 'test', 'public', '.github'].flatMap(filesIn))).toEqual([]);
});
