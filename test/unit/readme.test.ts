import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');

it('the table of commands names every script of npm that is not part of another, and no other', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
  const named = Array.from(read('scripts/README.md').matchAll(/^\| `npm (?:run )?([\w:]+)` +\|/gm), ([, name]) => name);
  const parts = Array.from(JSON.stringify(scripts).matchAll(/npm:([\w:]+)/g), ([, name]) => name);
  const alone = Object.keys(scripts).filter((name) => name !== 'postinstall' && !parts.includes(name));

  expect(alone.filter((name) => !named.includes(name))).toEqual([]);
  expect(named.filter((name = '') => !(name in scripts))).toEqual([]);
});

const guides = ['README.md', 'scripts/README.md', 'src/content/README.md', '.github/CONTRIBUTING.md'];
it.each(guides)('%s links only to files that exist', (file) => {
  const links = [...read(file).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = '']) => path);

  expect(links.filter((path) => !existsSync(join(file, '..', path)))).toEqual([]);
});

it('the tables of the README name only files and folders that exist', () => {
  const rows = read('README.md').matchAll(/^\| (`(?:src|scripts|test|public|vite\.)[^|]*) \|/gm);
  const named = Array.from(rows, ([, cell = '']) => cell.split(', ').map((name) => name.replaceAll('`', ''))).flat();

  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});
