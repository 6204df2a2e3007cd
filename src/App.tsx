import { useEffect, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { Footer } from './components/Footer/Footer';
import { Header } from './components/Header/Header';
import practice from './content/practice.yaml';
import { ErrorBoundary } from './ErrorBoundary';
import { isCompact, isRightToLeft } from './language';
import { useLinks } from './navigation/links';
import { loadedPage, loadPage } from './navigation/pages';
import { useScrollAndFocus } from './navigation/scrollAndFocus';
import { PageHead } from './PageHead';
import { documentTitle, matchRoute } from './routes';
import { fillsViewport, highLines, pageFadeIn } from './styles/global.css';
import { paperColors } from './styles/palette';

// Constants, so that on navigation React renders only the parts that read the location.
const header = <Header />;
const footer = <Footer />;

/** Renders the document of the current URL's route. Must be inside a router. */
export function App() {
  const location = useLoadedLocation();
  useScrollAndFocus(location);
  return (
    <ErrorBoundary location={location}>
      <Document location={location} />
    </ErrorBoundary>
  );
}

/**
 * Renders the whole document of a location, from `<html>` down. The client hydrates all of it.
 * @throws if its page has not been loaded.
 */
function Document({ location }: { readonly location: Location }) {
  useLinks(); // passes clicks on links to the router
  // `Hero.css.ts` uses this attribute for a rule that would delay the first paint.
  useEffect(() => void document.documentElement.toggleAttribute('data-hydrated', true), []);
  // The router's own matching is more tolerant than any server: it matches `/impact//` with `/impact`.
  const route = matchRoute(location.pathname);
  const module = loadedPage(route.page);
  if (!module) throw new Error(`${route.page} is not loaded`);
  const { language } = practice;
  const { Page, themeColors = paperColors, mainEntity } = module;
  return (
    <html
      lang={language}
      dir={isRightToLeft(language) ? 'rtl' : undefined}
      className={isCompact(language) ? undefined : highLines}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="same-origin" />
        <meta name="theme-color" content={themeColors.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={themeColors.dark} media="(prefers-color-scheme: dark)" />
        <title>{documentTitle(route)}</title>
        <PageHead route={route} mainEntity={mainEntity} />
        <link rel="icon" href={`${import.meta.env.BASE_URL}favicon.ico`} sizes="32x32" />
        <link rel="icon" href={`${import.meta.env.BASE_URL}favicon.svg`} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={`${import.meta.env.BASE_URL}icon-180.png`} />
        <link rel="manifest" href={`${import.meta.env.BASE_URL}manifest.webmanifest`} />
      </head>
      <body>
        {header}
        <main
          id="main"
          tabIndex={-1}
          aria-label={route.name}
          className={module.fillsViewport ? fillsViewport : undefined}
        >
          <div key={route.page} className={pageFadeIn}>
            <Page />
          </div>
        </main>
        {footer}
      </body>
    </html>
  );
}

/**
 * Returns the router's location once its page is loaded; until then, the previous one. If the page cannot be loaded, as
 * after a deploy that replaced its chunk, the browser loads its document: the address bar already shows the new URL.
 */
function useLoadedLocation(): Location {
  const location = useLocation();
  const [previous, setPrevious] = useState(location);
  const { page } = matchRoute(location.pathname);
  const isLoaded = loadedPage(page) !== undefined;
  if (isLoaded && location !== previous) setPrevious(location);
  useEffect(() => {
    // `isLoaded` is that of the render: a page that has arrived since then must still be shown.
    if (isLoaded) return;
    let isWanted = true;
    loadPage(page).then(
      () => isWanted && setPrevious(location),
      () => isWanted && window.location.reload(),
    );
    return () => {
      isWanted = false;
    };
  }, [location, page, isLoaded]);
  return isLoaded ? location : previous;
}
