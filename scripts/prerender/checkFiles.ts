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
  const faults: string[] = [];
  const names = new Map<string, string>();
  for (const { path } of files) {
    const name = path.toLowerCase(); // as some file systems do
    if (!isFilePath(path))
      faults.push(
        `file ${JSON.stringify(path)}: is no path of a file in the site: write it as folder/name.txt`,
      );
    else if (names.has(name)) faults.push(`file ${path}: another file has this name: rename or remove one`);
    names.set(name, path);
  }
  for (const route of routes) {
    for (const path of outputPaths(route.path, fileNames)) {
      const file = names.get(path);
      if (file) faults.push(`file ${file}: route ${route.path} writes it too: rename or remove one`);
    }
  }
  return faults;
}

function isFilePath(path: string): boolean {
  return posix.normalize(path) === path && !/^\.{1,2}$|^\.\.\/|^\/|\/$|\\|\p{C}/u.test(path);
}
