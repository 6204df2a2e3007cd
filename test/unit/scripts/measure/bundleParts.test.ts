import { expect, it } from 'vitest';
import { bundleChart, bundleParts } from '../../../../scripts/measure/bundleParts';

it('each module belongs to its package, its page or the site; the largest part comes first', () => {
  const ids = [
    ...['/node_modules/@scope/package/index.js', '/node_modules/one/node_modules/other/index.js'],
    ...['/node_modules/one/node_modules/other/again.js', '/site/src/content/home.yaml'],
    ...['/site/src/components/Header.tsx', '\0rolldown/runtime.js'],
  ];
  const large = `const words = ${JSON.stringify('abcdefghijklmnopqrst'.split(''))};`;
  const parts = bundleParts([
    ...ids.map((id) => ({ file: 'site.js', id, code: 'unused("code");' })),
    { file: 'site.js', id: '/site/src/pages/Home/Home.tsx', code: large },
  ]);

  expect(parts[0]?.name).toBe('page Home');
  expect(parts.map(({ name }) => name).sort()).toEqual([
    ...['@scope/package', 'other', 'page Home', 'the bundler', 'the site', 'words and facts'],
  ]);
});

it('the chart has a line for each part, with a bar in proportion to its size', () => {
  const parts = [
    { name: 'react-dom', bytes: 60_000 },
    { name: 'react', bytes: 15_040 },
    { name: 'invariant', bytes: 100 },
  ];

  expect(bundleChart(parts)).toBe(`react-dom   60.0 kB  ${'█'.repeat(40)}
react       15.0 kB  ${'█'.repeat(10)}
invariant    0.1 kB  █`);
});
