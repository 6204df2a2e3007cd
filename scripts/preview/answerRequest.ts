import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { gzipSync } from 'node:zlib';
import { contentType, isCompressible } from './contentType.ts';
import { resolveRequest } from './resolveRequest.ts';

/** What the server sends back; the server itself leaves the body out for HEAD. */
export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Uint8Array | string;
};

type PreviewRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/**
 * Answers a request as GitHub Pages does: the same files, statuses, ten minutes of caching, gzip and etag.
 *
 * @param base the path that the site lives under, with both slashes: `/` or `/some-repo/`
 * @param files the published bytes by path
 */
export function answerRequest(
  { method, url = '', headers }: PreviewRequest,
  base: string,
  files: ReadonlyMap<string, Uint8Array>,
): Answer {
  if (method !== 'GET' && method !== 'HEAD') {
    return text(405, 'Only GET and HEAD are answered here.\n', { allow: 'GET, HEAD' });
  }
  const resolution = resolveRequest(url, base, files);
  if (resolution.kind === 'redirect') return text(301, '', { location: resolution.location });

  const [status, path] = resolution.kind === 'file' ? [200, resolution.path] : [404, '404.html'];
  const body = files.get(path);
  if (body === undefined) return text(404, 'There is nothing here, and the site has no 404.html.\n');

  const etag = `W/"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
  if (status === 200 && headers['if-none-match']?.includes(etag)) {
    return { status: 304, headers: { etag, 'cache-control': 'max-age=600' }, body: '' };
  }
  return withBody(status, path, body, { etag, acceptEncoding: headers['accept-encoding'] ?? '' });
}

function withBody(
  status: number,
  path: string,
  bytes: Uint8Array,
  { etag, acceptEncoding }: { readonly etag: string; readonly acceptEncoding: string },
): Answer {
  const type = contentType(path);
  const compressible = isCompressible(type);
  const compressed = compressible && acceptsGzip(acceptEncoding);
  const body = compressed ? gzipSync(bytes) : bytes;
  return {
    status,
    headers: {
      'content-type': type,
      'content-length': body.byteLength,
      'cache-control': 'max-age=600',
      etag,
      ...(compressible && { vary: 'accept-encoding' }),
      ...(compressed && { 'content-encoding': 'gzip' }),
    },
    body,
  };
}

function text(status: number, body: string, headers: Readonly<Record<string, string>> = {}): Answer {
  const length = Buffer.byteLength(body);
  return {
    status,
    headers: { 'content-type': contentType('answer.txt'), 'content-length': length, ...headers },
    body,
  };
}

function acceptsGzip(acceptEncoding: string): boolean {
  const codings = acceptEncoding.replaceAll(' ', '').split(',');
  return codings.some((coding) => /^gzip(;|$)/i.test(coding) && !/;q=0(\.0*)?$/i.test(coding));
}
