import { once } from 'node:events';
import { connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { answerRequest, startPreviewServer } from '../../../../scripts/preview/startPreviewServer';
import { writeSite } from '../../../support/writeSite';

const sitemap = 'Sitemap: https://o.github.io/some-repo/sitemap.xml';
async function start(options: { base?: string; port?: number } = {}) {
  const directory = await writeSite({ 'index.html': 'Home', 'homes/index.html': 'Work', 'robots.txt': sitemap });
  const server = await startPreviewServer({ directory, ...options });
  onTestFinished(() => server.close());
  return server;
}

it('serves the folder at its base, by default the one that robots.txt names', async () => {
  const { url } = await start();

  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/some-repo\/$/);
  expect(await (await fetch(url)).text()).toBe('Home');
  expect(await (await fetch(`${url}homes`)).text()).toBe('Work');
  expect((await start({ base: '/' })).url).toMatch(/:\d+\/$/);
});

it('says what to do if the port is taken', async () => {
  const port = Number(new URL((await start()).url).port);

  await expect(start({ port })).rejects.toMatchObject({
    message: `Cannot listen on port ${port}: another program uses it. Choose another one with --port.`,
    cause: { code: 'EADDRINUSE' },
  });
});

it('closes while a browser still has a connection', async () => {
  const server = await start();
  await once(connect(Number(new URL(server.url).port), '127.0.0.1'), 'connect');
  await server.close();

  await expect(fetch(server.url)).rejects.toThrow('fetch failed');
});

const bytes = (text: string) => new TextEncoder().encode(text);
const home = bytes('<title>Home</title>');
const missing = bytes('<title>Not found</title>');
const site = new Map([
  ['index.html', home],
  ['404.html', missing],
  ['homes/index.html', home],
  ['portrait.avif', bytes('picture')],
]);

type Request = { method?: string; url?: string; headers?: Record<string, string> };

const answer = ({ method = 'GET', url = '/', headers = {} }: Request, files = site) =>
  answerRequest({ method, url, headers }, { base: '/', files });

describe('a file', () => {
  it('is sent with its bytes, type and ten minutes of caching', () => {
    expect(answer({})).toEqual({
      status: 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'max-age=600',
        vary: 'accept-encoding',
      },
      body: home,
    });
  });

  it.each(['gzip', 'deflate, gzip;q=0.5, br', 'GZIP'])('is gzipped for accept-encoding "%s"', (encodings) => {
    const { headers, body } = answer({ headers: { 'accept-encoding': encodings } });

    expect(headers).toMatchObject({ 'content-encoding': 'gzip' });
    expect(gunzipSync(body)).toEqual(Buffer.from(home));
  });

  it.each(['', 'br'])('is not gzipped for accept-encoding "%s"', (encodings) => {
    expect(answer({ headers: { 'accept-encoding': encodings } }).body).toBe(home);
  });

  it('is not gzipped if already compressed', () => {
    const { headers } = answer({ url: '/portrait.avif', headers: { 'accept-encoding': 'gzip' } });

    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers).not.toHaveProperty('vary');
  });
});

it.each<[string, Request, object]>([
  [
    'a folder is redirected, with a slash',
    { url: '/homes?a=b' },
    { status: 301, headers: { location: '/homes/?a=b' }, body: '' },
  ],
  ['the 404 page is shown at a path without a file', { url: '/nowhere' }, { status: 404, body: missing }],
  ...['POST', 'PUT', 'DELETE', 'OPTIONS'].map((method): [string, Request, object] => [
    `${method} is refused`,
    { method },
    { status: 405, headers: { allow: 'GET, HEAD' }, body: 'Only GET and HEAD are answered here.\n' },
  ]),
])('%s', (_, request, expected) => expect(answer(request)).toMatchObject(expected));

it('a site without a 404 page has a plain text in its place', () => {
  expect(answer({ url: '/nowhere' }, new Map())).toMatchObject({
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    body: 'Not found, and the site has no 404.html.\n',
  });
});

it('HEAD is answered as GET', () => expect(answer({ method: 'HEAD' })).toEqual(answer({})));

it.each([
  ['impact.html', 'text/html; charset=utf-8'],
  ['assets/entry-a1b2.js', 'text/javascript; charset=utf-8'],
  ['manifest.webmanifest', 'application/manifest+json'],
  ['unheard.of', 'application/octet-stream'],
])('%s is served as %s', (path, type) => {
  expect(answer({ url: `/${path}` }, new Map([[path, home]])).headers).toMatchObject({ 'content-type': type });
});
