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
  if (!root) throw new Error('the document has no element with the id root');
  if (!root.hasChildNodes()) return createRoot(root).render(element);
  await loadLazy();
  hydrateRoot(root, element, {
    onRecoverableError(error) {
      // React 18 renders a boundary anew if a store changes before it is hydrated. As all in it is loaded, nobody sees it.
      const isUnseen = /#421|update before it finished hydrating/.test(String(error));
      if (!isUnseen) reportError(error);
    },
  });
}
