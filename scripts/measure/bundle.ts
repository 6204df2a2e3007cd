import { gzipSync } from 'node:zlib';
import { minifySync, type Plugin } from 'vite';
import { bundleSite } from '../build/bundleSite.ts';
import { runCommand } from '../command/runCommand.ts';
import { temporaryFolder } from '../command/temporaryFolder.ts';

/** `npm run bench:bundle`: a chart of what the browser's bundle is made of, each part gzipped by itself. */
await runCommand('Nothing was measured', async () => {
  const directory = temporaryFolder('node_modules/.cache/bundles-');
  // After tree shaking and before minification.
  const modules: { readonly file: string; readonly id: string; readonly code: string }[] = [];
  const plugin: Plugin = {
    name: 'bundled-modules',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        for (const [id, { code }] of Object.entries(output.modules))
          if (code) modules.push({ file: output.fileName, id, code });
      }
    },
  };
  const options = { base: '/', siteUrl: undefined };
  const { client } = await bundleSite(options, directory, new Date().getFullYear(), [plugin]);
  const published = new Set(Object.values(client.manifest).map(({ file }) => file));
  const parts = Object.groupBy(
    modules.filter(({ file }) => published.has(file)),
    ({ id }) => partName(id),
  );
  const sizes = Object.entries(parts)
    .map(([name, part = []]) => ({ name, bytes: gzippedSize(part.map(({ code }) => code).join('\n')) }))
    .sort((one, other) => other.bytes - one.bytes);
  const width = Math.max(...sizes.map(({ name }) => name.length));
  for (const { name, bytes } of sizes) {
    const bar = '█'.repeat(Math.max(1, Math.round((bytes / (sizes[0]?.bytes ?? 1)) * 40)));
    console.log(`${name.padEnd(width)}  ${(bytes / 1000).toFixed(1).padStart(5)} kB  ${bar}`);
  }
});

/** The size of code, minified and gzipped. Unused code counts: the bundler has already removed what it can. */
function gzippedSize(code: string): number {
  const options = { compress: { unused: false }, mangle: { toplevel: true } };
  return gzipSync(minifySync('part.js', code, options).code, { level: 9 }).length;
}

/** A package, a page, or `the site` for what its pages share. */
function partName(id: string): string {
  const [, packageName] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? [];
  if (packageName) return packageName;
  const [, page] = /\/src\/pages\/([^/]+)\//.exec(id) ?? [];
  if (page) return `page ${page}`;
  if (id.includes('/src/content/')) return 'the content';
  return id.includes('/src/') ? 'the site' : 'the bundler';
}
