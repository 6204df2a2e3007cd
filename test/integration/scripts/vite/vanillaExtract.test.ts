import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, createServer } from 'vite';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
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
  ['a syntax error', { 'page.css.ts': `${page}\nconst = 3;\n` }, 'page.css.ts:6', 'Unexpected token'],
  [
    'a refused selector of an imported style',
    { 'theme.css.ts': `${importing}${theme}\nstyle({\n  selectors: { '.other a': { color } },\n});\n` },
    'theme.css.ts:5',
    'Invalid selector: .other a',
  ],
])('names file and line of %s', { timeout: 30_000 }, async (_name, styles, location, message) => {
  const error = await bundle({ 'page.css.ts': page, 'theme.css.ts': theme, ...styles }).catch(String);

  expect(error).toContain(location);
  expect(error).toContain(message);
});

/** A development server for one style, which calls `whileCompiled` of the global scope while it is compiled. */
async function serve(styleThat: (outcome: string) => string) {
  await mkdir('test-results', { recursive: true });
  const root = await mkdtemp(resolve('test-results/styles-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const style = join(root, 'page.css.ts');
  const write = (outcome: string) =>
    writeFile(style, `${importing}await globalThis.whileCompiled?.();\n${styleThat(outcome)}\n`);
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
  return { client: server.environments.client, style, write };
}

describe('a style that is saved while it is being compiled', { timeout: 30_000 }, () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('is compiled again', async () => {
    const { client, style, write } = await serve(
      (color) => `export const title = style({ color: '${color}' });`,
    );
    await write('red');
    vi.stubGlobal('whileCompiled', async () => {
      vi.unstubAllGlobals();
      await write('blue');
      await client.pluginContainer.watchChange(style, { event: 'update' });
    });

    await client.transformRequest('/page.css.ts');
    const compiled = await client.transformRequest('/page.css.ts.vanilla.css');

    expect(compiled?.code).toContain('blue');
  });

  it('and now has a syntax error is reported with its source line', async () => {
    const { client, write } = await serve((statement) => statement);
    await write("throw new Error('broken');");
    vi.stubGlobal('whileCompiled', () => write('const = 3;'));

    await expect(client.transformRequest('/page.css.ts')).rejects.toThrow('page.css.ts:3:7');
  });
});
