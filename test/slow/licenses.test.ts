import { readFile } from 'node:fs/promises';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { fonts } from '../../src/styles/fonts';

// Only a bundle shows which packages reach the visitor.

it('licenses.txt lists exactly the packages and fonts that visitors load', async () => {
  const outputs = await build({
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      license: { fileName: 'licenses.json' },
      rollupOptions: { input: 'src/entry-client.tsx' },
    },
  });
  const [list] = [outputs]
    .flat()
    .flatMap((bundle) =>
      'output' in bundle ? bundle.output.filter(({ fileName }) => fileName === 'licenses.json') : [],
    );
  const packages: readonly { name: string }[] = JSON.parse(list?.type === 'asset' ? String(list.source) : '[]');
  const licenses = await readFile('public/licenses.txt', 'utf8');
  // Names, followed by two spaces or more.
  const listed = [...licenses.matchAll(/^ {2}(\S.*?) {2,}\S/gm)].flatMap(([, names = '']) => names.split(', '));

  const present = [...packages.map(({ name }) => name), ...fonts.map(({ family }) => family)];
  expect(new Set(listed)).toEqual(new Set(present));
});
