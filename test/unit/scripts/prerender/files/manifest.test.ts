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
])('the static imports of %s begin with its own chunk, have every chunk once, and only scripts', (id, names) => {
  expect(staticImports(manifest, id)).toEqual(names.map((name) => `assets/${name}.js`));
});

it('the check names every module that is missing', () => {
  expect(checkManifest(manifest, ['src/fees.ts', 'src/entry.ts', 'src/team.ts'])).toEqual([
    'src/fees.ts: is not in the client manifest: no module in the browser imports it',
    'src/team.ts: is not in the client manifest: no module in the browser imports it',
  ]);
});

it('the styles of a bundle are those of its sheet, not of one that a script uses by its URL, and must not be split', async () => {
  const directory = await writeSite({ 'a.css': 'a{}\n' });
  const styles = (chunks: object) =>
    readStyles({ directory, manifest: { 'src/print.css': { file: 'print.css' }, ...chunks }, entry: 'entry.ts' });

  expect(await styles({ 'style.css': { file: 'a.css' } })).toBe('a{}');
  expect(await styles({})).toBe('');
  await expect(styles({ 'a.ts': { file: 'a.js', css: ['a.css'] } })).rejects.toThrow(
    'the client bundle splits its styles: build it with cssCodeSplit: false',
  );
});

const link = '<link rel="stylesheet" href="./assets/style-a1.css">';
it.each([
  ['all files but its manifest, if nothing else names the sheet', { 'docs.js': '', 'print.css': '' }, false],
  ['the sheet too, if another page names it', { 'about.html': link }, true],
  ['the sheet too, if a service worker names it', { 'sw.js': 'precache([{url:"assets/style-a1.css"}])' }, true],
  ['no sheet for the template, which is not published as it is', { 'index.html': link }, false],
])('a bundle publishes %s', async (_, files, hasSheet) => {
  const sheet = 'assets/style-a1.css';
  const directory = await writeSite({ ...files, [sheet]: 'a{}', '.vite/manifest.json': 'style-a1.css' });
  const chunks = { 'entry.ts': { file: 'assets/entry.js' }, 'style.css': { file: sheet } };
  const published = await clientFiles({ directory, manifest: chunks, entry: 'entry.ts' });

  expect(published.map(({ path }) => path).sort()).toEqual(
    [...Object.keys(files), ...(hasSheet ? [sheet] : [])].sort(),
  );
});
