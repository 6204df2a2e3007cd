import practice from './content/practice.yaml';

/**
 * The absolute URL of a path of the site, with the base path that the site was built for.
 * @param path from the site's root, as `/impact` or `/social/home.jpg`.
 * @param origin of the site; by default the one that it is built for, else the one in `practice.yaml`.
 */
export function siteUrl(path: string, origin = __SITE_URL__ ?? practice.siteAddress): string {
  return new URL(import.meta.env.BASE_URL + path.slice(1), origin).href;
}
