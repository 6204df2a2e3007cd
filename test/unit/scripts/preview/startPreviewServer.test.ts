import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { startPreviewServer } from '../../../../scripts/preview/startPreviewServer';
import { writeSite } from '../../../support/writeSite';

async function start({ base = '/', port = 0, files = {} } = {}) {
  const directory = await writeSite({
    'index.html': 'Home',
    'homes/index.html': 'Work',
    '404.html': 'Nothing',
    ...files,
  });
  const server = await startPreviewServer({ directory, base, port });
  onTestFinished(() => server.close());
  return server;
}

/** Sends a raw request line: `fetch` would normalize the URL first. */
async function request(url: string, method: string, target: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.end(`${method} ${target} HTTP/1.1\r\nhost: ${hostname}\r\nconnection: close\r\n\r\n`);
  return text(socket);
}

it('serves the folder at its base', async () => {
  const { url } = await start({ base: '/some-repo/' });

  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/some-repo\/$/);
  expect(await (await fetch(url)).text()).toBe('Home');
  expect(await (await fetch(`${url}homes`)).text()).toBe('Work');
});

it('finds the base in robots.txt', async () => {
  const directory = await writeSite({ 'robots.txt': 'Sitemap: https://o.github.io/some-repo/sitemap.xml' });
  await using server = await startPreviewServer({ directory });

  expect(server.url).toMatch(/\/some-repo\/$/);
});

it.each(['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '//evil.example/homes', 'http://evil.example/homes'])(
  'shows the 404 page for %s',
  async (target) => {
    const { url } = await start();

    const answer = await request(url, 'GET', target);

    expect(answer).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/);
    expect(answer).toMatch(/\r\n\r\nNothing$/);
  },
);

it('says what to do if the port is taken', async () => {
  const port = Number(new URL((await start()).url).port);

  await expect(start({ port })).rejects.toThrow(
    `Cannot listen on port ${port}: another program uses it. Choose another one with --port.`,
  );
});

it('closes while a browser still has a connection', async () => {
  const directory = await writeSite({ 'index.html': 'Home' });
  const server = await startPreviewServer({ directory, base: '/' });
  await (await fetch(server.url)).text();

  await server.close();

  await expect(fetch(server.url)).rejects.toThrow('fetch failed');
});
