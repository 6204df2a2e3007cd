import { clientFiles, openOutput, readStyleSheet, readStyles, renderSite, styleFile } from 'prerender-engine';
import { bundleSite } from './build/bundleSite.ts';
import { drawSocialCards } from './build/drawSocialCards.ts';
import { buildFonts } from './build/fonts.ts';
import { drawIcons, webManifest } from './build/icons.ts';
import { previousAssets } from './build/previousAssets.ts';
import { readBuildOptions } from './build/readBuildOptions.ts';
import { validateContent, validateSite, warnOfMissingCharacters } from './build/validate.ts';
import { runCommand } from './command/runCommand.ts';
import { temporaryFolder } from './command/temporaryFolder.ts';

// GitHub Pages requires world-readable files, whatever the user's umask.
// https://github.com/actions/upload-pages-artifact#file-permissions
process.umask(0o022);

/** `npm run build`: builds the site and publishes it to a folder, completely or not at all. */
await runCommand('Nothing was published', async (signal) => {
  const start = performance.now();
  const options = readBuildOptions(process.argv.slice(2), process.env);
  const { base, out, threads, now } = options;
  /** Runs a step, and prints its name and how long it took. */
  const phase = async <T>(name: string, run: () => T | Promise<T>): Promise<T> => {
    signal.throwIfAborted();
    const begin = performance.now();
    const result = await run();
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    console.log(`✓ ${name.padEnd(34)} ${seconds.padStart(6)} s`);
    return result;
  };

  // Fails before anything is built if the folder cannot be published to.
  const output = await openOutput(out);
  process.on('exit', output.close);

  await phase('Check the content', () => validateContent(options));
  const bundles = await phase('Bundle with vike', async () =>
    bundleSite(options, temporaryFolder('node_modules/.cache/bundles-'), now.getUTCFullYear()),
  );
  const { site, client, server } = bundles;
  const characters = await phase('Check and render every page once', () => validateSite(bundles, base, signal));
  const fonts = await phase('Subset the fonts', () => buildFonts(site.fonts, characters, base));
  const images = await phase('Draw icons and social cards', async () => [
    ...(await drawIcons(site.icon)),
    ...(await drawSocialCards(site)),
  ]);
  await warnOfMissingCharacters(fonts.missing);

  const css = fonts.css + (await readStyles(client));
  const files = [
    ...fonts.files,
    ...images,
    { path: 'manifest.webmanifest', body: webManifest(site.brandName, site.icon.light.background, base) },
    { path: '.nojekyll', body: '' },
  ];
  const previous =
    options.previousAssets === undefined
      ? undefined
      : await previousAssets(
          options.previousAssets,
          [...files, ...(await clientFiles(client)), styleFile(readStyleSheet(css))],
          now,
        );
  const prerenderOptions = {
    routes: site.routes,
    renderer: server, // src/entry-server.tsx, bundled
    base,
    url: site.url(),
    head: { css, policy: site.policy },
    client,
    files: [...files, ...(previous?.files ?? [])],
    fileNames: 'both',
    signal,
    ...(threads && { threads }),
  } as const;
  const written = await phase('Write the pages', () => renderSite(prerenderOptions, output.staging, output.published));
  await previous?.save();
  await phase(`Publish to ${out}/`, () => output.publish(written.files));
  output.close();

  console.log(
    `Built for ${base} in ${((performance.now() - start) / 1000).toFixed(1)} s: ${written.changed} of ${written.files} files changed`,
  );
});
