import { expect, it } from 'vitest';
import { contentType } from '../../../../scripts/preview/contentType';

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
