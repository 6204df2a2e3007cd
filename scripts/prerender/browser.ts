import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Hydrates a prerendered page. A fallback, whose root element is empty, is rendered instead.
 * @throws if the document has no such element.
 */
export function hydrate(element: ReactNode, root: Element | null = document.getElementById('root')): void {
  if (!root) throw new Error('the document has no element with the id root');
  if (root.hasChildNodes()) hydrateRoot(root, element);
  else createRoot(root).render(element);
}
