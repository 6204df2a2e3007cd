import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import { loadPage } from './navigation/pages';
import { matchRoute, routes } from './routes';

export { redirects } from './routes';

// The build cannot import the route table itself, because Node does not read YAML.

/** The pages, as the build passes them to the generator. */
export const pageRoutes = routes.map(({ path, page }) => ({
  path,
  module: `src/pages/${page}/index.ts`, // its key in the client manifest, and in the stylesheets of `bundle.ts`
}));

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
    throw await withComponentStack(error, path);
  }
}

/** Returns the error with its component stack, which only a second render reports. */
async function withComponentStack(error: unknown, path: string): Promise<unknown> {
  const stacks: string[] = [];
  await prerenderToNodeStream(appAt(path), {
    onError: (_, { componentStack }) => void stacks.push(componentStack ?? ''),
  }).catch(() => undefined);
  return error instanceof Error ? Object.assign(error, { componentStack: stacks[0] }) : error;
}

function appAt(path: string) {
  const base = import.meta.env.BASE_URL;
  return (
    <StaticRouter basename={base} location={base + path.slice(1)}>
      <App />
    </StaticRouter>
  );
}
