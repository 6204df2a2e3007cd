import { lookup } from 'mrmime';

/** The `content-type` that GitHub Pages sends with a file, by its extension. It declares every text as UTF-8. */
export function contentType(path: string): string {
  const type = lookup(path) ?? 'application/octet-stream';
  return /text\/|javascript|\/json/.test(type) ? `${type}; charset=utf-8` : type;
}
