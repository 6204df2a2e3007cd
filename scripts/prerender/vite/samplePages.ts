import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteOptions } from '../options/options.ts';
import { renderSite } from '../prerender.ts';
import { decodedPath, outputPaths, type PageRoute } from '../routes/routes.ts';
import { pagesOfEachKind } from './openPages.ts';
import { pageWarnings, withoutTitle } from './pageWarnings.ts';

/** Up to how many pages are checked, each parsed and rendered twice; of more, two of each kind. */
const checkedPages = 300;

/**
 * Finds likely mistakes in the pages of a site. They are rendered again, into another folder, in another time zone and in
 * a template without a title, to find what differs each time or with the visitor, and what has no title of its own.
 * @param folder of the site. It may be one of several shards.
 * @returns the warnings, and how many pages were checked, of how many.
 */
export async function checkPages(folder: string, again: string, site: SiteOptions, routes: readonly PageRoute[]) {
  const { renderer, template = '', rootId, fileNames = 'page', timeLimit, threads, base = '/' } = site;
  const own = routes.filter(({ fallback, path }) => !fallback && isWritten(folder, path, fileNames));
  const pages = own.length > checkedPages ? pagesOfEachKind(own, 2) : own;
  if (pages.length === 0) return { warnings: [], checked: 0, total: 0 };
  const given = { ...(rootId && { rootId }), ...(timeLimit && { timeLimit }), ...(threads && { threads }) };
  const sample = pages.some(({ path }) => path === '*') ? pages : [...pages, { path: '*', fallback: true }];
  const bare = { ...given, renderer, template: withoutTitle(template), routes: sample, fileNames };
  await inAnotherZone(() => renderSite(bare, again));
  const readSample = async (folder: string) => {
    const texts = pages.map(async ({ path }) => {
      const [file = ''] = outputPaths(path, fileNames);
      return [path, await readFile(join(folder, file), 'utf8')] as const;
    });
    return new Map(await Promise.all(texts));
  };
  const shownByNotFoundPage = routes.some(({ path, fallback }) => path === '*' && fallback);
  const known = new Set(site.shard === undefined ? [] : routes.flatMap(({ path }) => outputPaths(path, fileNames)));
  const answers = (path: string) => {
    const name = decodedPath(path).slice(1);
    const files = /(?:^|\/)$/.test(name) ? [`${name}index.html`] : [name, `${name}.html`, `${name}/index.html`];
    return shownByNotFoundPage || files.some((file) => known.has(file) || existsSync(join(folder, file)));
  };
  const warnings = pageWarnings(await readSample(folder), await readSample(again), {
    template,
    rootId,
    base,
    fileNames,
    answers,
  });
  return { warnings, checked: pages.length, total: own.length };
}

/** Whether the folder of a shard has a page. */
export function isWritten(folder: string, path: string, fileNames: SiteOptions['fileNames'] = 'page'): boolean {
  return outputPaths(path, fileNames).every((file) => existsSync(join(folder, file)));
}

/** Runs a function far from here: threads that it starts have a time zone in which it is mostly another day. */
async function inAnotherZone(run: () => Promise<unknown>): Promise<void> {
  const { TZ } = process.env;
  process.env.TZ = new Date().getTimezoneOffset() > 0 ? 'Pacific/Kiritimati' : 'Pacific/Pago_Pago';
  try {
    await run();
  } finally {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  }
}
