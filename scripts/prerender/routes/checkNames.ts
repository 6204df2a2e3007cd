import { decodedPath } from './routes.ts';

// With any extension: https://learn.microsoft.com/windows/win32/fileio/naming-a-file
const device = /^(con|conin\$|conout\$|prn|aux|nul|(?:com|lpt)[\d¹²³])(\.|$)/i;

/** File systems allow 255 bytes, and a page's extension takes some. */
const longestName = 250;

/** What browsers and file systems leave out of a path, or follow. */
const noName = /^\.{0,2}$/;

/** What is wrong with the path of a route: that no URL has it, or that a system forbids a name in it. */
export function pathError(path: string): string | undefined {
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
export function filePathError(path: string): string | undefined {
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
export function shown(text: string): string {
  return /^$|[\p{Cc}\p{Cs}]/u.test(text) ? JSON.stringify(text) : text;
}
