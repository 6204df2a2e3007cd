import { isIndexed, routes } from '../routes';

/** An error for each page that can be shared, but whose content has no social card. */
export function missingSocialCards(): string[] {
  return routes
    .filter((route) => isIndexed(route) && !__SOCIAL_CARDS__[route.page.toLowerCase()])
    .map(
      ({ page }) =>
        `src/content/${contentFile(page)} has no cardTitle and no cardPicture: every page that can be shared needs them`,
    );
}

/** The name of a page's content file: that of `OurTeam` is `our-team.yaml`. */
function contentFile(page: string): string {
  return `${page.replace(/(?<=[a-z0-9])[A-Z]/g, '-$&').toLowerCase()}.yaml`;
}
