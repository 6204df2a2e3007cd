import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { answerRequest } from '../../../../scripts/preview/answerRequest';

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
  answerRequest({ method, url, headers }, '/', files);

describe('a file', () => {
  it('comes with its bytes, type and ten minutes of caching', () => {
    expect(answer({})).toEqual({
      status: 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-length': home.byteLength,
        'cache-control': 'max-age=600',
        etag: expect.stringMatching(/^W\/"[0-9a-f]{16}"$/),
        vary: 'accept-encoding',
      },
      body: home,
    });
  });

  it('is not sent again to who has it', () => {
    const { etag = '' } = answer({}).headers;

    expect(answer({ headers: { 'if-none-match': String(etag) } })).toMatchObject({ status: 304, body: '' });
  });

  it.each(['gzip', 'deflate, gzip;q=0.5, br', 'GZIP'])('is packed for who accepts "%s"', (encodings) => {
    const { headers, body } = answer({ headers: { 'accept-encoding': encodings } });

    expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'content-length': body.length });
    expect(gunzipSync(body)).toEqual(Buffer.from(home));
  });

  it.each(['', 'br', 'gzip;q=0', 'gzip; q=0.00, br'])('is not packed for who accepts "%s"', (encodings) => {
    expect(answer({ headers: { 'accept-encoding': encodings } }).body).toBe(home);
  });

  it('is not packed where it is packed already', () => {
    const { headers } = answer({ url: '/portrait.avif', headers: { 'accept-encoding': 'gzip' } });

    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers).not.toHaveProperty('vary');
  });
});

describe('other answers', () => {
  it('send a folder to its slash', () => {
    expect(answer({ url: '/homes?a=b' })).toMatchObject({
      status: 301,
      headers: { location: '/homes/?a=b' },
    });
  });

  it('show the 404 page where nothing is', () => {
    expect(answer({ url: '/nowhere' })).toMatchObject({ status: 404, body: missing });
  });

  it('send the 404 page again even to who has it', () => {
    const { etag = '' } = answer({ url: '/nowhere' }).headers;

    expect(answer({ url: '/nowhere', headers: { 'if-none-match': String(etag) } }).status).toBe(404);
  });

  it('say so in plain text where the site has no 404 page', () => {
    expect(answer({ url: '/nowhere' }, new Map())).toMatchObject({
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
      body: 'There is nothing here, and the site has no 404.html.\n',
    });
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuse %s', (method) => {
    expect(answer({ method })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });
});
