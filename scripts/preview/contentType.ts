import { lookup } from 'mrmime';

/** The `content-type` that a file is served with, by the extension of its name. */
export function contentType(path: string): string {
  const type = lookup(path) ?? 'application/octet-stream';
  return /^text\/|javascript|\/json$/.test(type) ? `${type}; charset=utf-8` : type;
}

/** Whether gzip makes content of this type smaller: text shrinks, pictures and fonts are packed already. */
export function isCompressible(type: string): boolean {
  return /^text\/|javascript|json|xml/.test(type);
}
