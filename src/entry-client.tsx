import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { loadPage } from './navigation/pages';
import { prefetchPages } from './navigation/prefetch';
import { rememberPositions } from './navigation/scrollAndFocus';
import { matchRoute } from './routes';
import { installTrustedTypesPolicy } from './trustedTypesPolicy';

const base = import.meta.env.BASE_URL;
const { pathname, search, hash } = window.location;
// Hydration needs the path that the markup was rendered for. An unknown path stays as it is, and is logged.
const path = canonicalPath() ?? pathname;
if (path !== pathname) history.replaceState(history.state, '', path + search + hash);

rememberPositions();
installTrustedTypesPolicy();

// React takes the first script in the head for the structured data, but a browser extension may have put its own there.
const structuredData = document.querySelector('script[type="application/ld+json"]');
if (structuredData) document.head.prepend(structuredData);

// Not awaited: the page's chunk imports this one, and would wait for it in turn.
loadPage(matchRoute(`/${path.slice(base.length)}`).page).then(() => {
  // In a transition, React works a few milliseconds at a time, and never keeps the visitor waiting.
  startTransition(() => {
    hydrateRoot(
      document,
      <BrowserRouter basename={base} useTransitions={false}>
        <App />
      </BrowserRouter>,
    );
  });
  // From here on the router follows the links, so prefetching documents would be pointless.
  document.querySelector('script[type=speculationrules]')?.remove();
  prefetchPages();
  // What a link leads to elsewhere, such as a file, has no part in the fade: left to itself, Chromium reports an error.
  window.addEventListener('pageswap', ({ viewTransition }) => viewTransition?.skipTransition());
});

// The App shows an edit of the route table; without this, the edit would also reload the page.
import.meta.hot?.accept(['./navigation/prefetch', './routes'], () => undefined);

/**
 * The path that the document was rendered at, with its base, whatever name a server shows it by (`/impact/`,
 * `/impact.html`): its canonical link says so. The not-found page has none, since it is rendered for every path.
 */
function canonicalPath(): string | undefined {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical ? new URL(canonical.href).pathname : undefined;
}
