import { completeDocument, prepareHead } from './document/completeDocument.ts';
import { planHead } from './document/planHead.ts';
import type { Diagnostic } from './errors/Diagnostic.ts';
import type { OutputFile } from './files/files.ts';
import type { SiteOptions } from './options/options.ts';
import { fileErrors, moduleIds, type SitePlan } from './planSite.ts';
import { runThreads } from './render/threads.ts';
import type { TaskResult } from './render/worker.ts';
import type { PageRoute } from './routes/routes.ts';

/** What came of making all pages, besides the pages. */
export interface Made {
  readonly threads: number;
  /** The files that the pages show to be needed. */
  readonly files: readonly OutputFile[];
  readonly errors: readonly Diagnostic[];
}

/** Called with each page once it is complete, or with its errors; and again with an error that it left behind. */
export type OnPage = (page: TaskResult, route: PageRoute) => void;

/**
 * Renders and completes all pages of a plan.
 * @throws UserError if they cannot be rendered at all; what `afterRender` throws; the reason of a signal.
 */
export async function makePages(plan: SitePlan, options: SiteOptions, onPage: OnPage): Promise<Made> {
  const make = options.afterRender ? renderAllThenComplete : renderEach;
  const { untried, errors, ...made } = await make(plan, options, onPage);
  return { ...made, errors: untried > 0 ? [...errors, `${untried} more not tried: fix these first`] : errors };
}

/** What came of it, and how many pages were not tried, because too many others had ended their thread. */
type Tried = Made & { readonly untried: number };

/** Renders and completes one page after the other. */
async function renderEach(plan: SitePlan, options: SiteOptions, onPage: OnPage): Promise<Tried> {
  const { head, files } = await siteHead(plan, options);
  const data = { ...threadData(plan, options), ...(head && { head }) };
  return { ...(await runThreads(plan.routes, data, options, onPage)), files, errors: [] };
}

/** Renders all pages, then completes them with the style and the files that they show to be needed. */
async function renderAllThenComplete(plan: SitePlan, options: SiteOptions, onPage: OnPage): Promise<Tried> {
  const documents = new Map<string, string>();
  const data = { ...threadData(plan, options), isIncomplete: true };
  const run = await runThreads(plan.routes, data, options, (page, route) => {
    if ('html' in page) documents.set(route.path, page.html);
    else onPage(page, route);
  });
  const { css, files: made = [] } = (await options.afterRender?.(documents)) ?? {};
  const { head, files } = await siteHead(plan, options, css);
  const prepared = head && prepareHead(head);
  for (const route of plan.routes) {
    const html = documents.get(route.path);
    if (html !== undefined) onPage(completeDocument(html, route, prepared), route);
  }
  const errors = made.length > 0 ? fileErrors(options, plan.routes, [...plan.files, ...made]) : [];
  return { ...run, files: [...made, ...files], errors };
}

function threadData({ template }: SitePlan, { renderer, fileNames }: SiteOptions) {
  return { renderer: renderer.href, fileNames, ...(template && { template }) };
}

/** What every head gets, and the file with the style of all pages. @param css before the site's own. */
async function siteHead({ routes, template, bundled }: SitePlan, options: SiteOptions, css?: string) {
  const head = await planHead(options, moduleIds(routes), template, bundled, css);
  return { head, files: head?.styleFile ? [head.styleFile] : [] };
}
