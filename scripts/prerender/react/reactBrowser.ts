import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadLazy } from './lazy.ts';

/** What must be there before a page is hydrated, such as lazy routes. */
export const beforeHydration: Promise<unknown>[] = [];

/**
 * Hydrates a prerendered page once its lazy components are loaded. A fallback, whose root element is empty, is rendered
 * instead.
 * @throws if the document has no such element.
 */
export async function hydrate(element: ReactNode, rootId = 'root'): Promise<void> {
  const root = document.getElementById(rootId);
  if (!root) throw new Error(`the document has no element with the id ${rootId}: pass the id of the root to hydrate`);
  if (!root.hasChildNodes()) return createRoot(root).render(element);
  await Promise.all([loadLazy(), ...beforeHydration]);
  hydrateRoot(root, element);
}

/** The `context` of `<HelmetProvider>`, which has none in the browser. */
export const helmetContext = {};
