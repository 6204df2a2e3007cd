import { join } from 'node:path';
import { collectFiles } from 'prerender-engine';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { helmetForReact19 } from '../../../../scripts/vite/helmetForReact19';
import { writeSite } from '../../../support/writeSite';

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

const store = 'if (helmetData && !(helmetData instanceof HelmetData)) keep(HelmetData)';
const version = 'var isReact19 = major >= 19;';
const comparison = 'import shallowEqual from "shallowequal";';

it('code for earlier versions of React is removed', async () => {
  const code = await bundle(
    [
      comparison,
      'var major = Number(globalThis.version);',
      version,
      "class HelmetData { tags = 'collected for React 18' }",
      'const keep = (value) => globalThis.console.log(new value());',
      'export const render = (helmetData) => {',
      `  ${store}`,
      "  return isReact19 ? 'for React 19' : 'for React 18';",
      '};',
    ].join('\n'),
  );

  expect(code).toContain('for React 19');
  expect(code).not.toMatch(/for React 18|shallowequal/);
});

it.each([
  ['version of React', version, [comparison, store]],
  ['store of tags', 'helmetData && !(helmetData instanceof HelmetData)', [comparison, version]],
  ['comparison', comparison, [version, store]],
])('a version with another %s is rejected', async (_name, old, others) => {
  await expect(bundle(others.join('\n'))).rejects.toThrow(
    `react-helmet-async no longer contains "${old}": find what replaced it, or remove this plugin`,
  );
});
