import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bundleErrors, clientFiles, cssOf, scriptsOf } from '../../../../scripts/prerender/clientBundle';
import { writeSite } from '../../../support/writeSite';

const manifest = {
  'src/entry.ts': { file: 'assets/entry.js', imports: ['_shared.js', '_icon.js'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js', imports: ['_shared.js'] },
  'src/impact.ts': { file: 'assets/impact.js', imports: ['_shared.js'] },
  '_icon.js': { file: 'assets/icon.js' },
  'src/serif.woff2': { file: 'assets/serif.woff2' },
};
const entry = 'src/entry.ts';
const bundle = { directory: '', manifest, entry };

it('the scripts of modules come first, then those that they import, each once', () => {
  const names = ['entry', 'impact', 'shared', 'icon', 'react'];

  expect(scriptsOf(bundle, [entry, 'src/impact.ts'])).toEqual(names.map((name) => `assets/${name}.js`));
  expect(scriptsOf(bundle, ['src/serif.woff2'])).toEqual([]);
});

const routesOf = (...modules: readonly string[]) => modules.map((module) => ({ path: '/', module }));

it('modules that the bundle lacks are named, each once, and so is CSS that its scripts would link', () => {
  const chunks = { ...manifest, 'src/home.ts': { file: 'assets/home.js', css: ['assets/home.css'] } };

  expect(bundleErrors(bundle, routesOf('src/fees.ts', 'src/team.ts', 'src/fees.ts'))).toEqual([
    expect.stringMatching(/^src\/fees\.ts is not in the client manifest/),
    expect.stringMatching(/^src\/team\.ts is not in the client manifest/),
  ]);
  expect(bundleErrors({ ...bundle, manifest: chunks }, [])).toEqual([expect.stringContaining('cssCodeSplit: false')]);
});

const texts = {
  'all.css': 'a{}\n',
  'b.css': 'b{}\n',
  'c.css': 'c{}\n',
  'print.css': '',
  '.vite/manifest.json': '',
  '.DS_Store': '',
};

it('the CSS of modules is their stylesheets, each once, in their order; without them, that of the whole bundle', async () => {
  const directory = await writeSite(texts);
  const sheets = { [entry]: ['b.css'], 'src/impact.ts': ['b.css', 'c.css'] };

  expect(cssOf({ ...bundle, directory, sheets }, ['src/impact.ts', entry])).toBe('b{}c{}');
  expect(cssOf({ directory, entry, manifest: { 'style.css': { file: 'all.css' } } }, [entry])).toBe('a{}');
  expect(cssOf(bundle, [entry])).toBe('');
});

it("all files of a bundle are published but Vite's own, system files, and the stylesheets, which pages contain", async () => {
  const directory = await writeSite(texts);
  const chunks = { 'style.css': { file: 'all.css' } };
  const files = await clientFiles({ directory, entry, manifest: chunks, sheets: { [entry]: ['b.css', 'c.css'] } });

  expect(files).toEqual([{ path: 'print.css', source: join(directory, 'print.css') }]);
});
