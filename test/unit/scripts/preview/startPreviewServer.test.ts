import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { startPreviewServer } from '../../../../scripts/preview/startPreviewServer';
import { writeSite } from '../../../support/writeSite';

const files = {
  'index.html': 'Home',
  '404.html': 'Not found',
  'homes/index.html': 'Homes',
  'entry.js': 'run()',
  'portrait.avif': 'picture',
  'manifest.webmanifest': '{}',
  'unheard.of': '?',
  'robots.txt': 'Sitemap: https://o.github.io/some-repo/sitemap.xml',
};

async function start(options: { base?: string; port?: number } = {}) {
  const server = await startPreviewServer({ directory: await writeSite(files), ...options });
  onTestFinished(() => server.close());
  return server;
}

it('serves the folder at its base, by default the one that robots.txt names', async () => {
  expect((await start()).url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/some-repo\/$/);
  expect((await start({ base: '/' })).url).toMatch(/:\d+\/$/);
});

it('says what to do if the port is taken', async () => {
  const port = Number(new URL((await start()).url).port);

  await expect(start({ port })).rejects.toThrow('--port');
});

it('closes while a browser still has a connection', async () => {
  const server = await start();
  await once(connect(Number(new URL(server.url).port), '127.0.0.1'), 'connect');
  await server.close();

  await expect(fetch(server.url)).rejects.toThrow('fetch failed');
});

it.each([
  ['', 200, 'text/html; charset=utf-8', 'gzip', 'Home'],
  ['nowhere', 404, 'text/html; charset=utf-8', 'gzip', 'Not found'],
  ['homes?a=b', 200, 'text/html; charset=utf-8', 'gzip', 'Homes'],
  ['entry.js', 200, 'text/javascript; charset=utf-8', 'gzip', 'run()'],
  ['manifest.webmanifest', 200, 'application/manifest+json', 'gzip', '{}'],
  ['portrait.avif', 200, 'image/avif', null, 'picture'],
  ['unheard.of', 200, 'application/octet-stream', null, '?'],
])('/%s has status %i, type %s and encoding %s, and may be cached for ten minutes', async (path, ...expected) => {
  const { url } = await start();
  const { status, headers, text } = await get(url + path, 'gzip');

  expect([status, headers.get('content-type'), headers.get('content-encoding'), text]).toEqual(expected);
  expect(headers.get('cache-control')).toBe('max-age=600');
});

it.each(['', 'br'])('sends text as it is to a browser that accepts the encodings %j', async (encodings) => {
  const { headers, text } = await get((await start()).url, encodings);

  expect([headers.get('content-encoding'), headers.get('vary'), text]).toEqual([null, 'accept-encoding', 'Home']);
});

it('redirects a folder to its slash', async () => {
  const { url } = await start();
  const response = await fetch(`${url}homes?a=b`, { redirect: 'manual' });

  expect([response.status, response.headers.get('location')]).toEqual([301, '/some-repo/homes/?a=b']);
});

async function get(url: string, encodings: string) {
  const response = await fetch(url, { headers: { 'accept-encoding': encodings } });
  return { status: response.status, headers: response.headers, text: await response.text() };
}
