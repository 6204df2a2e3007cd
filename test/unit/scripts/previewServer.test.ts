import { once } from 'node:events';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readPagePaths, resolveRequest, startPreviewServer } from '../../../scripts/previewServer';
import { markAsPublished, writeSite } from '../../support/writeSite';

// How GitHub Pages answers was tried there; no stock server does the same.

const paths = new Set([
  ...['index.html', 'impact.html', 'impact/index.html', 'homes/index.html', 'homes/a b.html', 'a b/index.html'],
  ...['assets/entry.js', '.well-known/security.txt'],
]);

const resolve = (target: string, base: string) => resolveRequest(target, base, paths);
const file = (path: string) => ({ status: 200, path });
const redirect = (location: string) => ({ status: 301, location });
const notFound = { status: 404, path: '404.html' };

it.each<[string, object, string?]>([
  ['/', file('index.html')],
  ['/impact', file('impact.html')],
  ['/impact/', file('impact/index.html')],
  ['/homes/a%20b', file('homes/a b.html')],
  ['/impact?from=mail&to=/x?y', file('impact.html')],
  ['/.well-known/security.txt', file('.well-known/security.txt')],
  ['/a%20b', redirect('/a%20b/')],
  ...['/nowhere', '/assets', '/impact.html/', '/Impact'].map((path): [string, object] => [path, notFound]),
  ['/some-repo/', file('index.html'), '/some-repo/'],
  ['/some-repo', redirect('/some-repo/'), '/some-repo/'],
  ['/some-repo/homes?from=mail', redirect('/some-repo/homes/?from=mail'), '/some-repo/'],
  ['/impact', notFound, '/some-repo/'],
  ['/some-repository/', notFound, '/some-repo/'],
])('the URL %s resolves to %o', (target, resolution, base = '/') => {
  expect(resolve(target, base)).toEqual(resolution);
});

describe.each(['/', '/some-repo/'])('below %s a hostile URL resolves to nothing:', (base) => {
  it.each([
    ...['', '*', 'impact', 'http://evil.example/homes', '//evil.example/homes', '/%2Fevil.example/homes'],
    ...['/\\evil.example/homes', `${base}/homes`, `${base}homes//index.html`, `${base}homes%2Findex.html`],
    ...[`${base}../package.json`, `${base}%2e%2e/package.json`, `${base}homes/../impact`, `${base}./impact`],
    ...[`${base}impact%00.html`, `${base}%ff`, `${base}%`, `${base}impact#team`, `${base}__proto__`],
    ...[`${base}homes\r\nset-cookie: a=b`, `${base}homes?\r\nset-cookie: a=b`, '/'.repeat(100_000)],
  ])('%.80j', (target) => expect(resolve(target, base)).toEqual(notFound));
});

const files = {
  'index.html': 'Home',
  '404.html': 'Not found',
  'entry.js': 'run()',
  'unheard.of': '?',
};

async function start(options: { isPublic?: boolean; port?: number } = {}) {
  const directory = await writeSite(files);
  await markAsPublished(directory, '/some-repo/', 'https://o.github.io/some-repo/');
  const server = await startPreviewServer({ directory, ...options });
  onTestFinished(() => server.close());
  return server;
}

it('serves a site to this computer, at the base that it was built for', async () => {
  expect((await start()).urls).toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/some-repo\/$/)]);
});

it('asks for a build if there is none', async () => {
  const directory = await writeSite({ 'index.html': '' });

  await expect(startPreviewServer({ directory })).rejects.toThrow('npm run build');
  await expect(readPagePaths(directory)).rejects.toThrow('npm run build');
});

it('lists the pages of the route table', async () => {
  const pages = ['/', '/impact', '/team/', '/old.html', '*'];
  const directory = await writeSite({
    '.prerendered.json': JSON.stringify({ base: '/', url: 'https://a.test/', pages }),
  });

  expect(await readPagePaths(directory)).toEqual(['', 'impact', 'team/', 'old.html', 'not-found']);
});

it('with --host, it is reachable at every address', async () => {
  const { url, urls } = await start({ isPublic: true });
  const networks = Object.values(networkInterfaces()).flatMap((list = []) => list);
  const others = networks.filter(({ internal, family }) => !internal && family === 'IPv4');

  expect(urls.map((one) => new URL(one).hostname)).toEqual(['127.0.0.1', ...others.map(({ address }) => address)]);
  expect(url).toBe(urls[0]);
  for (const one of urls) expect((await fetch(one)).status).toBe(200);
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
  ['entry.js', 200, 'text/javascript; charset=utf-8', 'gzip', 'run()'],
  ['unheard.of', 200, 'application/octet-stream', null, '?'],
])('/%s has status %i, type %s and encoding %s, and may be cached for ten minutes', async (path, ...expected) => {
  const { url } = await start();
  const response = await fetch(url + path);
  const { status, headers } = response;
  const [type, encoding] = [headers.get('content-type'), headers.get('content-encoding')];

  expect([status, type, encoding, await response.text()]).toEqual(expected);
  expect(headers.get('cache-control')).toBe('max-age=600');
});
