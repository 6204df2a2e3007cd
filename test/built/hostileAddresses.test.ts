import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { collectFiles } from 'prerender-engine';
import { expect, it, onTestFinished } from 'vitest';
import { startPreviewServer } from '../../scripts/preview/startPreviewServer';
import { hostilePath } from '../support/hostilePath';
import { siteDirectory, sites } from '../support/sites';

it.each(sites)(
  'hostile URLs below $base give a file of the site, the not-found page, a redirect within the base or a refusal',
  { timeout: 60_000 },
  async ({ name, base }) => {
    const directory = siteDirectory(name);
    const files = (await collectFiles(directory)).map(({ path, body }) => ({ path, text: String(body) }));
    const published = new Set(files.map((file) => file.text));
    const notFound = files.find(({ path }) => path === '404.html')?.text;
    const port = await start(directory, base);
    const anything = fc.oneof(
      hostilePath.map((path) => base + path),
      hostilePath.map((path) => `/${path}`),
      hostilePath.map((path) => `http://evil.example/${path}`),
    );

    await fc.assert(
      fc.asyncProperty(anything, async (target) => {
        const { status, location, body } = await ask(port, target);

        if (status === 200) expect(published.has(body)).toBe(true);
        else if (status === 301) expect(location).toMatch(new RegExp(`^${base}(?!/)`));
        else if (status === 400) expect(target).toMatch(/%(?![\da-f]{2})|%00/i);
        else expect([status, body === notFound]).toEqual([404, true]);
      }),
      { numRuns: 1000, seed: 1 },
    );
  },
);

/** Serves the site until the test ends, and returns the port. */
async function start(directory: string, base: string): Promise<number> {
  const server = await startPreviewServer({ directory, base });
  onTestFinished(() => server.close());
  return Number(new URL(server.url).port);
}

/**
 * Requests a target literally, where a client would normalise it. Only non-ASCII characters are encoded, as HTTP needs.
 */
async function ask(port: number, address: string) {
  const target = address.replace(/[^!-~]/gu, encodeURIComponent);
  const socket = connect(port, '127.0.0.1');
  socket.end(`GET ${target} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n`);
  const answer = await text(socket);
  const end = answer.indexOf('\r\n\r\n');
  const head = answer.slice(0, end);
  return {
    status: Number(head.split(' ')[1]),
    location: /^location: (.*)$/im.exec(head)?.[1],
    body: answer.slice(end + 4),
  };
}
