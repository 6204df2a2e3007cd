import { bundleSite } from '../build/bundleSite.ts';
import { runCommand } from '../command/runCommand.ts';
import { temporaryFolder } from '../command/temporaryFolder.ts';
import { type BundledModule, bundleChart, bundledModules, bundleParts } from './bundleParts.ts';

/** `npm run bench:bundle`: what the browser's bundle is made of. */
await runCommand('Nothing was measured', async () => {
  const directory = await temporaryFolder('node_modules/.cache/bundles-');
  const modules: BundledModule[] = [];
  const { manifest } = await bundleSite(
    { base: '/', siteUrl: undefined },
    directory,
    new Date().getFullYear(),
    [bundledModules((module) => modules.push(module))],
  );
  const published = new Set(Object.values(manifest).map(({ file }) => file));
  console.log(bundleChart(bundleParts(modules.filter(({ file }) => published.has(file)))));
});
