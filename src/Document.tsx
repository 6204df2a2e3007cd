import { Footer } from './components/Footer/Footer';
import { Header } from './components/Header/Header';
import { SkipLink } from './components/SkipLink/SkipLink';
import practice from './content/practice.yaml';
import { PageHead } from './head/PageHead';
import type { PageModule } from './navigation/pages';
import { useLinks } from './navigation/useLinks';
import type { Route } from './routes';
import './styles/global.css';
import { arriving } from './styles/motion.css';
import './styles/print.css';
import { themeColors } from './styles/themeColors';

// Constants, so that React does not render them again on navigation.
const skipLink = <SkipLink />;
const header = <Header />;
const footer = <Footer />;

interface DocumentProps {
  readonly route: Route;
  /** The module of the route's page. */
  readonly module: PageModule;
}

/** The whole document of a route, from `<html>` down, rendered on the server and hydrated as one. */
export function Document({ route, module: { Page, mainEntity } }: DocumentProps) {
  useLinks();
  return (
    <html lang={practice.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColors.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={themeColors.dark} media="(prefers-color-scheme: dark)" />
        <PageHead route={route} mainEntity={mainEntity} />
        <link rel="icon" href={`${import.meta.env.BASE_URL}favicon.svg`} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={`${import.meta.env.BASE_URL}icon-180.png`} />
        <link rel="manifest" href={`${import.meta.env.BASE_URL}manifest.webmanifest`} />
      </head>
      <body>
        {skipLink}
        {header}
        <main id="main" tabIndex={-1} aria-label={route.name}>
          <div key={route.page} className={arriving}>
            <Page />
          </div>
        </main>
        {footer}
      </body>
    </html>
  );
}
