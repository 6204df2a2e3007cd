import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { UserError } from '../diagnostics/UserError.ts';
import { answerRequest } from './answerRequest.ts';
import { readFiles } from './readFiles.ts';

export type PreviewServer = {
  /** The address of the home page, such as `http://127.0.0.1:4173/some-repo/`. */
  readonly url: string;
  close(): Promise<void>;
};

/**
 * Serves a built folder on this computer only, as GitHub Pages would serve it.
 *
 * The files are read once, at the start: what is seen is always one whole build, never half of the next.
 *
 * @param base the path that the site was built for, with both slashes: `/` or `/some-repo/`
 * @param port 0 takes any free port
 * @throws UserError where the folder is missing or the port cannot be had
 */
export async function startPreviewServer({
  directory,
  base,
  port = 0,
}: {
  readonly directory: string;
  readonly base: string;
  readonly port?: number;
}): Promise<PreviewServer> {
  const files = await readFiles(directory);
  const { mtime: published } = await stat(directory);
  const site = { base, files, published };
  const server = createServer((request, response) => {
    const { status, headers, body } = answerRequest(request, site);
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
  });
  const openPort = await listen(server, port);

  return {
    url: `http://127.0.0.1:${openPort}${base}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      // Browsers hold their connections open, and the server would wait for them.
      server.closeAllConnections();
      await closed;
    },
  };
}

async function listen(server: Server, port: number): Promise<number> {
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  } catch (cause) {
    const reason = isPortTaken(cause) ? 'another program uses it' : String(cause);
    throw new UserError(`Cannot listen on port ${port}: ${reason}. Choose another one with --port.`, {
      cause,
    });
  }
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
