import practice from './content/practice.yaml';

/**
 * The absolute URL of a path of the site, with the base path that the site was built for.
 * @param path from the site's root, such as `/impact` or `/icon-512.png`.
 */
export function siteUrl(path: string): string {
  return new URL(import.meta.env.BASE_URL + path.slice(1), __SITE_URL__ ?? practice.siteAddress).href;
}
