import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { plainDynamicImport } from '../../../../scripts/bundle/plainDynamicImport';
import { writeSite } from '../../../support/writeSite';

it("leaves Vite's helper for style sheets out of the bundle", async () => {
  const root = await writeSite({
    'entry.js': 'export const page = () => import("./page.js")',
    'page.js': 'export const words = "Fees"',
    'index.html': '<script type="module" src="/entry.js"></script>',
  });
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [plainDynamicImport()],
    build: {
      modulePreload: false,
      rollupOptions: {
        input: join(root, 'entry.js'),
        output: { entryFileNames: 'entry.js' },
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const entry = await readFile(join(root, 'dist/entry.js'), 'utf8');

  expect(entry).toMatch(/import\(/);
  expect(entry).not.toMatch(/stylesheet|preloadError/);
});
