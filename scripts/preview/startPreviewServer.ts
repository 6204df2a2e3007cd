import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { collectFiles } from 'prerender-engine';
import { UserError } from 'prerender-engine/diagnostics';
import { answerRequest } from './answerRequest.ts';
import { readSiteUrl } from './builtSite.ts';

export type PreviewServer = Awaited<ReturnType<typeof startPreviewServer>>;

/**
 * Serves a built folder on this computer only, as GitHub Pages would serve it.
 *
 * The files are read once, at the start, so it always serves one complete build.
 *
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
  const { mtime: published } = await stat(directory);
  const site = { base, files, published };
  const server = createServer((request, response) => {
    const { status, headers, body } = answerRequest(request, site);
    const length = status === 304 ? {} : { 'content-length': Buffer.byteLength(body) };
    response.writeHead(status, { ...headers, ...length }).end(request.method === 'HEAD' ? undefined : body);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch((cause) => {
    const reason = cause.code === 'EADDRINUSE' ? 'another program uses it' : String(cause);
    throw new UserError(`Cannot listen on port ${port}: ${reason}. Choose another one with --port.`, {
      cause,
    });
  });
  const address = server.address();
  const openPort = typeof address === 'object' && address !== null ? address.port : port;
  const close = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections(); // otherwise it would wait for browsers to close theirs
    await closed;
  };
  return { url: `http://127.0.0.1:${openPort}${base}`, close, [Symbol.asyncDispose]: close };
}
