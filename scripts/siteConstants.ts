/**
 * What the site cannot know of itself, as constants of its bundles.
 * @param siteUrl the origin that the site is built for; without it, the one in the practice's facts.
 * @param year of the build.
 */
export function siteConstants({ siteUrl, year }: { siteUrl: string | undefined; year: number }) {
  return {
    'import.meta.env.SITE_URL': JSON.stringify(siteUrl) ?? 'undefined',
    'import.meta.env.BUILD_YEAR': JSON.stringify(year),
  };
}
