import { readdirSync } from 'node:fs';

/**
 * Values of the build as constants in the bundles. They are not in `import.meta.env`, because vike refuses a client
 * bundle that uses the name of an environment variable, and the deploy workflow sets `SITE_URL`.
 * @param siteUrl the origin that the site is built for; by default, the one in `practice.yaml`.
 * @param year of the build.
 * @param socialCards the path of each page's card, by the name of the page in small letters.
 */
export function siteConstants(
  siteUrl: string | undefined,
  year: number,
  socialCards: Readonly<Record<string, string>>,
) {
  return {
    __SITE_URL__: JSON.stringify(siteUrl ?? null),
    __BUILD_YEAR__: JSON.stringify(year),
    __SOCIAL_CARDS__: JSON.stringify(socialCards),
  };
}

/**
 * A path of a card for each page, for development and tests, where none is drawn: the heads of pages have the same tags
 * as in a build.
 * @param contentFolder with a file for each page.
 */
export function placeholderCards(contentFolder: string): Readonly<Record<string, string>> {
  const pages = readdirSync(contentFolder).flatMap((file) => /^([a-z-]+)\.yaml$/.exec(file)?.[1] ?? []);
  return Object.fromEntries(pages.map((page) => [page.replaceAll('-', ''), `social/${page}.jpg`]));
}
