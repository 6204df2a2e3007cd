import { bundleSite, hydrationEntry } from '../build/bundleSite.ts';
import { runCommand } from '../command/runCommand.ts';
import { temporaryFolder } from '../command/temporaryFolder.ts';
import { reachableFiles } from '../prerender/manifest.ts';
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
  const reachable = reachableFiles(manifest, hydrationEntry);
  console.log(bundleChart(bundleParts(modules.filter(({ file }) => reachable.includes(file)))));
});
