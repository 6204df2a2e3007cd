import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import { matchRoute } from './navigation/matchRoute';
import { loadPage } from './pages';

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
