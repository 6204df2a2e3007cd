import { resolve } from 'node:path';
import {
  clientFiles,
  listFiles,
  openOutput,
  readStyleSheet,
  readStyles,
  renderSite,
  styleFile,
} from 'prerender-engine';
import { BuildError } from 'prerender-engine/diagnostics';
import { icon } from '../src/icon.ts';
import { policySources } from '../src/policy.ts';
import { fonts as families } from '../src/styles/fonts.ts';
import { bundleSite } from './build/bundleSite.ts';
import { deadLinks } from './build/deadLinks.ts';
import { drawSocialCards } from './build/drawSocialCards.ts';
import { buildFonts } from './build/fonts.ts';
import { drawIcons } from './build/icons.ts';
import { inspectDocuments } from './build/inspectDocuments.ts';
import { warnOfMissingCharacters } from './build/missingCharacters.ts';
import { type PreviousAssets, previousAssets } from './build/previousAssets.ts';
import { readBuildOptions } from './build/readBuildOptions.ts';
import { validateContent } from './build/validateContent.ts';
import { webManifest } from './build/webManifest.ts';
import { runCommand } from './command/runCommand.ts';
import { temporaryFolder } from './command/temporaryFolder.ts';

// GitHub Pages requires world-readable files, whatever the user's umask.
// https://github.com/actions/upload-pages-artifact#file-permissions
process.umask(0o022);
// Cards are drawn without the fonts of the machine: fontconfig reads this when a process draws its first text.
process.env.FONTCONFIG_FILE = resolve('scripts/build/fonts.conf');

/** `npm run build`: builds the site and publishes it to a folder, completely or not at all. */
await runCommand('Nothing was published', async (signal) => {
  const start = performance.now();
  const options = readBuildOptions(process.argv.slice(2), process.env);
  const { base, out, threads, now } = options;
  let begin = start;
  /** Prints the name of the phase that ends here, and how long it took. */
  const printPhase = (name: string) => {
    const end = performance.now();
    console.log(`✓ ${name.padEnd(34)} ${((end - begin) / 1000).toFixed(1).padStart(6)} s`);
    begin = end;
  };
  const endPhase = (name: string) => {
    signal.throwIfAborted();
    printPhase(name);
  };

  // Fails before anything is built if the folder cannot be published to.
  const output = await openOutput(out);
  process.on('exit', output.close);

  const content = await validateContent(options);
  const { practice } = content;
  endPhase('Check the content');

  const cards = await drawSocialCards(content, families, temporaryFolder('node_modules/.cache/fonts-'));
  endPhase('Draw the social cards');

  const bundles = temporaryFolder('node_modules/.cache/bundles-');
  const { pageRoutes, routeErrors, client, server } = await bundleSite(options, bundles, cards.paths);
  endPhase('Bundle with vike');

  let previous: PreviousAssets | undefined;
  const written = await renderSite(
    {
      routes: pageRoutes,
      renderer: server, // src/entry-server.tsx, bundled
      base,
      url: new URL(base, options.siteUrl ?? practice.siteAddress).href,
      head: { policy: policySources, referrer: 'same-origin' }, // other sites do not learn which page linked to them
      client,
      fileNames: 'both',
      signal,
      ...(threads && { threads }),
      async afterRender(documents) {
        endPhase('Render the pages');
        const { characters, linked } = inspectDocuments(documents.values(), base);
        const fonts = await buildFonts(families, characters, base);
        endPhase('Subset the fonts');

        const files = [
          ...fonts.files,
          ...(await drawIcons(icon)),
          ...cards.files,
          { path: 'manifest.webmanifest', body: webManifest(practice.brandName, icon.light.background, base) },
          { path: '.nojekyll', body: '' },
        ];
        endPhase('Draw the icons');

        const bundled = await clientFiles(client);
        const published = [...files, ...bundled].map(({ path }) => path);
        const paths = pageRoutes.map(({ path }) => path);
        const errors = [
          ...routeErrors,
          ...(await deadLinks(linked, paths, [...published, 'sitemap.xml', 'robots.txt'])),
        ];
        if (errors.length > 0) throw new BuildError(errors);
        await warnOfMissingCharacters(fonts.missing);

        if (options.previousAssets !== undefined) {
          const style = styleFile(readStyleSheet(fonts.css + (await readStyles(client))));
          const copied = await listFiles('public'); // all else in the bundle has a hash in its name
          const hashed = bundled.filter(({ path }) => !copied.includes(path));
          previous = await previousAssets(
            options.previousAssets,
            [...fonts.files, ...cards.files, ...hashed, style],
            now,
          );
        }
        return { css: fonts.css, files: [...files, ...(previous?.files ?? [])] };
      },
    },
    output.staging,
    output.published,
  );
  endPhase('Complete and write the pages');

  await previous?.save();
  signal.throwIfAborted();
  await output.publish(written.files);
  printPhase(`Publish to ${out}/`); // a signal comes too late to undo it
  output.close();

  console.log(
    `Built for ${base} in ${((performance.now() - start) / 1000).toFixed(1)} s: ${written.changed} of ${written.files} files changed`,
  );
});
