import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { outputPaths, type PageRoute } from '../prerender/index.ts';

/** How many pages are listed, so that the table has at most 12 lines. */
const listed = 10;
const headings = ['', 'HTML', 'CSS', 'scripts', 'first picture'];

/**
 * Returns a table of the built pages, a line for each: the bytes of its HTML, its CSS and its scripts, gzipped, and those
 * of its first picture in the size for a phone.
 * @param folder of the built site.
 * @param base with both slashes.
 */
export async function pageTable(routes: readonly PageRoute[], folder: string, base: string): Promise<string> {
  const rows = routes.slice(0, listed).map(async ({ path }) => {
    const html = await readFile(join(folder, outputPaths(path, 'page')[0] ?? ''), 'utf8');
    const bytesOf = async (url: string | undefined) =>
      url ? readFile(join(folder, decodeURI(url.slice(base.length)))) : Buffer.alloc(0);
    const css = /<style[^>]*>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    const scripts = /data-modules="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
    const [, candidates = ''] = /srcset="([^"]*)"/i.exec(html) ?? [];
    const ofPhones = [...candidates.matchAll(/(\S+) (\d+)w/g)].filter(([, , width]) => Number(width) <= 960).at(-1);
    const sizes = [
      await gzipped(html.replace(css, '')),
      await gzipped(css),
      (await Promise.all(scripts.map(async (url) => gzipped(await bytesOf(url))))).reduce((a, b) => a + b, 0),
      (await bytesOf(ofPhones?.[1])).length,
    ];
    return [path, ...sizes.map((size) => (size === 0 ? '–' : size.toLocaleString('en')))];
  });
  const others = routes.length > listed ? [[`and ${routes.length - listed} more`]] : [];
  const lines = [headings, ...(await Promise.all(rows)), ...others];
  const width = Math.max(...lines.map(([path = '']) => path.length));
  return lines
    .map(([path = '', ...cells]) =>
      `  ${path.padEnd(width)}${cells.map((cell) => cell.padStart(15)).join('')}`.trimEnd(),
    )
    .join('\n');
}

async function gzipped(body: string | Uint8Array): Promise<number> {
  return (await promisify(gzip)(body)).length;
}
