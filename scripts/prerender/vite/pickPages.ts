import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type FileNames, outputPaths, type PageRoute } from '../routes/routes.ts';

const maxKinds = 20;

/** The pages that a folder has: of a shard, only some of its site's. */
export function writtenPages(
  routes: readonly PageRoute[],
  folder: string,
  fileNames: FileNames = 'page',
): readonly PageRoute[] {
  return routes.filter(({ path }) => outputPaths(path, fileNames).every((file) => existsSync(join(folder, file))));
}

/** The first pages of each kind: every page at the top is one, and those at the same depth below the same name. */
export function pagesOfEachKind(routes: readonly PageRoute[], count = 1): readonly PageRoute[] {
  const kinds = Map.groupBy(routes, ({ path }) => {
    const [, top, ...below] = path.replace(/(?<=.)\/$/, '').split('/');
    return below.length > 0 ? `${top} ${below.length}` : path;
  });
  return [...kinds.values()].slice(0, maxKinds).flatMap((pages) => pages.slice(0, count));
}
