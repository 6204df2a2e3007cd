import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import practice from './content/practice.yaml';
import { trackTitleAndCanonical } from './navigation/links';
import { loadPage, prefetchPages } from './navigation/pages';
import { trackPageState } from './navigation/scrollAndFocus';
import { installTrustedTypesPolicy } from './policy';
import { absoluteUrl, belowBase, isIndexed, matchRoute, pagePath, type Route } from './routes';

const { pathname, search, hash } = window.location;
const path = belowBase(pathname);
const route = path === undefined ? undefined : matchRoute(pagePath(path));
const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;

// React needs it to insert the next page's structured data; scripts of statistics need it in documents that are not
// hydrated, too.
installTrustedTypesPolicy();

// Hydrates only the route's own document. Others stay as they were served: one that was translated, at the path of an
// archive or a proxy, or on a host that shows one page at every path.
const isTranslated = document.documentElement.lang !== practice.language;
const isNotFoundPage = !canonical && document.querySelector('meta[name="robots"]') !== null;
if (route && !isTranslated && (isIndexed(route) ? canonical === absoluteUrl(route.path) : isNotFoundPage))
  hydrate(route);

if (import.meta.env.DEV) loadWholeFonts();

// The App applies an edit of these. Without this, the edit would also reload the page.
import.meta.hot?.accept(['./content/practice.yaml', './navigation/links', './navigation/pages', './routes'], () => {});

/** Hydrates the document, which must be that of the route. */
function hydrate({ page }: Route): void {
  // Hydration needs the path that the markup was rendered for: `/impact`, even at `/impact/` and `/impact.html`. The
  // not-found page keeps its path, and `NotFound` logs it.
  if (canonical) history.replaceState(history.state, '', new URL(canonical).pathname + search + hash);

  trackTitleAndCanonical();

  // React hydrates the first script in the head as the structured data, but an extension may have inserted another.
  const structuredData = document.querySelector('script[type="application/ld+json"]');
  if (structuredData) document.head.prepend(structuredData);

  // Not awaited: the page's chunk imports this module, and each would wait for the other. If the chunk cannot be loaded,
  // the document stays as it was served: every link still loads the next one.
  loadPage(page).then(() => {
    trackPageState(); // before the router reads the history
    // In a transition, React works a few milliseconds at a time and never blocks the visitor. Navigation does not
    // use one: the next page would appear twice as late.
    startTransition(() => {
      hydrateRoot(
        document,
        <BrowserRouter basename={import.meta.env.BASE_URL} useTransitions={false}>
          <App />
        </BrowserRouter>,
      );
    });
    prefetchPages();
    // Skip the fade when leaving for something else, such as a file: otherwise Chromium reports an error.
    window.addEventListener('pageswap', ({ viewTransition }) => viewTransition?.skipTransition());
  });
}

/** In development, loads complete fonts, because only a build knows which characters the pages use. */
async function loadWholeFonts(): Promise<void> {
  const { fonts } = await import('./styles/fonts');
  for (const { family, files, subsets } of fonts) {
    for (const subset of subsets) {
      const url = `url(/node_modules/${files.replace('*', subset)})`;
      document.fonts.add(new FontFace(family, url, { weight: '100 900' }));
    }
  }
}
