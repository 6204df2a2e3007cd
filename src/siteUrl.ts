import { practice } from './content/practice';

/**
 * The absolute address of a path of the site, with the base path that the site was built for.
 * @param path from the site's root, as `/impact` or `/social/home.png`.
 */
export function siteUrl(path: string): string {
  return new URL(import.meta.env.BASE_URL + path.slice(1), import.meta.env.SITE_URL ?? practice.siteAddress)
    .href;
}
