import type { OutputFile } from '../files/files.ts';
import { filePathError, pathError, shown } from './checkNames.ts';
import { type FileNames, outputPaths, type PageRoute, plainPath } from './routes.ts';

/**
 * The errors in a route table: paths that no URL has, names that a system forbids, and two routes that some file
 * system or server cannot tell apart.
 * @param redirects former paths, which are pages too.
 */
export function checkRoutes(routes: readonly PageRoute[], redirects: readonly string[] = []): string[] {
  const errors: string[] = [];
  const owners = new Map<string, string>();
  const check = (kind: 'route' | 'redirect', path: string) => {
    const error = pathError(path);
    if (error) errors.push(`${kind} ${shown(path)}: ${error}`);
    const name = path === '*' ? '/404' : comparedPath(path);
    const owner = owners.get(name);
    if (owner === undefined) owners.set(name, path);
    else if (owner === path) errors.push(`${kind} ${path}: is there twice: remove one`);
    else errors.push(`${kind} ${path}: some disks or servers take it for ${owner}: remove one`);
  };
  for (const { path } of routes) check('route', path);
  for (const path of redirects) check('redirect', path);
  if (!routes.some(({ path }) => path === '*')) {
    errors.push('route *: is missing: add a row for the not-found page, written as 404.html');
  }
  return errors;
}

/**
 * The errors in the names of a site's files: names that some file system forbids; names that differ from another file's
 * only in case or Unicode normalization; and files with the name of a folder.
 * @param files those that are not pages.
 * @param routes whose own paths `checkRoutes` compares.
 */
export function checkFiles(files: readonly OutputFile[], routes: readonly PageRoute[], fileNames: FileNames): string[] {
  const names = new Map<string, Claim>();
  const errors = new Map<string, string>(); // by the name that is taken: one for all pages in a folder
  /** Claims the names of a file and of its folders, up to the first that is taken. */
  const claim = (path: string, route?: string) => {
    for (const { index } of path.matchAll(/\/|$/g)) {
      const own: Claim = { name: path.slice(0, index), isFile: index === path.length, route };
      const other = names.get(comparedName(own.name));
      if (other === undefined) names.set(comparedName(own.name), own);
      const error = other && clashError(own, other);
      const subject = route === undefined ? `file ${path}` : `route ${route}`;
      if (error && !errors.has(own.name)) errors.set(own.name, `${subject}: ${error}`);
      if (error) return;
    }
  };
  for (const { path } of routes) for (const file of outputPaths(path, fileNames)) claim(file, path);
  for (const { path } of files) {
    const error = filePathError(path);
    if (error) errors.set(path, `file ${shown(path)}: ${error}`);
    else claim(path);
  }
  return [...errors.values()];
}

/** A name that a file uses, for itself or for a folder above it. */
interface Claim {
  readonly name: string;
  readonly isFile: boolean;
  /** The path of the route that it is for; undefined if it is for another file. */
  readonly route: string | undefined;
}

function clashError({ name, isFile, route }: Claim, other: Claim): string | undefined {
  const areFiles = isFile && other.isFile;
  if (areFiles && route !== undefined) return undefined; // checkRoutes compares their paths
  const owner = other.route === undefined ? 'another file' : `route ${other.route}`;
  if (other.name !== name) return `some file systems cannot tell ${name} from ${other.name} of ${owner}: rename one`;
  if (other.isFile !== isFile) return `${name} would be a file and a folder, for ${owner}: rename one`;
  return areFiles ? `${owner} has this name too: rename or remove one` : undefined;
}

/** The form in which the most tolerant disk or server compares a path. */
function comparedPath(path: string): string {
  return comparedName(plainPath(path));
}

/** The form in which the most tolerant disk compares a name. */
function comparedName(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
