import { policySources } from '../src/policy.ts';
import { fonts } from '../src/styles/fonts.ts';
import { bundleSite } from './bundle/bundle.ts';
import { pruneCache } from './command/cache.ts';
import { warn } from './command/github.ts';
import { readBuildOptions } from './command/readBuildOptions.ts';
import { runCommand } from './command/runCommand.ts';
import { encodePictures } from './pictures/picturePlugin.ts';
import { BuildError, checkOutput, copiedFiles, prerender } from './prerender/index.ts';
import { drawSocialCards } from './site/cards.ts';
import { checkContent } from './site/checkContent.ts';
import { brokenLinks, readDocuments } from './site/documents.ts';
import { drawIcons, webManifest } from './site/icons.ts';
import { pageTable } from './site/pageTable.ts';
import { subsetFonts } from './site/subsetFonts.ts';

// React's development build is slower and larger. Whatever the environment says, it is not published.
process.env.NODE_ENV = 'production';
// GitHub Pages requires world-readable files, whatever the user's umask.
// https://github.com/actions/upload-pages-artifact#file-permissions
process.umask(0o022);

/** `npm run build`: builds the site and publishes it to a folder, completely or not at all. */
await runCommand('Nothing was published', async () => {
  const options = readBuildOptions(process.argv.slice(2), process.env);
  const { base, out } = options;
  const endPhase = phaseClock();

  await checkOutput(out); // fails before the slow steps
  const content = await checkContent(options); // for names and cards: the bundles import it themselves
  const { brandName, siteAddress, failureText, failureReturnLabel } = content.practice;
  endPhase('Check the content');

  const cards = await drawSocialCards(content);
  if (cards.warnings.length > 0) warn('The site’s fonts cannot write some social cards:', cards.warnings);
  const icons = await drawIcons();
  endPhase('Draw the social cards and icons');

  const { pageRoutes, redirects, serverUrl, client } = await bundleSite(options, cards.versions);
  endPhase('Bundle with vike');

  const { fileCount } = await prerender({
    routes: pageRoutes,
    renderer: serverUrl, // src/entry-server.tsx, bundled
    out,
    base,
    url: new URL(base, options.siteUrl ?? siteAddress).href,
    policy: policySources,
    redirects,
    files: [
      ...(await copiedFiles('public')),
      ...cards.files,
      ...icons,
      { path: 'manifest.webmanifest', body: webManifest(brandName, base) },
      { path: '.nojekyll', body: '' },
    ],
    client,
    fileNames: 'both',
    async afterRender(rendered, files) {
      endPhase('Render the pages');
      const documents = [...rendered];
      // The error screen shows two texts that may be on no page.
      const { characters, linked } = readDocuments([...documents, failureText, failureReturnLabel], base);
      const paths = [...pageRoutes.map(({ path }) => path), ...Object.keys(redirects)];
      const published = files.map(({ path }) => path);
      const errors = await brokenLinks(linked, paths, published);
      if (errors.length > 0) throw new BuildError(errors);
      if (documents.length < pageRoutes.length) return {}; // a page has an error, so nothing will be published
      const subset = await subsetFonts(fonts, characters, base);
      endPhase('Check the links, subset the fonts');
      const pictures = await encodePictures(documents, showProgress);
      endPhase('Encode the pictures');
      return { css: subset.css, files: [...subset.files, ...pictures] };
    },
  });
  endPhase('Complete and publish the pages');

  await pruneCache();
  console.log(await pageTable(pageRoutes, out, base));
  console.log(`Built for ${base} in ${seconds(performance.now())}: ${fileCount} files in ${out}`);
});

/** Returns a function that prints the name of the phase that ends, and how long it took. */
function phaseClock() {
  let begin = performance.now();
  return (name: string): void => {
    const end = performance.now();
    console.log(`✓ ${name.padEnd(34)} ${seconds(end - begin).padStart(8)}`);
    begin = end;
  };
}

/** Shows in a terminal how far the encoding is. Each line replaces the one above, so an error has its own line. */
function showProgress(done: number, total: number): void {
  const replacement = done > 1 ? '\x1b[A\x1b[K' : '';
  const line = done < total ? `  Encode pictures  ${done} of ${total}\n` : '';
  if (process.stdout.isTTY) process.stdout.write(replacement + line);
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
