/** What a URL resolves to: a file, a redirect or nothing. */
export type Resolution =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'notFound' };

/** Whether a file is published, by its path in the built folder. */
export type PublishedFiles = Pick<ReadonlySet<string>, 'has'>;

const notFound: Resolution = { kind: 'notFound' };

/**
 * Resolves a URL as GitHub Pages does: to the exact file, or else to `path.html`, or else to the folder's `index.html`
 * (a folder without its slash redirects).
 *
 * The result is always a path in `files`, whatever the URL is.
 *
 * @param target of the request: percent-encoded, with its query
 * @param base the path that the site lives under, with both slashes: `/` or `/some-repo/`
 */
export function resolveRequest(target: string, base: string, files: PublishedFiles): Resolution {
  const end = target.search(/\?|$/);
  const query = target.slice(end);
  const path = decodePath(target.slice(0, end));

  // The query is copied into the Location header, where a line break would start another header.
  if (path === undefined || !isAscii(query)) return notFound;
  if (`${path}/` === base) return { kind: 'redirect', location: base + query };
  if (!path.startsWith(base)) return notFound;

  const name = path.slice(base.length);
  const candidates = name === '' || name.endsWith('/') ? [`${name}index.html`] : [name, `${name}.html`];
  const file = candidates.find((candidate) => files.has(candidate));
  if (file !== undefined) return { kind: 'file', path: file };

  if (files.has(`${name}/index.html`)) {
    return { kind: 'redirect', location: `${base}${encodePath(name)}/${query}` };
  }
  return notFound;
}

function decodePath(encodedPath: string): string | undefined {
  // A request may also be for `*` or for a whole URL.
  if (!encodedPath.startsWith('/')) return undefined;
  // An encoded slash does not separate folders: it is part of a name, which no published file has.
  if (/%2f/i.test(encodedPath)) return undefined;
  try {
    return decodeURIComponent(encodedPath);
  } catch {
    return undefined;
  }
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

function isAscii(text: string): boolean {
  return /^[!-~]*$/.test(text);
}
