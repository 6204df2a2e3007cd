/** What a URL gives: a file, another URL of the same site, nothing, or a refusal where it cannot be read. */
export type Resolution =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'malformed' };

/** Tells whether a file is published, by its path from the root of the built folder. */
export type PublishedFiles = Pick<ReadonlySet<string>, 'has'>;

const notFound: Resolution = { kind: 'notFound' };
const malformed: Resolution = { kind: 'malformed' };

/**
 * Finds what GitHub Pages would give for a URL: the exact file, else `path.html`, else the folder's
 * `index.html` (a folder named without its slash is a redirect to it).
 *
 * Only a path found in `files` is ever given or redirected to, whatever the URL tries.
 *
 * @param target the request's path as it came: still percent-encoded, with its query
 * @param base the path that the site lives under, with both slashes: `/` or `/some-repo/`
 */
export function resolveRequest(target: string, base: string, files: PublishedFiles): Resolution {
  const [encodedPath = ''] = target.split('?', 1);
  const query = target.slice(encodedPath.length);
  // As the web server in front of GitHub Pages, which refuses both before it looks for a file.
  if (/%(?![\da-f]{2})|%00/i.test(encodedPath)) return malformed;
  const path = decodePath(encodedPath);

  // A query is copied into the Location header, where a line break would start another header.
  if (path === undefined || !isPrintable(query)) return notFound;
  if (`${path}/` === base) return { kind: 'redirect', location: base + query };
  if (!path.startsWith(base)) return notFound;

  const name = path.slice(base.length);
  if (isHidden(name)) return notFound;

  const candidates = name === '' || name.endsWith('/') ? [`${name}index.html`] : [name, `${name}.html`];
  const file = candidates.find((candidate) => files.has(candidate));
  if (file !== undefined) return { kind: 'file', path: file };

  if (files.has(`${name}/index.html`)) {
    return { kind: 'redirect', location: `${base}${encodePath(name)}/${query}` };
  }
  return notFound;
}

function decodePath(encodedPath: string): string | undefined {
  // A request may name no path at all, but `*` or a whole address.
  if (!encodedPath.startsWith('/')) return undefined;
  // An encoded slash is a letter of a name, not a step into a folder; no published name has one.
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

function isPrintable(text: string): boolean {
  return /^[!-~]*$/.test(text);
}

/** The Pages upload leaves out names that begin with a dot; `.well-known/` is the web's own exception. */
function isHidden(name: string): boolean {
  return /(^|\/)\./.test(name) && !name.startsWith('.well-known/');
}
