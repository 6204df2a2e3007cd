import { extname } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpg': 'image/jpeg',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** The `content-type` that a file is served with, by the extension of its name. */
export function contentType(path: string): string {
  return types[extname(path)] ?? 'application/octet-stream';
}

/** Whether gzip makes content of this type smaller: text shrinks, pictures and fonts are packed already. */
export function isCompressible(type: string): boolean {
  return /^text\/|javascript|json|xml/.test(type);
}
