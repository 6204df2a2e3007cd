import { expect, it } from 'vitest';
import { bundleChart, bundleParts } from '../../../../scripts/measure/bundleParts';

const module = (id: string, code = 'const one = 1;') => ({ file: 'assets/site.js', id, code });
const names = (...ids: readonly string[]) => bundleParts(ids.map((id) => module(id))).map(({ name }) => name);

it.each([
  ['/home/site/node_modules/react-dom/cjs/react-dom-client.production.js', 'react-dom'],
  ['/home/site/node_modules/@scope/package/index.js', '@scope/package'],
  ['/home/site/node_modules/one/node_modules/other/index.js', 'other'],
  ['/home/site/src/pages/Home/Hero.tsx', 'page Home'],
  ['/home/site/src/content/home.ts', 'words and facts'],
  ['/home/site/src/components/Header/Header.tsx', 'the site'],
  ['\0rolldown/runtime.js', 'the bundler'],
])('%s belongs to the part "%s"', (id, part) => {
  expect(names(id)).toEqual([part]);
});

it('modules of one part are added up', () => {
  expect(names('/node_modules/react/index.js', '/node_modules/react/jsx-runtime.js')).toEqual(['react']);
});

it('the largest part comes first', () => {
  const heavy = module(
    '/src/pages/Home/Home.tsx',
    `const words = ${JSON.stringify('abcdefghij'.split(''))};`,
  );

  expect(bundleParts([module('/node_modules/react/index.js'), heavy]).map(({ name }) => name)).toEqual([
    'page Home',
    'react',
  ]);
});

it('code that its part does not use counts too', () => {
  const [part] = bundleParts([
    module('/src/siteUrl.ts', 'function siteUrl() { return "https://www.example.com" }'),
  ]);

  expect(part?.bytes).toBeGreaterThan(50);
});

it('the chart has a line for each part, with a bar in proportion to its size', () => {
  expect(
    bundleChart([
      { name: 'react-dom', bytes: 60_000 },
      { name: 'react', bytes: 15_040 },
      { name: 'invariant', bytes: 100 },
    ]),
  ).toBe(
    [
      `react-dom   60.0 kB  ${'█'.repeat(40)}`,
      `react       15.0 kB  ${'█'.repeat(10)}`,
      'invariant    0.1 kB  █',
    ].join('\n'),
  );
});
