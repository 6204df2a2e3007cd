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

it('modules load their own scripts first, then those that these import, each once', () => {
  const names = ['entry', 'impact', 'shared', 'icon', 'react'];

  expect(scriptsOf(bundle, [entry, 'src/impact.ts'])).toEqual(names.map((name) => `assets/${name}.js`));
  expect(scriptsOf(bundle, ['src/serif.woff2'])).toEqual([]);
});

it('CSS that scripts would link is an error', () => {
  const chunks = { ...manifest, 'src/home.ts': { file: 'assets/home.js', css: ['assets/home.css'] } };

  expect(bundleErrors({ ...bundle, manifest: chunks }, [])).toEqual([expect.stringContaining('cssCodeSplit: false')]);
});

const stylesheets = { 'all.css': 'a{}\n', 'b.css': 'b{}\n', 'c.css': 'c{}\n' };
const texts = { ...stylesheets, 'print.css': '', '.vite/manifest.json': '', '.DS_Store': '', 'U\u0308.html': '' };

it('modules have the CSS of their stylesheets, each once and in order, or else that of the whole bundle', async () => {
  const directory = await writeSite(texts);
  const stylesheets = { [entry]: ['b.css'], 'src/impact.ts': ['b.css', 'c.css'] };

  expect(cssOf({ ...bundle, directory, stylesheets }, ['src/impact.ts', entry])).toBe('b{}c{}');
  expect(cssOf({ directory, entry, manifest: { 'style.css': { file: 'all.css' } } }, [entry])).toBe('a{}');
  expect(cssOf(bundle, [entry])).toBe('');
});

it("every file of a bundle is published, except Vite's own, system files and the stylesheets of pages", async () => {
  const directory = await writeSite(texts);
  const chunks = { 'style.css': { file: 'all.css' } };
  const files = await clientFiles({ directory, entry, manifest: chunks, stylesheets: { [entry]: ['b.css', 'c.css'] } });

  expect(files.map(({ path }) => path).sort()).toEqual(['print.css', '\u00dc.html']); // composed, as links are written
});
