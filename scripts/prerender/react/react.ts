import { AsyncLocalStorage } from 'node:async_hooks';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ErrorInfo, ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { Fragment } from '../document/template.ts';
import { UserError } from '../errors/UserError.ts';
import type { Site } from '../render/app.ts';

// For the build. In the browser, the package exports `reactBrowser.ts` under the same name.

/** The page that is being rendered, for the app's components. */
export interface CurrentPage {
  readonly base: string;
  /** Its path, below the base. */
  readonly location: string;
  /** Of the page, if the app has route objects. */
  router?: object;
  /** The ids of the routes whose loaders have read the request. */
  readonly readRequest?: Set<string>;
  helmet?: object;
}

const pages = new AsyncLocalStorage<CurrentPage>();

/** @throws UserError unless a page is being rendered. */
export function currentPage(): CurrentPage {
  const page = pages.getStore();
  if (!page) throw new UserError('a router or Helmet was used outside of a page: use them in components and effects');
  return page;
}

let app: ReactNode;
const appIsKnown = Promise.withResolvers<void>();

/** Takes the root element of the app, which `render` renders. */
export async function hydrate(element: ReactNode, _rootId?: string): Promise<void> {
  app = element;
  appIsKnown.resolve();
}

/** The `context` of `<HelmetProvider>`, which collects the tags of each page. */
export const helmetContext = {
  /** Of a type that those of every version of react-helmet-async accept. */
  get helmet(): undefined {
    return undefined;
  },
  set helmet(tags: object) {
    currentPage().helmet = tags;
  },
};

/**
 * Renders a page of the app whose root element `hydrate` was given.
 * @param wrap puts elements around it, such as those that collect its styles.
 */
export function render(path: string, { base }: Site, wrap?: (app: ReactNode) => ReactNode): Promise<Fragment> {
  return renderApp({ base, location: base + path.slice(1) }, wrap);
}

export async function renderApp(page: CurrentPage, wrap = (app: ReactNode) => app): Promise<Fragment> {
  await appIsKnown.promise;
  const html = await inPage(page, () => renderReact(wrap(app)));
  return { html, ...(page.helmet && { helmet: page.helmet }) };
}

/** Does what belongs to a page, which is its `currentPage` meanwhile. */
export function inPage<Result>(page: CurrentPage, run: () => Result): Result {
  return pages.run(page, run);
}

/**
 * Renders an element once everything that suspends is there, such as lazy components. The markup has no script and no
 * fallback.
 * @throws the first error of a component, with its `componentStack`.
 * @see https://react.dev/reference/react-dom/server/renderToPipeableStream
 */
export async function renderReact(element: ReactNode): Promise<string> {
  const markup = new PassThrough();
  await new Promise<void>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(element, {
      onAllReady: () => {
        pipe(markup);
        resolve();
      },
      // React 18 gives no more than the error.
      onError: (error, info?: ErrorInfo) =>
        reject(error instanceof Error ? Object.assign(error, { componentStack: info?.componentStack }) : error),
      progressiveChunkSize: Number.MAX_SAFE_INTEGER, // React would move larger parts to the end, with a script
    });
  });
  return text(markup);
}
