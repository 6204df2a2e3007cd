import type { OutputFile } from './files.ts';

/** A page of the site. */
export interface PageRoute {
  /**
   * Below the base, such as `/impact`, `/Größe` or, the same, `/Gr%C3%B6%C3%9Fe`. `*` is the not-found page, which is
   * rendered at `/404`.
   */
  readonly path: string;
  /** The module that the page's own code is in: its key in the client manifest, if pages are hydrated. */
  readonly module?: string | undefined;
  /** `false` keeps the page out of the sitemap. The not-found page is never in it. */
  readonly indexed?: boolean | undefined;
}

/**
 * How a path becomes a file: `/impact` as `impact.html`, or also as `impact/index.html`. GitHub Pages answers `/impact`
 * from the first and `/impact/` from the second, neither with a redirect.
 */
export type FileNames = 'page' | 'both';

/** The path that a route is rendered for: what a browser's `location.pathname` is there, without the base. */
export function renderedPath({ path }: PageRoute): string {
  return path === '*' ? '/404' : encodedPath(path);
}

/**
 * The files that a route is written to, under decoded names, as servers look for them. A path that ends in a slash is
 * written as a folder, and one that ends in `.html` as this file. GitHub Pages shows `404.html` at every path without a
 * file.
 */
export function outputPaths(routePath: string, fileNames: FileNames): readonly string[] {
  if (routePath === '*') return ['404.html'];
  const path = decodedPath(routePath).slice(1);
  if (path === '' || path.endsWith('/')) return [`${path}index.html`];
  if (path.endsWith('.html')) return [path];
  return fileNames === 'page' ? [`${path}.html`] : [`${path}.html`, `${path}/index.html`];
}

/** A path without percent-encoding. An invalid percent sequence stands for itself. */
function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A path as hosts compare it: to some, `/about/`, `/about.html` and `/about/index.html` are `/about`. */
export function plainPath(path: string): string {
  return decodedPath(path).replace(/(?:\.html|\/index|\/)+$/i, '');
}

/** A path, encoded or not, as the `pathname` of a URL: https://url.spec.whatwg.org/#path-percent-encode-set */
export function encodedPath(path: string): string {
  return new URL(`http://host/${decodedPath(path).replace(/[%?#]/g, encodeURIComponent)}`).pathname.slice(1);
}

/**
 * The errors in a route table: paths that no URL has, names that a system forbids, and two routes that some file
 * system or server cannot tell apart.
 * @param redirects former paths, which are pages too.
 */
export function routeErrors(routes: readonly PageRoute[], redirects: readonly string[] = []): string[] {
  const errors: string[] = [];
  const owners = new Map<string, string>();
  const check = (kind: 'route' | 'redirect', path: string) => {
    const error = pathError(path);
    if (error) errors.push(`${kind} ${shown(path)}: ${error}`);
    const name = path === '*' ? '/404' : comparedName(plainPath(path));
    const owner = owners.get(name);
    if (owner === undefined) owners.set(name, path);
    else if (owner === path) errors.push(`${kind} ${path} is there twice: remove one`);
    else errors.push(`${kind} ${path}: some disks or servers take it for ${owner}: remove one`);
  };
  for (const { path } of routes) check('route', path);
  for (const path of redirects) check('redirect', path);
  if (!routes.some(({ path }) => path === '*'))
    errors.push('route * is missing: add a row for the not-found page, written as 404.html');
  return errors;
}

/**
 * The errors in the names of a site's files: names that some file system forbids; names that differ from another file's
 * only in case or Unicode normalization; and files with the name of a folder.
 * @param files those that are not pages.
 * @param paths of the pages and the redirects, which `routeErrors` compares with each other.
 */
export function fileErrors(
  files: readonly Pick<OutputFile, 'path'>[],
  paths: readonly string[],
  fileNames: FileNames,
): string[] {
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
  for (const path of paths) for (const file of outputPaths(path, fileNames)) claim(file, path);
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
  /** The path of the page that it is for; undefined if it is for another file. */
  readonly route: string | undefined;
}

function clashError({ name, isFile, route }: Claim, other: Claim): string | undefined {
  const areFiles = isFile && other.isFile;
  if (areFiles && route !== undefined) return undefined; // routeErrors compares their paths
  const owner = other.route === undefined ? 'another file' : `route ${other.route}`;
  if (other.name !== name) return `some file systems cannot tell ${name} from ${other.name} of ${owner}: rename one`;
  if (other.isFile !== isFile) return `${name} would be a file and a folder, for ${owner}: rename one`;
  return areFiles ? `${owner} has this name too: rename or remove one` : undefined;
}

/** The form in which the most tolerant disk compares a name. */
function comparedName(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

// With any extension: https://learn.microsoft.com/windows/win32/fileio/naming-a-file
const device = /^(con|conin\$|conout\$|prn|aux|nul|(?:com|lpt)[\d¹²³])(\.|$)/i;

/** File systems allow 255 bytes, and a page's extension takes some. */
const longestName = 250;

/** What browsers and file systems leave out of a path, or follow. */
const noName = /^\.{0,2}$/;

/** What is wrong with the path of a route: that no URL has it, or that a system forbids a name in it. */
function pathError(path: string): string | undefined {
  if (path === '*' || path === '/') return undefined;
  const decoded = decodedPath(path);
  const names = decoded.replace(/\/$/, '').slice(1).split('/');
  if (!path.startsWith('/') || names.some((name) => noName.test(name)))
    return 'write it as /name or /name/name, without . and ..';
  if (/[?#]/.test(path)) return 'has a ? or #, which ends a path: remove it, or write # as %23';
  if (path.includes('%') && path === decoded)
    return 'is not valid percent-encoded UTF-8: write the characters themselves, and % as %25';
  if (/%2f|%5c|\\/i.test(path)) return 'has a slash in a name: write names without slashes';
  if (names.some((name) => /^[:*]/.test(name)))
    return 'is a pattern: list every path that it stands for, such as /cases/villa';
  return nameError(names);
}

/** What is wrong with the path of a file: that it is none in the site, or that a system forbids a name in it. */
function filePathError(path: string): string | undefined {
  const names = path.split('/');
  return names.some((name) => noName.test(name) || name.includes('\\'))
    ? 'is not the path of a file in the site: write it as folder/name.txt'
    : nameError(names);
}

function nameError(names: readonly string[]): string | undefined {
  const odd = names.find((name) => /[<>:"|?*\p{Cc}\p{Cs}]|[. ]$/u.test(name));
  if (odd !== undefined) return `Windows cannot have a file named ${shown(odd)}: choose another name`;
  const reserved = names.find((name) => device.test(name));
  if (reserved !== undefined)
    return `Windows reserves ${reserved} as a device name, so the site could not be checked out there: choose another name`;
  const long = names.find((name) => Buffer.byteLength(name) > longestName);
  return long && `${long.slice(0, 20)}… is longer than ${longestName} bytes: choose a shorter name`;
}

/** A path or name for a message, quoted if a terminal would not show it. */
function shown(text: string): string {
  return /^$|[\p{Cc}\p{Cs}]/u.test(text) ? JSON.stringify(text) : text;
}
