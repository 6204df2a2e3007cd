/** What a URL resolves to: a file, a redirect or nothing. */
export type Resolution =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'notFound' };

const notFound: Resolution = { kind: 'notFound' };

/**
 * Resolves a URL as GitHub Pages does: to the exact file, or else to `path.html`, or else to the folder's `index.html`
 * (a folder without its slash redirects). The result is always a path in `files`, whatever the URL is.
 * @param target of the request: percent-encoded, with its query.
 * @param base the path that the site lives under, with both slashes: `/` or `/some-repo/`.
 * @param files the paths of the published files.
 */
export function resolveRequest(target: string, base: string, files: Pick<ReadonlySet<string>, 'has'>): Resolution {
  // Not a request for `*` or for a whole URL, nor one with a line break, which would start another header.
  const [, encoded, query = ''] = /^(\/[^?]*)(.*)$/.exec(target) ?? [];
  const path = encoded && decode(encoded);
  if (!path) return notFound;
  if (`${path}/` === base) return { kind: 'redirect', location: base + query };
  if (!path.startsWith(base)) return notFound;

  const name = path.slice(base.length);
  const candidates = name === '' || name.endsWith('/') ? [`${name}index.html`] : [name, `${name}.html`];
  const file = candidates.find((candidate) => files.has(candidate));
  if (file !== undefined) return { kind: 'file', path: file };
  const folder = path.split('/').map(encodeURIComponent).join('/');
  return files.has(`${name}/index.html`) ? { kind: 'redirect', location: `${folder}/${query}` } : notFound;
}

/** The path of a URL; undefined if it cannot be decoded, or has an encoded slash, which no name of a file has. */
function decode(path: string): string | undefined {
  try {
    return /%2f/i.test(path) ? undefined : decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
