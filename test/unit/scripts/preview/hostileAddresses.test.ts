import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { startPreviewServer } from '../../../../scripts/preview/startPreviewServer';
import { hostilePath } from '../../../hostilePath';
import { writeSite } from '../writeSite';

it.each(['/', '/some-repo/'])(
  'a thousand hostile addresses below %s give a published file, the 404 page or a redirect within the base',
  { timeout: 30_000 },
  async (base) => {
    const port = await start(base);
    const anything = fc.oneof(
      hostilePath.map((path) => base + path),
      hostilePath.map((path) => `/${path}`),
      hostilePath.map((path) => `http://evil.example/${path}`),
    );

    await fc.assert(
      fc.asyncProperty(anything, async (target) => {
        const { status, location, body } = await ask(port, target);

        if (status === 200) expect(['Home', 'Impact', 'Homes', 'Nothing']).toContain(body);
        else if (status === 301) expect(location).toMatch(new RegExp(`^${base}(homes/)?(\\?|$)`));
        else expect([status, body]).toEqual([404, 'Nothing']);
      }),
      { numRuns: 1000, seed: 1 },
    );
  },
);

/** Serves a site with a secret beside it; gives the port. */
async function start(base: string): Promise<number> {
  const directory = await writeSite({
    'package.json': 'Secret',
    'site/index.html': 'Home',
    'site/impact.html': 'Impact',
    'site/impact/index.html': 'Impact',
    'site/homes/index.html': 'Homes',
    'site/404.html': 'Nothing',
    'site/.git/index.html': 'Secret',
  });
  const server = await startPreviewServer({ directory: join(directory, 'site'), base });
  onTestFinished(() => server.close());
  return Number(new URL(server.url).port);
}

/** Asks for a target as it is written, where a client would tidy it up first; but HTTP has no letters beyond ASCII. */
async function ask(port: number, address: string) {
  const target = address.replace(/[^!-~]/gu, encodeURIComponent);
  const socket = connect(port, '127.0.0.1');
  socket.end(`GET ${target} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n`);
  const [head = '', body] = (await text(socket)).split('\r\n\r\n');
  return {
    status: Number(head.split(' ')[1]),
    location: /^location: (.*)$/im.exec(head)?.[1],
    body,
  };
}
