import { collectFiles, outputPaths } from '../../scripts/prerender/index.ts';
import { routes } from '../../src/routes';

/** The documents of a site's routes; files in `public/` may be HTML too. */
export async function collectPages(directory: string) {
  const documents = new Set(routes.flatMap(({ path }) => outputPaths(path, 'both')));
  return (await collectFiles(directory)).filter(({ path }) => documents.has(path));
}
