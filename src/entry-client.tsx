import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { matchRoute, renderedPath } from './navigation/matchRoute';
import { loadPage } from './navigation/pages';
import { prefetchPages } from './navigation/prefetch';
import { rememberPositions } from './navigation/scrollAndFocus';
import { installTrustedTypesPolicy } from './trustedTypesPolicy';

const base = import.meta.env.BASE_URL;
const { pathname, search, hash } = window.location;
// Hydration needs the path that the markup was rendered for. An unknown path stays as it is, and is logged.
const path = renderedPath(document) ?? pathname;
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
import.meta.hot?.accept(['./navigation/matchRoute', './navigation/prefetch'], () => undefined);
