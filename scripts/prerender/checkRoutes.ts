import { posix } from 'node:path';
import { type FileNames, type OutputFile, outputPaths, type PageRoute } from './files.ts';

// Lower case and no percent signs, so that no file system or address bar confuses two paths.
// Not `index`, and no `.html` at the end: to servers both are other names of a page.
const segment = /^(?!index$)(?!.*\.html$)[a-z0-9](?:[a-z0-9._~-]*[a-z0-9~-])?$/;

// With any extension: https://learn.microsoft.com/windows/win32/fileio/naming-a-file
const device = /^(con|conin\$|conout\$|prn|aux|nul|(?:com|lpt)[\d¹²³])(\.|$)/i;

/** File systems allow 255 bytes, and a page's extension takes some. */
const longestName = 250;

/** The errors in a route table: invalid paths, names that a system forbids, and two routes that write one file. */
export function checkRoutes(routes: readonly PageRoute[]): string[] {
  const errors: string[] = [];
  const owners = new Map<string, string>();
  for (const { path } of routes) {
    const error = pathError(path);
    if (error) errors.push(`route ${path}: ${error}`);
    // A valid path is already in this form, and copying it would double the memory for a large site.
    const name = path === '*' ? '/404' : error ? plainPath(path) : path;
    const owner = owners.get(name);
    if (owner === undefined) owners.set(name, path);
    else errors.push(`route ${path}: would write the file of route ${owner}: remove one`);
  }
  if (!routes.some(({ path }) => path === '*')) {
    errors.push('route *: is missing: add a row for the not-found page, written as 404.html');
  }
  return errors;
}

/**
 * The errors in the names of a site's other files: names that some file system forbids; names that differ from another
 * file's only in case or Unicode normalization; and files with the name of a folder.
 */
export function checkFiles(
  files: readonly OutputFile[],
  routes: readonly PageRoute[],
  fileNames: FileNames,
): string[] {
  const errors: string[] = [];
  const names = new Map<string, Claim>();
  for (const { path } of routes) {
    for (const file of outputPaths(path, fileNames)) claim(names, file, `route ${path}`); // checkRoutes compares these
  }
  for (const { path } of files) {
    const error = filePathError(path) ?? claim(names, path, 'another file');
    if (error) errors.push(`file ${hasNoControlCharacters(path) ? path : JSON.stringify(path)}: ${error}`);
  }
  return errors;
}

/** A name that a file uses, for itself or for a folder above it. */
interface Claim {
  readonly name: string;
  readonly kind: 'file' | 'folder';
  /** The owner, in words. */
  readonly owner: string;
}

/** Claims the names of a file and of its folders. Returns an error if a name is taken. */
function claim(names: Map<string, Claim>, path: string, owner: string): string | undefined {
  const parts = path.split('/');
  for (let length = 1; length <= parts.length; length += 1) {
    const name = parts.slice(0, length).join('/');
    const kind = length < parts.length ? 'folder' : 'file';
    const key = name.normalize('NFC').toLowerCase();
    const other = names.get(key);
    if (other === undefined) names.set(key, { name, kind, owner });
    else if (other.name !== name)
      return `some file systems cannot tell ${name} from ${other.name} of ${other.owner}: rename one`;
    else if (other.kind !== kind)
      return `${name} would be a file and a folder, for ${other.owner}: rename one`;
    else if (kind === 'file') return `${other.owner} has this name too: rename or remove one`;
  }
  return undefined;
}

function pathError(path: string): string | undefined {
  if (path === '*' || path === '/') return undefined;
  const parts = path.slice(1).split('/');
  if (!path.startsWith('/') || !parts.every((part) => segment.test(part))) {
    return 'write it as /name or /name/name. A name has lower-case letters, digits and - . _ ~, begins with a letter or digit, does not end in . or _ or .html, and is not index';
  }
  return nameError(parts);
}

function filePathError(path: string): string | undefined {
  if (
    posix.normalize(path) !== path ||
    /^\.{1,2}$|^\.\.\/|^\/|\/$|\\/.test(path) ||
    !hasNoControlCharacters(path)
  )
    return 'is not the path of a file in the site: write it as folder/name.txt';
  const parts = path.split('/');
  const odd = parts.find((part) => /[<>:"|?*]|[. ]$/.test(part));
  return odd === undefined
    ? nameError(parts)
    : `Windows cannot have a file named ${odd}: choose another name`;
}

function nameError(parts: readonly string[]): string | undefined {
  const reserved = parts.find((part) => device.test(part));
  if (reserved !== undefined)
    return `Windows reserves ${reserved} as a device name, so the site could not be checked out there: choose another name`;
  const long = parts.find((part) => Buffer.byteLength(part) > longestName);
  return long && `${long.slice(0, 20)}… is longer than ${longestName} bytes: choose a shorter name`;
}

function hasNoControlCharacters(path: string): boolean {
  return path !== '' && !/\p{C}/u.test(path);
}

/** The form in which the most tolerant file system or address bar compares a path. */
function plainPath(path: string): string {
  const name = decode(path)
    .normalize('NFC')
    .toLowerCase()
    .replace(/^\/*/, '/')
    .replace(/(\.html|\/index|\/)+$/, '');
  return name === '' ? '/' : name;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // an invalid percent sequence stands for itself
  }
}
