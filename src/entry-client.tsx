import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { loadPage, prefetchPages } from './navigation/pages';
import { rememberPlaces } from './navigation/scrollAndFocus';
import { installTrustedTypesPolicy } from './policy';
import { matchRoute } from './routes';
import { fonts } from './styles/fonts';

const base = import.meta.env.BASE_URL;
const { pathname, search, hash } = window.location;
// Hydration needs the path that the markup was rendered for. It is in the canonical link, whichever URL the server shows
// the page at (`/impact/`, `/impact.html`). The not-found page has none: its path is kept, and `NotFound` logs it.
const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
const path = canonical ? new URL(canonical.href).pathname : pathname;
if (path !== pathname) history.replaceState(history.state, '', path + search + hash);

rememberPlaces();
installTrustedTypesPolicy();

// React takes the first script in the head for the structured data, but a browser extension may have inserted another.
const structuredData = document.querySelector('script[type="application/ld+json"]');
if (structuredData) document.head.prepend(structuredData);

// Not awaited: the page's chunk imports this module, and each would wait for the other. If the chunk cannot be loaded,
// the document stays as it was served: every link still loads the next one.
loadPage(matchRoute(`/${path.slice(base.length)}`).page).then(() => {
  // In a transition, React works a few milliseconds at a time and never blocks the visitor.
  startTransition(() => {
    hydrateRoot(
      document,
      <BrowserRouter basename={base} useTransitions={false}>
        <App />
      </BrowserRouter>,
    );
  });
  // From now on the router handles links, so prefetching documents is pointless.
  document.querySelector('script[type=speculationrules]')?.remove();
  prefetchPages();
  // Skip the fade when leaving for something else, such as a file: otherwise Chromium reports an error.
  window.addEventListener('pageswap', ({ viewTransition }) => viewTransition?.skipTransition());
});

if (import.meta.env.DEV) loadWholeFonts();

// The App applies an edit of the route table. Without this, the edit would also reload the page.
import.meta.hot?.accept(['./navigation/pages', './routes'], () => undefined);

/** In development, loads complete fonts, because only a build knows which characters the pages use. */
function loadWholeFonts(): void {
  for (const { family, files, subsets } of fonts) {
    for (const subset of subsets) {
      const url = `url(/node_modules/${files.replace('*', subset)})`;
      document.fonts.add(new FontFace(family, url, { weight: '100 900' }));
    }
  }
}
