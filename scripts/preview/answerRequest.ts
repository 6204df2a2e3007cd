import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { gzipSync } from 'node:zlib';
import { lookup } from 'mrmime';
import { resolveRequest } from './resolveRequest.ts';

/** A response. The server omits the body for HEAD. */
export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | string;
};

/** A published site. */
export interface PublishedSite {
  /** The path that the site lives under, with both slashes: `/` or `/some-repo/`. */
  readonly base: string;
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** When it was deployed, which GitHub Pages sends as the `last-modified` of every file. */
  readonly published: Date;
}

type PreviewRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/**
 * Answers a request as GitHub Pages does: with the same files and statuses, ten minutes of caching, gzip, validation
 * and access from other origins. It sends whole files only.
 */
export function answerRequest(request: PreviewRequest, site: PublishedSite): Answer {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return text(405, 'Only GET and HEAD are answered here.\n', { allow: 'GET, HEAD' });
  }
  const resolution = resolveRequest(request.url ?? '', site.base, site.files);
  if (resolution.kind === 'malformed') return text(400, 'The URL has a malformed escape.\n');
  if (resolution.kind === 'redirect') return text(301, '', { location: resolution.location });

  const [status, path] = resolution.kind === 'file' ? [200, resolution.path] : [404, '404.html'];
  const body = site.files.get(path);
  if (body === undefined) return text(404, 'Not found, and the site has no 404.html.\n');

  const type = contentType(path);
  const etag = `W/"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
  const headers = {
    'content-type': type,
    'cache-control': 'max-age=600',
    etag,
    'last-modified': site.published.toUTCString(),
    'access-control-allow-origin': '*',
  };
  if (status === 200 && request.headers['if-none-match']?.includes(etag))
    return { status: 304, headers, body: '' };
  // Pictures and fonts are compressed already.
  if (!/^text\/|javascript|json|xml/.test(type)) return { status, headers, body };
  const varied = { ...headers, vary: 'accept-encoding' };
  return /\bgzip\b/i.test(String(request.headers['accept-encoding']))
    ? { status, headers: { ...varied, 'content-encoding': 'gzip' }, body: gzipSync(body) }
    : { status, headers: varied, body };
}

function text(status: number, body: string, headers: Readonly<Record<string, string>> = {}): Answer {
  return { status, headers: { 'content-type': contentType('answer.txt'), ...headers }, body };
}

/** The `content-type` of a file, by its extension. */
export function contentType(path: string): string {
  const type = lookup(path) ?? 'application/octet-stream';
  return /^text\/|javascript|\/json$/.test(type) ? `${type}; charset=utf-8` : type;
}
