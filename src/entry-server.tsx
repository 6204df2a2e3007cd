import { renderReact } from 'prerender-engine/react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import { doorway } from './components/Door/doorway';
import practice from './content/practice.yaml';
import { missingSocialCards } from './head/missingSocialCards';
import { loadPage, pageModuleId, pageNames } from './navigation/pages';
import { isIndexed, matchRoute, routes } from './routes';
import { siteUrl } from './siteUrl';
import { dark, light } from './styles/palette';

/** What the build needs to know about the site. */
export const site = {
  routes: routes.map((route) => ({
    path: route.path,
    module: pageModuleId(route.page),
    indexed: isIndexed(route),
  })),
  /** The URL of the site's root, with its base path. */
  url: () => siteUrl('/'),
  /** Errors that can be found without rendering: pages without a route, missing social cards. */
  errors: () => [...unroutedPages(), ...missingSocialCards()],
  brandName: practice.brandName,
  icon: {
    mark: doorway,
    light: { ink: light.accent, background: light.paper },
    dark: { ink: dark.duskAccent, background: dark.night },
  },
};

/** An error for each folder in `src/pages` without a route. */
function unroutedPages(): string[] {
  return pageNames
    .filter((name) => !routes.some(({ page }) => page === name))
    .map((name) => `src/pages/${name}: no row of src/routes.ts names this page: add one, or remove the folder`);
}

/**
 * Renders the HTML document of a path. Both the build and the development server use it.
 * @param path below the base, such as `/impact`. An unknown path renders the not-found page.
 * @throws what the page throws, or if its module cannot be loaded.
 */
export async function render(path: string): Promise<string> {
  await loadPage(matchRoute(path).page);
  try {
    return `<!DOCTYPE html>${renderToString(appAt(path))}`;
  } catch (error) {
    await renderReact(appAt(path)); // which throws it with the stack of components
    throw error;
  }
}

function appAt(path: string) {
  const base = import.meta.env.BASE_URL;
  return (
    <StaticRouter basename={base} location={base + path.slice(1)}>
      <App />
    </StaticRouter>
  );
}
