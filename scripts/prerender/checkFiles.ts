import { posix } from 'node:path';
import type { OutputFile } from './outputFile.ts';
import { type FileNames, outputPaths } from './outputPaths.ts';
import type { PageRoute } from './PageRoute.ts';

/** The faults of a site's other files: paths that lead to no file in it, and two files, or a file and a page, of one name. */
export function checkFiles(
  files: readonly OutputFile[],
  routes: readonly PageRoute[],
  fileNames: FileNames,
): string[] {
  const owners = new Map(
    routes.flatMap(({ path }) =>
      outputPaths(path, fileNames).map((file) => [file, `route ${path} writes it too`]),
    ),
  );
  return files.flatMap(({ path }) => {
    if (!isFilePath(path))
      return [`file ${path}: is no path of a file in the site: write it as folder/name.txt`];
    const name = path.toLowerCase(); // as some file systems do
    const owner = owners.get(name);
    owners.set(name, 'another file has this name');
    return owner === undefined ? [] : [`file ${path}: ${owner}: rename or remove one`];
  });
}

function isFilePath(path: string): boolean {
  return posix.normalize(path) === path && !/^\.{1,2}$|^\.\.\/|^\/|\/$|\\/.test(path);
}
