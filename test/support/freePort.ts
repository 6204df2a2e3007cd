import { once } from 'node:events';
import { createServer } from 'node:net';

/** Returns a free port of this computer. Another program may take it before it is used. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = Object(server.address());
  await once(server.close(), 'close');
  return port;
}
