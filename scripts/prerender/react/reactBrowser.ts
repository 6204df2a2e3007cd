import { createElement, type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadLazy } from './lazy.ts';
import { readPage } from './pageData.ts';

/** What a router adds to hydration. */
export const hydration: {
  /** What must be there before a page is hydrated, such as lazy routes. */
  readonly before: Promise<unknown>[];
  readonly after: (() => void)[];
  /** The URL that the visitor is going to, if the address does not have it yet. */
  target?: () => string | undefined;
} = { before: [], after: [] };

/**
 * Hydrates a prerendered page once its lazy components are loaded. A fallback, whose root element is empty, is rendered
 * instead. If a part cannot be loaded, the page stays as it was served, and its links load the next page.
 * @throws if the document has no such element; if a part cannot be loaded.
 */
export async function hydrate(element: ReactNode, rootId = 'root'): Promise<void> {
  const root = document.getElementById(rootId);
  if (!root) throw new Error(`the document has no element with the id ${rootId}: pass the id of the root to hydrate`);
  allowWorkers();
  if (root.hasChildNodes()) {
    await Promise.all([loadLazy(readPage()?.lazy ?? []), ...hydration.before]);
    hydrateRoot(root, createElement(Hydrated, null, element));
  } else {
    createRoot(root).render(createElement(Hydrated, null, element));
  }
}

function Hydrated({ children }: { readonly children?: ReactNode }): ReactNode {
  useEffect(() => {
    for (const run of hydration.after.splice(0)) run();
    window.addEventListener('vite:preloadError', leave);
    return () => window.removeEventListener('vite:preloadError', leave);
  }, []);
  return children;
}

/**
 * Loads the document that the visitor is going to, if a script of the app is missing, as it is after a deploy. A script
 * that is missed before the visitor does anything would be missed there too, again and again.
 * @see https://vite.dev/guide/build#load-error-handling
 */
function leave(event: Event): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  event.preventDefault();
  loadDocument(hydration.target?.() ?? window.location.href);
}

export function loadDocument(url: string): void {
  if (new URL(url, window.location.href).href === window.location.href) window.location.reload();
  else window.location.assign(url);
}

/** @see https://developer.mozilla.org/docs/Web/API/TrustedTypePolicyFactory */
interface TrustedTypes {
  readonly defaultPolicy: unknown;
  createPolicy(name: string, rules: object): unknown;
}

/**
 * Lets the strict policy decide by its sources alone which workers a script may start. It asks the default Trusted Types
 * policy too, which is the app's, if the app has made one by now.
 */
function allowWorkers(): void {
  const { trustedTypes }: { readonly trustedTypes?: TrustedTypes } = Object(window);
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createScriptURL: (url: string, _: string, sink: string) =>
      /^(?:Shared)?Worker |^ServiceWorker/.test(sink) ? url : null,
  });
}

/** The `context` of `<HelmetProvider>`, which has none in the browser. */
export const helmetContext = {};
