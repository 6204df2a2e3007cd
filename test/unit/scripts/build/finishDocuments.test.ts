import { expect, it } from 'vitest';
import { finishDocuments, hydrationEntry } from '../../../../scripts/build/finishDocuments';
import { completeDocument } from '../../../../scripts/prerender/completeDocument';
import { documentHead } from '../../../../scripts/prerender/documentHead';

const manifest = {
  [hydrationEntry]: { file: 'assets/entry.js', imports: ['_react.js'], dynamicImports: ['src/impact.ts'] },
  '_react.js': { file: 'assets/react.js' },
  '_icon.js': { file: 'assets/icon.js' },
  'src/impact.ts': { file: 'assets/impact.js', imports: ['_react.js', '_icon.js', hydrationEntry] },
  'src/notFound.ts': { file: 'assets/notFound.js' },
};

const html = '<html><head><meta charSet="utf-8"/></head><body></body></html>';
const css = 'a{color:red}';

const finish = (path: string, moduleId: string, base = '/') =>
  finishDocuments([{ success: true, route: { path, moduleId, indexed: true }, html }], {
    manifest,
    css,
    fonts: ['fonts/serif.woff2'],
    base,
  });

it('writes a page as each of its files, with the style and every module that it needs, each once', () => {
  const head = documentHead({ css, fonts: ['/fonts/serif.woff2'], base: '/' });
  const body = completeDocument(
    html,
    head(['/assets/entry.js', '/assets/react.js', '/assets/impact.js', '/assets/icon.js']),
  );

  expect(finish('/impact', 'src/impact.ts')).toEqual([
    { path: 'impact.html', body },
    { path: 'impact/index.html', body },
  ]);
});

it('writes the addresses below the base', () => {
  const head = documentHead({ css, fonts: ['/repo/fonts/serif.woff2'], base: '/repo/' });
  const body = completeDocument(
    html,
    head(['/repo/assets/entry.js', '/repo/assets/react.js', '/repo/assets/notFound.js']),
  );

  expect(finish('*', 'src/notFound.ts', '/repo/')).toEqual([{ path: '404.html', body }]);
});

it('refuses a page whose module is not in the browser bundle', () => {
  expect(() => finish('/fees', 'src/fees.ts')).toThrow(
    new Error('src/fees.ts is not in the client manifest: no page in the browser imports it'),
  );
});
