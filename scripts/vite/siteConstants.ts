/**
 * What the site cannot know of itself, as constants of its bundles. They are no names of `import.meta.env`: vike refuses
 * a client bundle that uses one for which the environment has a variable, as the deploy workflow sets `SITE_URL`.
 * @param siteUrl the origin that the site is built for; without it, the one in the practice's facts.
 * @param year of the build.
 */
export function siteConstants({ siteUrl, year }: { siteUrl: string | undefined; year: number }) {
  return {
    __SITE_URL__: JSON.stringify(siteUrl) ?? 'undefined',
    __BUILD_YEAR__: JSON.stringify(year),
  };
}
