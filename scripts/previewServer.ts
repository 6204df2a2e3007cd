import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import querystring from 'node:querystring';
import { gzipSync } from 'node:zlib';
import { lookup } from 'mrmime';
import { collectFiles, failWith, readBuildInfo, UserError } from './prerender/index.ts';

/** A path without a page: the server responds with the not-found page. */
export const unknownPath = 'not-found';

/**
 * Reads what a build wrote about a folder: the path that the site lives under, with both slashes, the absolute URL of
 * its home page, and the paths of its routes.
 * @throws UserError if the folder contains no built site.
 */
export async function readBuiltSite(directory: string) {
  const { base, url, pages } = (await readBuildInfo(directory)) ?? {};
  if (base && url && pages) return { base, url, pages };
  throw new UserError(`${directory} contains no built site. Run "npm run build" first.`);
}

/**
 * Lists the page paths of a built site, with an unknown path for the not-found page.
 * @returns paths below the site's root, without their first slash: `''` for Home, `impact`.
 * @throws UserError if the folder contains no built site.
 */
export async function readPagePaths(directory: string): Promise<readonly string[]> {
  const { pages } = await readBuiltSite(directory);
  return pages.map((path) => (path === '*' ? unknownPath : path.slice(1)));
}

export type PreviewServer = Awaited<ReturnType<typeof startPreviewServer>>;

/**
 * Serves a built folder as GitHub Pages would serve it. The files are read once, at the start, so that it always serves
 * one complete build.
 * @param port to listen on; by default, any free one.
 * @param isPublic whether other devices can reach it.
 * @returns the URLs of the home page, such as `http://127.0.0.1:4173/some-repo/`, the first also as `url`, and a
 * function that closes the server.
 * @throws UserError if the folder contains no built site, or the server cannot listen.
 */
export async function startPreviewServer({
  directory,
  port = 0,
  isPublic = false,
}: Readonly<{ directory: string; port?: number; isPublic?: boolean }>) {
  const { base } = await readBuiltSite(directory);
  const files = new Map((await collectFiles(directory)).map(({ path, body }) => [path, body]));
  const server = createServer((request, response) => {
    const { status, headers, body } = answer(request, base, files);
    response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
    response.end(body);
  });
  server.listen(port, isPublic ? '' : '127.0.0.1');
  await once(server, 'listening').catch(failWith(`The server cannot listen on port ${port}. Choose another --port.`));
  const { port: openPort } = server.address() as AddressInfo;
  const addresses = isPublic ? Object.values(networkInterfaces()).flatMap((list = []) => list) : [];
  const others = addresses.filter(({ internal, family }) => !internal && family === 'IPv4');
  const urls = ['127.0.0.1', ...others.map(({ address }) => address)].map(
    (name) => `http://${name}:${openPort}${base}`,
  );
  const close = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections(); // otherwise it would wait for browsers to close theirs
    await closed;
  };
  return { url: urls[0] ?? '', urls, close };
}

/** Returns the response of GitHub Pages to a request: the same file and status, ten minutes of caching, and gzip. */
function answer({ url = '', headers: requested }: IncomingMessage, base: string, files: ReadonlyMap<string, Buffer>) {
  const resolution = resolveRequest(url, base, files);
  if (resolution.status === 301) return { status: 301, headers: { location: resolution.location }, body: '' };
  const { status, path } = resolution;
  const body = files.get(path) ?? 'Not found, and the site has no 404.html.\n';
  const headers = { 'content-type': contentType(path), 'cache-control': 'max-age=600' };
  // Pictures and fonts are compressed already.
  if (!/text\/|javascript|json|xml/.test(headers['content-type'])) return { status, headers, body };
  const varied = { ...headers, vary: 'accept-encoding' };
  return /\bgzip\b/i.test(String(requested['accept-encoding']))
    ? { status, headers: { ...varied, 'content-encoding': 'gzip' }, body: gzipSync(body) }
    : { status, headers: varied, body };
}

/** What a URL resolves to: a file, the not-found page or another URL. */
type Resolution =
  | { readonly status: 200 | 404; readonly path: string }
  | { readonly status: 301; readonly location: string };

const notFound: Resolution = { status: 404, path: '404.html' };

/**
 * Resolves a URL as GitHub Pages does: to the exact file, or else to `path.html`, or else to the folder's `index.html`
 * (a folder without its slash redirects).
 */
export function resolveRequest(target: string, base: string, files: Pick<ReadonlySet<string>, 'has'>): Resolution {
  // Not a request for `*` or for a whole URL, nor one with a line break, which would start another header.
  const [, encoded, query = ''] = /^(\/[^?]*)(.*)$/.exec(target) ?? [];
  if (!encoded || /%2f/i.test(encoded)) return notFound; // no file name contains a slash
  const path = querystring.unescape(encoded);
  if (`${path}/` === base) return { status: 301, location: base + query };
  if (!path.startsWith(base)) return notFound;

  const name = path.slice(base.length);
  const candidates = name === '' || name.endsWith('/') ? [`${name}index.html`] : [name, `${name}.html`];
  const file = candidates.find((candidate) => files.has(candidate));
  if (file !== undefined) return { status: 200, path: file };
  const folder = path.split('/').map(encodeURIComponent).join('/');
  return files.has(`${name}/index.html`) ? { status: 301, location: `${folder}/${query}` } : notFound;
}

/** Returns the `content-type` that GitHub Pages sends with a file, by its extension. All text is UTF-8. */
export function contentType(path: string): string {
  const type = lookup(path) ?? 'application/octet-stream';
  return /text\/|javascript|\/json/.test(type) ? `${type}; charset=utf-8` : type;
}
