import { expect, it } from 'vitest';
import { hydrationEntry, pageRoutes } from '../../../../scripts/build/pageRoutes';
import { documentHead } from '../../../../scripts/prerender/document';

const manifest = {
  [hydrationEntry]: { file: 'assets/entry.js', imports: ['_react.js'], dynamicImports: ['src/impact.ts'] },
  '_react.js': { file: 'assets/react.js' },
  '_icon.js': { file: 'assets/icon.js' },
  'src/impact.ts': { file: 'assets/impact.js', imports: ['_react.js', '_icon.js', hydrationEntry] },
  'src/notFound.ts': { file: 'assets/notFound.js' },
};

const assets = { css: 'a{color:red}', base: '/repo/', modules: [] };
const head = documentHead(assets);

it('ends the head of a page with every module that it needs, each once, below the base', () => {
  const modules = ['entry', 'react', 'impact', 'icon'].map((name) => `/repo/assets/${name}.js`);

  expect(pageRoutes([{ path: '/impact', moduleId: 'src/impact.ts' }], manifest, assets).routes).toEqual([
    { path: '/impact', headEnd: head(modules).end },
  ]);
});

it('names no module of another page', () => {
  const modules = ['entry', 'react', 'notFound'].map((name) => `/repo/assets/${name}.js`);

  expect(pageRoutes([{ path: '*', moduleId: 'src/notFound.ts' }], manifest, assets).routes).toEqual([
    { path: '*', headEnd: head(modules).end },
  ]);
});

it('starts every head with the policy and the style', () => {
  expect(pageRoutes([], manifest, assets).headStart).toBe(head().start);
});

it('refuses a page whose module is not in the browser bundle', () => {
  expect(() => pageRoutes([{ path: '/fees', moduleId: 'src/fees.ts' }], manifest, assets)).toThrow(
    new Error('src/fees.ts is not in the client manifest: no page in the browser imports it'),
  );
});
