/**
 * Values of the build as constants in the bundles. They are not in `import.meta.env`, because vike refuses a client
 * bundle that uses the name of an environment variable, and the deploy workflow sets `SITE_URL`.
 * @param siteUrl the origin that the site is built for; by default, the one in `practice.yaml`.
 * @param year of the build.
 */
export function siteConstants({ siteUrl, year }: { siteUrl: string | undefined; year: number }) {
  return {
    __SITE_URL__: JSON.stringify(siteUrl ?? null),
    __BUILD_YEAR__: JSON.stringify(year),
  };
}
