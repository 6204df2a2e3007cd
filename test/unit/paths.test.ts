import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What an import may leave out: Vite's `resolve.extensions`, all of which TypeScript leaves out too. */
const moduleExtension = /\.(mjs|js|mts|ts|jsx|tsx|json)$/;

/** The names under which a file is found on a disk that ignores case, as on macOS and Windows. */
function namesOf(path: string): readonly string[] {
  const name = path.toLowerCase();
  const specifier = name.replace(moduleExtension, '');
  return [...new Set([name, specifier, specifier.replace(/\/index$/, '')])];
}

test('no import of a file can find another on a disk that ignores case', () => {
  const files = ['src', 'scripts', 'test', 'public', '.github'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
  );
  const names = files.flatMap(({ parentPath, name }) => namesOf(`${parentPath}/${name}`));

  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});
