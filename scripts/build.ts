import { resolve } from 'node:path';
import { policySources } from '../src/policy.ts';
import { bundleSite } from './bundle/bundle.ts';
import { temporaryFolder } from './command/files.ts';
import { readBuildOptions } from './command/readBuildOptions.ts';
import { runCommand } from './command/runCommand.ts';
import { encodePictures } from './pictures/encode.ts';
import { importedPictures } from './pictures/plugin.ts';
import { checkOutput, prerender } from './prerender/index.ts';
import { drawSocialCards } from './site/cards.ts';
import { completeSite, type SiteCompletion } from './site/completeSite.ts';
import { drawIcons, webManifest } from './site/icons.ts';
import { warnOfMissingCharacters } from './site/missingCharacters.ts';
import { validateContent } from './site/validateContent.ts';

// GitHub Pages requires world-readable files, whatever the user's umask.
// https://github.com/actions/upload-pages-artifact#file-permissions
process.umask(0o022);
// Cards are drawn without the fonts of the machine: fontconfig reads this when a process draws its first text.
process.env.FONTCONFIG_FILE = resolve('scripts/site/fonts.conf');

/** `npm run build`: builds the site and publishes it to a folder, completely or not at all. */
await runCommand('Nothing was published', async (signal) => {
  const options = readBuildOptions(process.argv.slice(2), process.env);
  const { base, out, threads } = options;
  const { endPhase, total } = phaseClock(signal);

  await checkOutput(out); // before the time that a build takes
  const content = await validateContent(options);
  const { brandName, siteAddress } = content.practice;
  endPhase('Check the content');

  const cards = await drawSocialCards(content);
  await warnOfMissingCharacters(cards.missing);
  const others = [
    ...(await drawIcons()),
    { path: 'manifest.webmanifest', body: webManifest(brandName, base) },
    { path: '.nojekyll', body: '' },
  ];
  endPhase('Draw the social cards and icons');

  const bundles = await bundleSite(options, temporaryFolder('node_modules/.cache/bundles-'), cards.paths);
  endPhase('Bundle with vike');

  let completion: SiteCompletion | undefined;
  const { files } = await prerender({
    routes: bundles.pageRoutes,
    renderer: bundles.server, // src/entry-server.tsx, bundled
    out,
    base,
    url: new URL(base, options.siteUrl ?? siteAddress).href,
    policy: policySources,
    referrer: 'same-origin', // other sites do not learn which page linked to them
    redirects: bundles.redirects,
    files: [...cards.files, ...others],
    client: bundles.client,
    fileNames: 'both',
    signal,
    ...(threads && { threads }),
    async afterRender(documents, files) {
      endPhase('Render the pages');
      completion = await completeSite(documents.values(), files, bundles, options);
      endPhase('Subset the fonts, check the links');
      const pictures = await encodePictures(documents.values(), importedPictures, showProgress);
      endPhase('Encode the pictures');
      return { ...completion, files: [...(completion.files ?? []), ...pictures] };
    },
  });
  endPhase('Complete and publish the pages');

  await completion?.previous?.save();
  console.log(`Built for ${base} in ${total()}: ${files} files in ${out}`);
});

/** Starts a clock for the phases of a command. @param signal that ends it between two of them. */
function phaseClock(signal: AbortSignal) {
  const start = performance.now();
  let begin = start;
  return {
    /** Prints the name of the phase that ends here, and how long it took. @throws the reason of an aborted signal. */
    endPhase(name: string): void {
      signal.throwIfAborted();
      const end = performance.now();
      console.log(`✓ ${name.padEnd(34)} ${seconds(end - begin).padStart(8)}`);
      begin = end;
    },
    /** The time since the start, such as `12.8 s`. */
    total: () => seconds(performance.now() - start),
  };
}

/** Shows how far the encoding is, on a line of a terminal that changes. */
function showProgress(done: number, total: number): void {
  if (process.stdout.isTTY)
    process.stdout.write(done < total ? `\r  Encode pictures  ${done} of ${total}` : '\r\x1b[K');
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
