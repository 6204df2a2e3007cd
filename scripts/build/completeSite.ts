import { fonts as families } from '../../src/styles/fonts.ts';
import {
  BuildError,
  clientFiles,
  listFiles,
  type OutputFile,
  readStyleSheet,
  readStyles,
  styleFile,
} from '../prerender/index.ts';
import type { Bundles } from './bundleSite.ts';
import { charactersAndLinks } from './charactersAndLinks.ts';
import { deadLinks } from './deadLinks.ts';
import { buildFonts } from './fonts.ts';
import { warnOfMissingCharacters } from './missingCharacters.ts';
import { keepPreviousAssets, type PreviousAssets } from './previousAssets.ts';
import type { BuildOptions } from './readBuildOptions.ts';

/** The files that are ready before a page is rendered. */
interface ReadyFiles {
  /** The names of social cards change with their bytes. */
  readonly cards: readonly OutputFile[];
  /** Those of icons and the like stay. */
  readonly others: readonly OutputFile[];
}

/** What the site has beside its documents. */
export interface SiteCompletion {
  /** The style of the fonts. */
  readonly css: string;
  readonly files: readonly OutputFile[];
  /** Undefined if nobody keeps the files of earlier builds. */
  readonly previous: PreviousAssets | undefined;
}

/**
 * Makes what depends on the documents of all pages: fonts with their characters. Checks that what they link to is there,
 * and warns of characters that no font has.
 * @throws BuildError with the errors of the routes and the links that lead nowhere.
 */
export async function completeSite(
  documents: Iterable<string>,
  ready: ReadyFiles,
  { client, pageRoutes, routeErrors }: Bundles,
  { base, previousAssets, now }: BuildOptions,
): Promise<SiteCompletion> {
  const { characters, linked } = charactersAndLinks(documents, base);
  const fonts = await buildFonts(families, characters, base);
  const files = [...fonts.files, ...ready.others, ...ready.cards];
  const bundled = await clientFiles(client);

  const published = [...files, ...bundled].map(({ path }) => path);
  const paths = pageRoutes.map(({ path }) => path);
  const errors = [...routeErrors, ...(await deadLinks(linked, paths, [...published, 'sitemap.xml', 'robots.txt']))];
  if (errors.length > 0) throw new BuildError(errors);
  await warnOfMissingCharacters(fonts.missing);

  if (previousAssets === undefined) return { css: fonts.css, files, previous: undefined };
  const copied = await listFiles('public'); // all else in the bundle has a hash in its name
  const hashed = bundled.filter(({ path }) => !copied.includes(path));
  const style = styleFile(readStyleSheet(fonts.css + (await readStyles(client)))); // which the engine writes
  const previous = await keepPreviousAssets(previousAssets, [...fonts.files, ...ready.cards, ...hashed, style], now);
  return { css: fonts.css, files: [...files, ...previous.files], previous };
}
