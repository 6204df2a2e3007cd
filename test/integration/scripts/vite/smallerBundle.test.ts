import { join } from 'node:path';
import { collectFiles } from 'prerender-engine';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { smallerBundle } from '../../../../scripts/vite/smallerBundle';
import { writeSite } from '../../../support/writeSite';

/** The bundle of an entry that uses a module of a package. */
async function bundle(entry: string, module: string, code: readonly string[]): Promise<string> {
  const path = `node_modules/${module}`;
  const root = await writeSite({
    'entry.js': entry.replace('package', `./${path}`),
    [path]: code.join('\n'),
  });
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [smallerBundle()],
    build: { lib: { entry: 'entry.js', formats: ['es'], fileName: () => 'entry.mjs' } },
  });
  return (await collectFiles(join(root, 'dist'))).map(({ body }) => String(body)).join('');
}

it('a component of React Router that nothing imports is removed, although it has a displayName', async () => {
  const code = await bundle("import { Link } from 'package';\nglobalThis.link = Link;", 'react-router/index.mjs', [
    "export const Link = /* @__PURE__ */ Object('a link');",
    'Link.displayName = "Link";',
    "export const Form = /* @__PURE__ */ Object('a form');",
    'Form.displayName = "Form";',
  ]);

  expect(code).toContain('a link');
  expect(code).not.toContain('a form');
});

const helmet = (code: readonly string[]) =>
  bundle("export * from 'package'", 'react-helmet-async/lib/index.esm.js', code);

it('the code of react-helmet-async for earlier versions of React is removed', async () => {
  const code = await helmet([
    'import shallowEqual from "shallowequal";',
    'var major = Number(globalThis.version);',
    'var isReact19 = major >= 19;',
    "class HelmetData { tags = 'collected for React 18' }",
    'const keep = (value) => globalThis.console.log(new value());',
    'export const render = (helmetData) => {',
    '  if (helmetData && !(helmetData instanceof HelmetData)) keep(HelmetData)',
    "  return isReact19 ? 'for React 19' : 'for React 18';",
    '};',
  ]);

  expect(code).toContain('for React 19');
  expect(code).not.toMatch(/for React 18|shallowequal/);
});

it('a version of react-helmet-async with other code is rejected', async () => {
  await expect(helmet([])).rejects.toThrow(
    'react-helmet-async no longer contains "var isReact19 = major >= 19;": find what replaced it',
  );
});
