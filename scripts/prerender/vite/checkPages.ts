import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteOptions } from '../options/options.ts';
import { renderSite } from '../prerender.ts';
import { decodedPath, outputPaths, type PageRoute } from '../routes/routes.ts';
import { pageWarnings, withoutTitle } from './pageWarnings.ts';
import { pagesOfEachKind, writtenPages } from './pickPages.ts';

/** Up to how many pages are checked, each parsed and rendered twice; of more, two of each kind. */
const checkedPages = 300;

/**
 * Finds likely mistakes in the pages of a site. They are rendered again, into another folder, in another time zone and in
 * a template without a title, to find what differs each time or with the visitor, and what has no title of its own.
 * @param folder of the site. It may be one of several shards.
 * @param routes of the whole site.
 * @returns the warnings, and how many pages were checked, of how many.
 */
export async function checkPages(folder: string, again: string, site: SiteOptions, routes: readonly PageRoute[]) {
  const { template = '', rootId, fileNames = 'page', base = '/', shard } = site;
  const own = writtenPages(routes, folder, fileNames).filter(({ fallback }) => !fallback);
  const pages = own.length > checkedPages ? pagesOfEachKind(own, 2) : own;
  if (pages.length === 0) return { warnings: [], checked: 0, total: 0 };
  await inAnotherZone(() => renderSite(withoutHeads(site, pages), again));
  const readAll = async (from: string) => {
    const texts = pages.map(async ({ path }) => {
      const [file = ''] = outputPaths(path, fileNames);
      return [path, await readFile(join(from, file), 'utf8')] as const;
    });
    return new Map(await Promise.all(texts));
  };
  const fallbackAnswers = routes.some(({ path, fallback }) => path === '*' && fallback);
  const inOtherShards = new Set(shard === undefined ? [] : routes.flatMap(({ path }) => outputPaths(path, fileNames)));
  const answers = (path: string) => {
    const name = decodedPath(path).slice(1);
    const files = /(?:^|\/)$/.test(name) ? [`${name}index.html`] : [name, `${name}.html`, `${name}/index.html`];
    return fallbackAnswers || files.some((file) => inOtherShards.has(file) || existsSync(join(folder, file)));
  };
  const judged = { template, rootId, base, fileNames, answers };
  return {
    warnings: pageWarnings(await readAll(folder), await readAll(again), judged),
    checked: pages.length,
    total: own.length,
  };
}

/** A site of some pages as they are rendered, in the template without a title. */
function withoutHeads(site: SiteOptions, pages: readonly PageRoute[]): SiteOptions {
  const { renderer, template = '', rootId, fileNames, timeLimit, threads } = site;
  const hasNotFoundPage = pages.some(({ path }) => path === '*');
  return {
    renderer,
    template: withoutTitle(template),
    routes: hasNotFoundPage ? pages : [...pages, { path: '*', fallback: true }],
    ...(fileNames && { fileNames }),
    ...(rootId && { rootId }),
    ...(timeLimit && { timeLimit }),
    ...(threads && { threads }),
  };
}

/**
 * Runs a function far from here: threads that it starts have a time zone in which it is mostly another day. A thread
 * cannot have one of its own, so the whole process has it meanwhile.
 */
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
