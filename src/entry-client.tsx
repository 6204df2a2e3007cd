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
// Hydration needs the path that the markup was made for; an unknown path stays as it was asked for, and is logged so.
const path = renderedPath(document) ?? pathname;
if (path !== pathname) history.replaceState(history.state, '', path + search + hash);

rememberPositions();
installTrustedTypesPolicy();

// React takes the first script of the head for the structured data; a browser extension may have put its own first.
const structuredData = document.querySelector('script[type="application/ld+json"]');
if (structuredData) document.head.prepend(structuredData);

// Not awaited here: the page's chunk imports this one, and would wait for it in turn.
loadPage(matchRoute(`/${path.slice(base.length)}`).page).then(() => {
  // As a transition, which React does a few milliseconds at a time: the visitor is never kept waiting.
  startTransition(() => {
    hydrateRoot(
      document,
      <BrowserRouter basename={base} useTransitions={false}>
        <App />
      </BrowserRouter>,
    );
  });
  // From here on the router answers every link: a document fetched ahead would be for nothing.
  document.querySelector('script[type=speculationrules]')?.remove();
  prefetchPages();
  // What a link leads to elsewhere, such as a file, has no part in the fade: left to itself, Chromium reports an error.
  window.addEventListener('pageswap', ({ viewTransition }) => viewTransition?.skipTransition());
});

// An edit of the route table or its titles is shown by the App; here it was read once, and would load the page anew.
import.meta.hot?.accept(['./navigation/matchRoute', './navigation/prefetch'], () => undefined);
