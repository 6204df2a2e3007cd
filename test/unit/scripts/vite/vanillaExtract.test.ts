import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, createServer } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { vanillaExtract } from '../../../../scripts/vite/vanillaExtract';

/** Bundles a page with one style, which imports another. */
async function bundle(styles: { readonly 'page.css.ts': string; readonly 'theme.css.ts': string }) {
  await mkdir('test-results', { recursive: true });
  const root = await mkdtemp(resolve('test-results/styles-')); // below the packages that it imports
  onTestFinished(() => rm(root, { recursive: true }));
  const files = { ...styles, 'package.json': '{"name":"styles"}', 'page.js': "import './page.css';" };
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, name), text);
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [vanillaExtract({ identifiers: 'short' })],
    build: { rollupOptions: { input: join(root, 'page.js') }, write: false },
  });
}

const importing = "import { style } from '@vanilla-extract/css';\n";
const page = `${importing}import { color } from './theme.css';\n\nexport const title = style({ color });\n`;
const theme = "export const color: string = 'red';\n";

it.each([
  [
    'a throw',
    { 'page.css.ts': `${page}\nthrow new Error('broken');\n`, 'theme.css.ts': theme },
    'page.css.ts:6',
    'broken',
  ],
  [
    'a refused selector',
    {
      'page.css.ts': `${page}\nstyle({ selectors: { [\`\${title} a\`]: { color } } });\n`,
      'theme.css.ts': theme,
    },
    'page.css.ts:6',
    'Invalid selector',
  ],
  [
    'a refused selector of an imported style',
    {
      'page.css.ts': page,
      'theme.css.ts': `${importing}${theme}\nstyle({\n  selectors: { '.other a': { color } },\n});\n`,
    },
    'theme.css.ts:5',
    'Invalid selector: .other a',
  ],
])('names file and line of %s', { timeout: 30_000 }, async (_name, styles, location, message) => {
  const error = await bundle(styles).catch(String);

  expect(error).toContain(location);
  expect(error).toContain(message);
});

it('leaves styles without errors as they are', { timeout: 30_000 }, async () => {
  await expect(bundle({ 'page.css.ts': page, 'theme.css.ts': theme })).resolves.toBeDefined();
});

it('a style that is saved while it is compiled is compiled anew', { timeout: 30_000 }, async () => {
  await mkdir('test-results', { recursive: true });
  const root = await mkdtemp(resolve('test-results/styles-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const style = join(root, 'page.css.ts');
  const write = (color: string) =>
    writeFile(
      style,
      `${importing}await globalThis.whileCompiled?.();\nexport const title = style({ color: '${color}' });\n`,
    );
  await write('red');
  await writeFile(join(root, 'package.json'), '{"name":"styles","type":"module"}');
  // The compiler has the plugins of the configuration's file.
  const configFile = join(root, 'vite.config.ts');
  const plugin = resolve('scripts/vite/vanillaExtract.ts');
  await writeFile(
    configFile,
    `import { vanillaExtract } from '${plugin}';\nexport default { plugins: [vanillaExtract({ identifiers: 'debug' })] };\n`,
  );
  const server = await createServer({
    root,
    configFile,
    logLevel: 'silent',
    server: { middlewareMode: true, watch: null },
  });
  onTestFinished(() => server.close());
  const saveOnce = async () => {
    vi.unstubAllGlobals();
    await write('blue');
    await server.environments.client.pluginContainer.watchChange(style, { event: 'update' });
  };
  vi.stubGlobal('whileCompiled', saveOnce);
  onTestFinished(() => void vi.unstubAllGlobals());

  await server.environments.client.transformRequest('/page.css.ts');
  const compiled = await server.environments.client.transformRequest('/page.css.ts.vanilla.css');

  expect(compiled?.code).toContain('blue');
});
