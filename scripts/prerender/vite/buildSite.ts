import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ResolvedConfig, ViteBuilder } from 'vite';
import { styleLimit } from '../document/planHead.ts';
import { projectPath } from '../errors/projectPath.ts';
import { BuildError } from '../errors/UserError.ts';
import { listFiles } from '../files/files.ts';
import { openOutput } from '../files/output.ts';
import { renderSite } from '../prerender.ts';
import { listPages } from '../render/threads.ts';
import { checkFiles } from '../routes/checkRoutes.ts';
import { bundleApp } from './bundleApp.ts';
import { checkPages } from './checkPages.ts';
import { explainFailure } from './explainFailure.ts';
import { importPuppeteer, openPages } from './openPages.ts';
import type { PluginOptions } from './pluginOptions.ts';

/**
 * Bundles the app and publishes its pages. What was published before stays until everything is complete.
 * @param bundles the folder for the bundles, which is removed at the end.
 * @param out the folder to publish to.
 * @throws BuildError with every error in the files and pages; UserError if the site cannot be published.
 */
export async function buildSite(
  builder: ViteBuilder,
  bundles: string,
  out: string,
  { entry: _, browser = false, ...options }: PluginOptions,
): Promise<void> {
  const { config } = builder;
  const { base, logger, root } = config;
  await checkPublicFiles(config);
  const puppeteer = browser && (await importPuppeteer());
  const output = await openOutput(out); // fails before anything is bundled if the folder cannot be published to
  const close = () => {
    output.close();
    rmSync(bundles, { recursive: true, force: true });
  };
  const end = () => process.exit(1);
  process.once('exit', close).once('SIGINT', end).once('SIGTERM', end);
  try {
    const app = { ...options, ...(await bundleApp(builder, bundles)), base };
    const start = performance.now();
    try {
      const listed = await listPages(app.renderer, options);
      const routes = listed.filter(({ path }) => !Object.hasOwn(options.redirects ?? {}, path));
      const site = { ...app, routes };
      const { pages, files, linked } = await renderSite(site, output.staging, output.published);
      const { warnings, checked, total } = await checkPages(output.staging, join(bundles, 'again'), site, routes);
      if (puppeteer) await openPages(puppeteer, routes, config, output.staging, options);
      await output.publish(files);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      for (const warning of warnings) logger.warn(warning);
      const facts = [
        `✓ ${pages} pages prerendered, ${files} files in ${relative(root, out) || out}/ (${seconds} s)`,
        linked > 0 &&
          `${pages - linked} carry their style, ${linked} link the style sheet, since theirs has more than ${styleLimit / 1000} kB`,
        checked < total && `${checked} of them checked for likely mistakes`,
      ];
      logger.info(facts.filter(Boolean).join('; '));
    } catch (error) {
      throw await explainFailure(error, app);
    }
  } finally {
    close();
    process.off('exit', close).off('SIGINT', end).off('SIGTERM', end);
  }
}

/**
 * Finds, before the app is bundled, files that would clash with its pages afterwards.
 * @throws BuildError if a public file has the name of a page that any app has.
 */
async function checkPublicFiles({ root, publicDir }: ResolvedConfig): Promise<void> {
  const files = (await listFiles(publicDir)).map((path) => ({ path, body: '' }));
  const errors = checkFiles(files, [{ path: '/' }, { path: '*' }], 'page');
  if (errors.length > 0) throw new BuildError(errors.map((error) => `${projectPath(publicDir, root)}: ${error}`));
}
