import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { gzipSync } from 'node:zlib';
import { lookup } from 'mrmime';
import { resolveRequest } from './resolveRequest.ts';

/** A response. The server omits the body for HEAD. */
export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number>>;
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
 * Answers a request as GitHub Pages does: with the same files and statuses, ten minutes of caching, gzip, validators,
 * ranges, and access from other origins.
 */
export function answerRequest(request: PreviewRequest, site: PublishedSite): Answer {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return text(405, 'Only GET and HEAD are answered here.\n', { allow: 'GET, HEAD' });
  }
  const resolution = resolveRequest(request.url ?? '', site.base, site.files);
  if (resolution.kind === 'malformed') return text(400, 'The URL has a malformed escape.\n');
  if (resolution.kind === 'redirect') return text(301, '', { location: resolution.location });

  const [status, path] = resolution.kind === 'file' ? [200, resolution.path] : [404, '404.html'];
  const bytes = site.files.get(path);
  if (bytes === undefined) return text(404, 'Not found, and the site has no 404.html.\n');
  return file(status, contentType(path), bytes, site.published, request.headers);
}

function file(
  status: number,
  type: string,
  bytes: Uint8Array,
  published: Date,
  headers: IncomingMessage['headers'],
): Answer {
  const etag = `W/"${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}"`;
  const modified = published.toUTCString();
  const common = {
    'cache-control': 'max-age=600',
    etag,
    'last-modified': modified,
    'access-control-allow-origin': '*',
  };
  if (status === 200 && isFresh(headers, etag, modified)) return { status: 304, headers: common, body: '' };

  const compressible = isCompressible(type);
  const typed = {
    ...common,
    'content-type': type,
    'accept-ranges': 'bytes',
    ...(compressible && { vary: 'accept-encoding' }),
  };
  const range = status === 200 ? requestedRange(headers, modified, bytes.byteLength) : undefined;
  if (range === 'unsatisfiable') return text(416, '', { 'content-range': `bytes */${bytes.byteLength}` });
  if (range) {
    const [first, last] = range;
    return withBody(206, bytes.subarray(first, last + 1), {
      ...typed,
      'content-range': `bytes ${first}-${last}/${bytes.byteLength}`,
    });
  }
  return compressible && acceptsGzip(headers['accept-encoding'] ?? '')
    ? withBody(status, gzipSync(bytes), { ...typed, 'content-encoding': 'gzip' })
    : withBody(status, bytes, typed);
}

/** Whether the client already has these bytes. */
function isFresh(headers: IncomingMessage['headers'], etag: string, modified: string): boolean {
  const match = headers['if-none-match'];
  if (match !== undefined) return match.includes(etag);
  return Date.parse(headers['if-modified-since'] ?? '') >= Date.parse(modified);
}

/**
 * The first and last byte of a `Range`. A request for several ranges gets the whole file, as HTTP allows.
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-14
 */
function requestedRange(
  headers: IncomingMessage['headers'],
  modified: string,
  length: number,
): readonly [first: number, last: number] | 'unsatisfiable' | undefined {
  const [, start, end] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (start === undefined || end === undefined || start + end === '') return undefined;
  // A weak ETag never matches here.
  const condition = headers['if-range'];
  if (condition !== undefined && condition !== modified) return undefined;

  const first = start === '' ? Math.max(0, length - Number(end)) : Number(start);
  const last = start === '' || end === '' ? length - 1 : Math.min(Number(end), length - 1);
  if (first >= length || (start === '' && Number(end) === 0)) return 'unsatisfiable';
  return last < first ? undefined : [first, last];
}

function withBody(status: number, body: Uint8Array, headers: Answer['headers']): Answer {
  return { status, headers: { ...headers, 'content-length': body.byteLength }, body };
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

/** The `content-type` of a file, by its extension. */
export function contentType(path: string): string {
  const type = lookup(path) ?? 'application/octet-stream';
  return /^text\/|javascript|\/json$/.test(type) ? `${type}; charset=utf-8` : type;
}

/** Whether gzip makes content of this type smaller. Pictures and fonts are compressed already. */
function isCompressible(type: string): boolean {
  return /^text\/|javascript|json|xml/.test(type);
}
