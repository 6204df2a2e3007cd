import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { answerRequest, contentType } from '../../../../scripts/preview/answerRequest';

const published = new Date('2026-01-02T03:04:05.678Z');
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
  answerRequest({ method, url, headers }, { base: '/', files, published });

describe('a file', () => {
  it('is sent with its bytes, type and ten minutes of caching', () => {
    expect(answer({})).toEqual({
      status: 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-length': home.byteLength,
        'cache-control': 'max-age=600',
        etag: expect.stringMatching(/^W\/"[0-9a-f]{16}"$/),
        vary: 'accept-encoding',
        'last-modified': 'Fri, 02 Jan 2026 03:04:05 GMT',
        'accept-ranges': 'bytes',
        'access-control-allow-origin': '*',
      },
      body: home,
    });
  });

  it('is not sent again to a client that has it', () => {
    const { etag = '' } = answer({}).headers;

    expect(answer({ headers: { 'if-none-match': String(etag) } })).toMatchObject({ status: 304, body: '' });
  });

  it.each([
    ['is not sent again to a client that has it since the deploy', 'Fri, 02 Jan 2026 03:04:05 GMT', 304],
    ['is not sent again to a client that got it later', 'Fri, 02 Jan 2026 03:04:06 GMT', 304],
    ['is sent to a client that got it before the deploy', 'Fri, 02 Jan 2026 03:04:04 GMT', 200],
    ['is sent to a client whose date is invalid', 'yesterday', 200],
  ])('%s', (_, since, status) => {
    expect(answer({ headers: { 'if-modified-since': since } }).status).toBe(status);
  });

  it.each(['gzip', 'deflate, gzip;q=0.5, br', 'GZIP'])('is gzipped for accept-encoding "%s"', (encodings) => {
    const { headers, body } = answer({ headers: { 'accept-encoding': encodings } });

    expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'content-length': body.length });
    expect(gunzipSync(body)).toEqual(Buffer.from(home));
  });

  it.each(['', 'br', 'gzip;q=0', 'gzip; q=0.00, br'])(
    'is not gzipped for accept-encoding "%s"',
    (encodings) => {
      expect(answer({ headers: { 'accept-encoding': encodings } }).body).toBe(home);
    },
  );

  it('is not gzipped if already compressed', () => {
    const { headers } = answer({ url: '/portrait.avif', headers: { 'accept-encoding': 'gzip' } });

    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers).not.toHaveProperty('vary');
  });
});

describe('a part of a file', () => {
  const part = (range: string, headers = {}) =>
    answer({ url: '/portrait.avif', headers: { range, ...headers } });

  it.each([
    ['bytes=0-2', 'pic', 'bytes 0-2/7'],
    ['bytes=4-', 'ure', 'bytes 4-6/7'],
    ['bytes=4-99', 'ure', 'bytes 4-6/7'],
    ['bytes=-3', 'ure', 'bytes 4-6/7'],
    ['bytes=-99', 'picture', 'bytes 0-6/7'],
  ])('%s is %s', (range, text, contentRange) => {
    const { status, headers, body } = part(range);

    expect(status).toBe(206);
    expect(headers).toMatchObject({ 'content-range': contentRange, 'content-length': text.length });
    expect(Buffer.from(body).toString()).toBe(text);
  });

  it.each(['bytes=7-', 'bytes=-0', 'bytes=9-12'])('%s is unsatisfiable', (range) => {
    expect(part(range)).toMatchObject({ status: 416, headers: { 'content-range': 'bytes */7' } });
  });

  it.each(['bytes=-', 'bytes=3-2', 'bytes=0-1,3-4', 'lines=0-1', 'bytes=a-b'])(
    '%s gets the whole file',
    (range) => {
      expect(part(range).status).toBe(200);
    },
  );

  it('is sent only if the file is still the one that the first part came from', () => {
    expect(part('bytes=4-', { 'if-range': 'Fri, 02 Jan 2026 03:04:05 GMT' }).status).toBe(206);
    expect(part('bytes=4-', { 'if-range': 'Fri, 02 Jan 2026 03:04:04 GMT' }).status).toBe(200);
  });
});

describe('other responses', () => {
  it.each(['/%', '/impact%2', '/%zz', '/impact%00.html'])('refuse %s', (url) => {
    expect(answer({ url }).status).toBe(400);
  });

  it('redirect a folder to its URL with a slash', () => {
    expect(answer({ url: '/homes?a=b' })).toMatchObject({
      status: 301,
      headers: { location: '/homes/?a=b' },
    });
  });

  it('show the 404 page at a path without a file', () => {
    expect(answer({ url: '/nowhere' })).toMatchObject({ status: 404, body: missing });
  });

  it('always send the 404 page in full', () => {
    const { etag = '' } = answer({ url: '/nowhere' }).headers;

    expect(answer({ url: '/nowhere', headers: { 'if-none-match': String(etag) } }).status).toBe(404);
  });

  it('are plain text if the site has no 404 page', () => {
    expect(answer({ url: '/nowhere' }, new Map())).toMatchObject({
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
      body: 'Not found, and the site has no 404.html.\n',
    });
  });

  it('answer HEAD as GET', () => expect(answer({ method: 'HEAD' })).toEqual(answer({})));

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuse %s', (method) => {
    expect(answer({ method })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });
});

it.each([
  ['impact.html', 'text/html; charset=utf-8'],
  ['assets/entry-a1b2.js', 'text/javascript; charset=utf-8'],
  ['manifest.webmanifest', 'application/manifest+json'],
  ['font.woff2', 'font/woff2'],
  ['unheard.of', 'application/octet-stream'],
  ['CNAME', 'application/octet-stream'],
])('%s is served as %s', (path, type) => {
  expect(contentType(path)).toBe(type);
});
