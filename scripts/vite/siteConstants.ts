/**
 * What the build decides for the site, as constants of its bundles. Not in `import.meta.env`: vike refuses a client bundle
 * that uses a name for which there is an environment variable, and the deploy workflow sets `SITE_URL`.
 * @param siteUrl the origin that the site is built for; undefined leaves it to `practice.yaml`.
 * @param year of the build.
 */
export function siteConstants({ siteUrl, year }: { siteUrl: string | undefined; year: number }) {
  return {
    __SITE_URL__: JSON.stringify(siteUrl) ?? 'undefined',
    __BUILD_YEAR__: JSON.stringify(year),
  };
}
