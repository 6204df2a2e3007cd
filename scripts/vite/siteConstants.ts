interface SiteConstants {
  readonly siteUrl: string | undefined;
  readonly year: number;
  readonly socialCards: Readonly<Record<string, string>>;
}

/**
 * Values of the build as constants in the bundles. They are not in `import.meta.env`, because vike refuses a client
 * bundle that uses the name of an environment variable, and the deploy workflow sets `SITE_URL`.
 * @param siteUrl the origin that the site is built for; by default, the one in `practice.yaml`.
 * @param year of the build.
 * @param socialCards the path of each page's card, by the name of the page in small letters.
 */
export function siteConstants({ siteUrl, year, socialCards }: SiteConstants) {
  return {
    __SITE_URL__: JSON.stringify(siteUrl ?? null),
    __BUILD_YEAR__: JSON.stringify(year),
    __SOCIAL_CARDS__: JSON.stringify(socialCards),
  };
}
