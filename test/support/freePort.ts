import { once } from 'node:events';
import { createServer } from 'node:net';

/** Returns a free port of this computer. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}

/** Returns different free ports. Another program may take one before it is used. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  const ports = servers.map(async (server) => {
    await once(server, 'listening');
    const address = server.address();
    if (typeof address === 'object' && address !== null) return address.port;
    throw new Error('The system gave no port');
  });
  const found = await Promise.all(ports);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return found;
}
