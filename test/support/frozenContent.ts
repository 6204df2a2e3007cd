import { findContent } from '../../scripts/content/content.ts';
import { pictureId } from '../../scripts/content/fields.ts';

/** The content that the tests build and render: frozen, so that no edit by the owner changes their results. */
export const frozenFolder = 'test/fixtures/content';

/**
 * Finds the frozen content. The pages are those of `src/content`, from where a page and a picture are read that the frozen
 * folder lacks, so a new page needs no copy of its content.
 */
export function findFrozenContent(): ReadonlyMap<string, string> {
  const [own, frozen] = [findContent(), findContent(frozenFolder)];
  const ids = new Set([...frozen.keys()].map(pictureId));
  const isPage = (path: string) => !path.includes('/');
  return new Map([
    ...[...own].filter(([path]) => isPage(path) || (path.startsWith('pictures/') && !ids.has(pictureId(path)))),
    ...[...frozen].filter(([path]) => own.has(path) || !isPage(path)),
  ]);
}
