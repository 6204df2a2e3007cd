import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import querystring from 'node:querystring';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { outputPaths, type PageRoute } from '../prerender/index.ts';

/** How many pages are listed. With the headings and a last line, the table has 12 lines. */
const listed = 10;

/**
 * Returns a table of the built pages, a line for each: the bytes of its HTML, its CSS and its scripts, gzipped, and
 * those of its first picture in the size for a phone.
 * @param folder of the built site.
 * @param base with both slashes.
 */
export async function pageTable(routes: readonly PageRoute[], folder: string, base: string): Promise<string> {
  // Empty for a file of another site, and if another build has just replaced the folder.
  const read = (path: string) => readFile(join(folder, path)).catch(() => Buffer.alloc(0));
  const readUrl = (url: string) => read(querystring.unescape(url.slice(base.length)));
  const rows = routes.slice(0, listed).map(async ({ path }) => {
    const html = String(await read(outputPaths(path)[0] ?? ''));
    const css = /<style[^>]*>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    const scripts = /data-modules="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
    const [, candidates = ''] = /srcset="([^"]*)"/i.exec(html) ?? [];
    const ofPhones = [...candidates.matchAll(/(\S+) (\d+)w/g)].filter(([, , width]) => Number(width) <= 960).at(-1);
    const scriptSizes = await Promise.all(scripts.map(async (url) => gzippedSize(await readUrl(url))));
    const sizes = [
      await gzippedSize(html.replace(css, '')),
      await gzippedSize(css),
      scriptSizes.reduce((sum, size) => sum + size, 0),
      ofPhones?.[1] ? (await readUrl(ofPhones[1])).length : 0,
    ];
    return [path, ...sizes.map((size) => (size === 0 ? '–' : size.toLocaleString('en')))];
  });
  const others = routes.length > listed ? [[`and ${routes.length - listed} more`]] : [];
  const lines = [['', 'HTML', 'CSS', 'scripts', 'first picture'], ...(await Promise.all(rows)), ...others];
  const width = Math.max(...lines.map(([path = '']) => path.length));
  return lines
    .map(([path = '', ...cells]) =>
      `  ${path.padEnd(width)}${cells.map((cell) => cell.padStart(15)).join('')}`.trimEnd(),
    )
    .join('\n');
}

async function gzippedSize(body: string | Uint8Array): Promise<number> {
  return body.length === 0 ? 0 : (await promisify(gzip)(body)).length;
}
