import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadLazy } from './lazy.ts';

/**
 * Hydrates a prerendered page once its lazy components are loaded. A fallback, whose root element is empty, is rendered
 * instead.
 * @throws if the document has no such element.
 */
export async function hydrate(
  element: ReactNode,
  root: Element | null = document.getElementById('root'),
): Promise<void> {
  if (!root) throw new Error('the document has no root element: pass it to hydrate, if its id is not root');
  if (!root.hasChildNodes()) return createRoot(root).render(element);
  await loadLazy();
  hydrateRoot(root, element);
}
