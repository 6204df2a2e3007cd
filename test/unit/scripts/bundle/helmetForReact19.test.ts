import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { collectFiles } from '../../../../scripts/build/collectFiles';
import { helmetForReact19 } from '../../../../scripts/bundle/helmetForReact19';
import { writeSite } from '../writeSite';

/** The bundle of a module that exports what a version of react-helmet-async says. */
async function bundle(helmet: string): Promise<string> {
  const root = await writeSite({
    'entry.js': "export * from './node_modules/react-helmet-async/lib/index.esm.js'",
    'node_modules/react-helmet-async/lib/index.esm.js': helmet,
  });
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [helmetForReact19()],
    build: { lib: { entry: 'entry.js', formats: ['es'], fileName: () => 'entry.mjs' } },
  });
  return (await collectFiles(join(root, 'dist'))).map(({ body }) => String(body)).join('');
}

it('what earlier Reacts need is left out', async () => {
  const code = await bundle(
    [
      'var major = Number(globalThis.version);',
      'var isReact19 = major >= 19;',
      "export const render = () => isReact19 ? 'for React 19' : 'for React 18';",
    ].join('\n'),
  );

  expect(code).toContain('for React 19');
  expect(code).not.toContain('for React 18');
});

it('a version that asks in another way is refused', async () => {
  await expect(bundle("export const render = () => 'always the same';")).rejects.toThrow(
    'react-helmet-async no longer says "var isReact19 = major >= 19;": ' +
      'look for its new check, or remove this plugin',
  );
});
