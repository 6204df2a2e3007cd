import { practice } from './content/practice';
import { checkContent } from './contentCheck/checkContent';
import { exampleAddresses } from './contentCheck/exampleAddresses';
import { pageModuleId, pageNames } from './pages';
import { isIndexed, routes } from './routes';
import { siteUrl } from './siteUrl';
import { socialCards } from './socialCards';
import { fonts } from './styles/fonts';
import { dark, light } from './styles/palette';

export { componentStack, render } from './render';

/** The site as the generator sees it: the entry of the server bundle, which renders it too. */
export const site = {
  routes: routes.map((route) => ({
    path: route.path,
    moduleId: pageModuleId(route.page),
    indexed: isIndexed(route),
  })),
  /** The address of the site's root, with its base path. */
  address: () => siteUrl('/'), // asked for once the facts are known to be sound
  contentFaults: () => checkContent(),
  faults: unroutedPages,
  /** Asked for, as what follows, once the content is known to be sound. */
  exampleAddresses: () => exampleAddresses(practice, __SITE_URL__),
  brandName: practice.brandName,
  fonts,
  icon: {
    light: { ink: light.ink, ground: light.paper },
    dark: { ink: dark.accent, ground: dark.paper },
  },
  socialCards,
};

/** Folders of `src/pages` that no row of the route table names. */
function unroutedPages(): string[] {
  return pageNames
    .filter((name) => !routes.some(({ page }) => page === name))
    .map(
      (name) => `src/pages/${name}: no row of src/routes.ts names this page: add one, or remove the folder`,
    );
}
