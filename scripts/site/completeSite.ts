import { fonts as families } from '../../src/styles/fonts.ts';
import type { Bundles } from '../bundle/bundle.ts';
import type { BuildOptions } from '../command/readBuildOptions.ts';
import { BuildError, type Completion, listFiles, type OutputFile } from '../prerender/index.ts';
import { buildFonts } from './fonts.ts';
import { charactersAndLinks, deadLinks } from './links.ts';
import { warnOfMissingCharacters } from './missingCharacters.ts';
import { keepPreviousAssets, type PreviousAssets } from './previousAssets.ts';

/** What the site has beside its documents. */
export interface SiteCompletion extends Completion {
  /** Undefined if nobody keeps the files of earlier builds. */
  readonly previous: PreviousAssets | undefined;
}

/**
 * Makes what depends on the documents of all pages: fonts with their characters. Checks that what they link to is there,
 * and warns of characters that no font has.
 * @param files all others of the site.
 * @throws BuildError with the errors of the routes and the links that lead nowhere.
 */
export async function completeSite(
  documents: Iterable<string>,
  files: readonly OutputFile[],
  { pageRoutes, redirects, routeErrors }: Bundles,
  { base, previousAssets, now }: BuildOptions,
): Promise<SiteCompletion> {
  const { characters, linked } = charactersAndLinks(documents, base);
  const fonts = await buildFonts(families, characters, base);
  const published = [...files, ...fonts.files].map(({ path }) => path);
  const paths = [...pageRoutes.map(({ path }) => path), ...Object.keys(redirects)];
  const errors = [...routeErrors, ...(await deadLinks(linked, paths, published))];
  if (errors.length > 0) throw new BuildError(errors);
  await warnOfMissingCharacters(fonts.missing);
  if (previousAssets === undefined) return { css: fonts.css, files: fonts.files, previous: undefined };

  const copied = new Set(await listFiles('public'));
  const hashed = [...files, ...fonts.files].filter(({ path }) => hashedNames.test(path) && !copied.has(path));
  const previous = await keepPreviousAssets(previousAssets, hashed, now);
  return { css: fonts.css, files: [...fonts.files, ...previous.files], previous };
}

/** The files whose names change with their bytes, so that those of two builds can be online together. */
const hashedNames = /^(?:assets|fonts|pictures|social)\//;
