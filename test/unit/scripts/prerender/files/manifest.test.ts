import type { Manifest } from 'vite';
import { expect, it } from 'vitest';
import { checkManifest, clientFiles, readStyles, staticImports } from '../../../../../scripts/prerender/files/manifest';
import { writeSite } from '../../../../support/writeSite';

const manifest = {
  'src/entry.ts': { file: 'assets/entry.js', imports: ['_shared.js', '_icon.js'], dynamicImports: ['src/impact.ts'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js', imports: ['_shared.js'] },
  'src/impact.ts': { file: 'assets/impact.js', imports: ['_shared.js'] },
  '_icon.js': { file: 'assets/icon.js', assets: ['assets/icon.svg'] },
  'data.json': { file: 'assets/data.json' },
};

it.each([
  ['src/entry.ts', ['entry', 'shared', 'react', 'icon']],
  ['_icon.js', ['icon']],
  ['data.json', []],
  ['src/missing.ts', []],
])('the static imports of %s begin with its own chunk, have every chunk once, and only scripts', (id, names) => {
  expect(staticImports(manifest, id)).toEqual(names.map((name) => `assets/${name}.js`));
});

it('the check names every module that is missing', () => {
  expect(checkManifest(manifest, ['src/fees.ts', 'src/entry.ts', 'src/team.ts'])).toEqual([
    'src/fees.ts: is not in the client manifest: no module in the browser imports it',
    'src/team.ts: is not in the client manifest: no module in the browser imports it',
  ]);
});

const styles = async (chunks: Manifest) =>
  readStyles({ directory: await writeSite({ 'a.css': 'a{}\n' }), manifest: chunks, entry: 'entry.ts' });

it.each<[string, Manifest, string]>([
  [
    'those of its only style sheet, not of one that a script uses by its URL',
    { 'src/print.css': { file: 'print.css' }, 'style.css': { file: 'a.css' } },
    'a{}',
  ],
  ['empty if it has none', { 'entry.ts': { file: 'entry.js' } }, ''],
])('the styles of a bundle are %s', async (_, chunks, css) => {
  expect(await styles(chunks)).toBe(css);
});

it('the styles of a bundle are rejected if they are split', async () => {
  await expect(styles({ 'a.ts': { file: 'a.js' }, 'entry.ts': { file: 'entry.js', css: ['a.css'] } })).rejects.toThrow(
    'the client bundle splits its styles: build it with cssCodeSplit: false',
  );
});

it('the files to publish are all but the manifest and the style sheet, also scripts that no entry is connected with', async () => {
  expect(await published({ 'assets/docs.js': '', 'assets/entry.js': '', 'assets/print.css': '' })).toEqual([
    'assets/docs.js',
    'assets/entry.js',
    'assets/print.css',
  ]);
});

it.each([
  ['about.html', '<link rel="stylesheet" href="./assets/style-a1.css">'],
  ['sw.js', 'precache([{url:"assets/style-a1.css"}])'],
])('the style sheet is published if another file, %s, names it', async (file, text) => {
  expect(await published({ [file]: text })).toContain('assets/style-a1.css');
});

it('the template names the style sheet, but is not published as it is', async () => {
  expect(await published({ 'index.html': '<link rel="stylesheet" href="/assets/style-a1.css">' })).toEqual([
    'index.html',
  ]);
});

/** The paths of the files that are published of a bundle with these and a style sheet. */
async function published(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const directory = await writeSite({ ...files, 'assets/style-a1.css': 'a{}', '.vite/manifest.json': 'style-a1.css' });
  const chunks = { 'entry.ts': { file: 'assets/entry.js' }, 'style.css': { file: 'assets/style-a1.css' } };
  return (await clientFiles({ directory, manifest: chunks, entry: 'entry.ts' })).map(({ path }) => path).sort();
}
