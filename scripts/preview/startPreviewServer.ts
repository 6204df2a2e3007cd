import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { collectFiles, UserError } from '../prerender/index.ts';
import { readSiteUrl } from './builtSite.ts';
import { contentType } from './contentType.ts';
import { resolveRequest } from './resolveRequest.ts';

export type PreviewServer = Awaited<ReturnType<typeof startPreviewServer>>;

/**
 * Serves a built folder on this computer only, as GitHub Pages would serve it. The files are read once, at the start, so
 * that it always serves one complete build.
 * @param base the path that the site was built for, with both slashes; read from the folder by default
 * @param port 0 means any free port
 * @returns the URL of the home page, such as `http://127.0.0.1:4173/some-repo/`, and how to close the server
 * @throws UserError if the folder holds no built site, or the port is not free
 */
export async function startPreviewServer({
  directory,
  base: givenBase,
  port = 0,
}: {
  readonly directory: string;
  readonly base?: string;
  readonly port?: number;
}) {
  const base = givenBase ?? new URL(await readSiteUrl(directory)).pathname;
  const files = new Map((await collectFiles(directory)).map(({ path, body }) => [path, body]));
  const server = createServer((request, response) => {
    const { status, headers, body } = answer(request, base, files);
    response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
    response.end(body);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch((cause) => {
    const reason = cause.code === 'EADDRINUSE' ? 'another program uses it' : String(cause);
    throw new UserError(`Cannot listen on port ${port}: ${reason}. Choose another one with --port.`, {
      cause,
    });
  });
  const { address, port: openPort } = server.address() as AddressInfo;
  const close = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections(); // otherwise it would wait for browsers to close theirs
    await closed;
  };
  return { url: `http://${address}:${openPort}${base}`, close };
}

/** A response. Node omits the body for HEAD. */
interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | string;
}

/** Answers a request as GitHub Pages does: with the same files and statuses, ten minutes of caching, and gzip. */
function answer(
  { url = '', headers: requested }: IncomingMessage,
  base: string,
  files: ReadonlyMap<string, Buffer>,
): Answer {
  const resolution = resolveRequest(url, base, files);
  if (resolution.kind === 'redirect') return { status: 301, headers: { location: resolution.location }, body: '' };

  const [status, path] = resolution.kind === 'file' ? [200, resolution.path] : [404, '404.html'];
  const body = files.get(path) ?? 'Not found, and the site has no 404.html.\n';
  const headers = { 'content-type': contentType(path), 'cache-control': 'max-age=600' };
  // Pictures and fonts are compressed already.
  if (!/text\/|javascript|json|xml/.test(headers['content-type'])) return { status, headers, body };
  const varied = { ...headers, vary: 'accept-encoding' };
  return /\bgzip\b/i.test(String(requested['accept-encoding']))
    ? { status, headers: { ...varied, 'content-encoding': 'gzip' }, body: gzipSync(body) }
    : { status, headers: varied, body };
}
