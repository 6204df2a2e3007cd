import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import { door } from './components/Door/door';
import practice from './content/practice.yaml';
import { matchRoute } from './navigation/matchRoute';
import { loadPage, pageModuleId, pageNames } from './navigation/pages';
import { policySources } from './policy';
import { isIndexed, routes } from './routes';
import { siteUrl } from './siteUrl';
import { socialCards } from './socialCards';
import { fonts } from './styles/fonts';
import { dark, light } from './styles/palette';

/** The site as the generator sees it: the entry of the server bundle, which renders it too. */
export const site = {
  routes: routes.map((route) => ({
    path: route.path,
    module: pageModuleId(route.page),
    indexed: isIndexed(route),
  })),
  /** The url of the site's root, with its base path. */
  address: () => siteUrl('/'),
  unroutedPages,
  policy: policySources,
  brandName: practice.brandName,
  fonts,
  icon: {
    mark: door,
    light: { ink: light.accent, ground: light.paper },
    dark: { ink: dark.duskAccent, ground: dark.night },
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

/**
 * The whole HTML document of a path: the only door between the site and whatever serves or writes it.
 * @param path below the base, as `/impact`; one that the route table does not have gives the not-found page.
 * @throws what the page throws, or where the page is not there to be rendered at once.
 */
export async function render(path: string): Promise<string> {
  await loadPage(matchRoute(path).page);
  return `<!DOCTYPE html>${renderToString(atPath(path))}`;
}

/** Which components were being rendered when the path failed: `renderToString` throws without a word of them. */
export async function componentStack(path: string): Promise<string | undefined> {
  let stack: string | undefined;
  const controller = new AbortController();
  const giveUp = setTimeout(() => controller.abort(), 100); // a page that waits may wait for ever
  await prerenderToNodeStream(atPath(path), {
    signal: controller.signal,
    onError: (_error, info) => {
      stack ??= info.componentStack;
    },
  }).catch(() => undefined); // the error itself is known already
  clearTimeout(giveUp);
  return stack;
}

function atPath(path: string) {
  const base = import.meta.env.BASE_URL;
  return (
    <StaticRouter basename={base} location={base + path.slice(1)}>
      <App />
    </StaticRouter>
  );
}
