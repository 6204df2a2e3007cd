import { documentCompleter } from './document/completeDocument.ts';
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
export function makePages(plan: SitePlan, options: SiteOptions, onPage: OnPage): Promise<Made> {
  return options.afterRender ? renderAllThenComplete(plan, options, onPage) : renderEach(plan, options, onPage);
}

/** Renders and completes one page after the other. */
async function renderEach(plan: SitePlan, options: SiteOptions, onPage: OnPage): Promise<Made> {
  const { head, files } = await siteHead(plan, options);
  const data = { ...threadData(plan, options), ...(head && { head }) };
  const { threads, untried } = await runThreads(plan.routes, data, options, onPage);
  return { threads, files, errors: untriedErrors(untried) };
}

/** Renders all pages, then completes them with the style and the files that they show to be needed. */
async function renderAllThenComplete(plan: SitePlan, options: SiteOptions, onPage: OnPage): Promise<Made> {
  const documents = new Map<string, string>();
  const data = { ...threadData(plan, options), isIncomplete: true };
  const { threads, untried } = await runThreads(plan.routes, data, options, (page, route) => {
    if ('html' in page) documents.set(route.path, page.html);
    else onPage(page, route);
  });
  const { css, files: made = [] } = (await options.afterRender?.(documents)) ?? {};
  const { head, files } = await siteHead(plan, options, css);
  const complete = documentCompleter(head);
  for (const route of plan.routes) {
    const html = documents.get(route.path);
    if (html !== undefined) onPage(complete(html, route), route);
  }
  const nameErrors = made.length > 0 ? fileErrors(options, plan.routes, [...plan.files, ...made]) : [];
  return { threads, files: [...made, ...files], errors: [...nameErrors, ...untriedErrors(untried)] };
}

/** @param untried how many pages were left out, because too many others had ended their thread. */
function untriedErrors(untried: number): readonly string[] {
  return untried > 0 ? [`${untried} more not tried: fix these first`] : [];
}

function threadData({ template }: SitePlan, { renderer, fileNames }: SiteOptions) {
  return { renderer: renderer.href, fileNames, ...(template && { template }) };
}

/** What every head gets, and the file with the style of all pages. @param css before the site's own. */
async function siteHead({ routes, template, bundled }: SitePlan, options: SiteOptions, css?: string) {
  const head = await planHead(options, moduleIds(routes), template, bundled, css);
  return { head, files: head?.styleFile ? [head.styleFile] : [] };
}
