import { useEffect, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { Document } from './Document';
import { ErrorBoundary } from './ErrorBoundary';
import { loadedPage, loadPage } from './navigation/pages';
import { useScrollAndFocus } from './navigation/scrollAndFocus';
import { matchRoute } from './routes';

/** The site: renders the document of the current URL's route. Must be rendered inside a router. */
export function App() {
  const location = useLoadedLocation();
  useScrollAndFocus(location);
  return (
    <ErrorBoundary location={location}>
      <LoadedDocument location={location} />
    </ErrorBoundary>
  );
}

/**
 * The document of a location.
 * @throws if its page has not been loaded.
 */
function LoadedDocument({ location }: { readonly location: Location }) {
  const route = routeAt(location);
  const module = loadedPage(route.page);
  if (!module) throw new Error(`the page "${route.page}" must be loaded before it is rendered`);
  return <Document route={route} module={module} />;
}

/**
 * The router's location once its page is loaded; until then, the previous one. If the page cannot be loaded, as after a
 * deploy that replaced its chunk, the browser loads its document: the address bar already shows the new URL.
 */
function useLoadedLocation(): Location {
  const location = useLocation();
  const [previous, setPrevious] = useState(location);
  const isLoaded = loadedPage(routeAt(location).page) !== undefined;
  if (isLoaded && location !== previous) setPrevious(location);
  useEffect(() => {
    // As of the render: a page that has arrived since then must still be shown.
    if (isLoaded) return;
    let isWanted = true;
    loadPage(routeAt(location).page).then(
      () => isWanted && setPrevious(location),
      () => isWanted && window.location.reload(),
    );
    return () => {
      isWanted = false;
    };
  }, [location, isLoaded]);
  return isLoaded ? location : previous;
}

/**
 * Does not use the router's own matching, which is more tolerant than any server: it takes `/impact//` for `/impact`.
 */
function routeAt({ pathname }: Location) {
  return matchRoute(pathname);
}
