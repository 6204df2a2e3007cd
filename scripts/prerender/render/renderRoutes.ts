import { type PageError, printError } from '../errors/UserError.ts';
import type { ThreadOptions } from '../options/options.ts';
import type { PageRoute } from '../routes/routes.ts';
import { renderInThreads } from './threads.ts';
import type { WorkerData } from './worker.ts';

const keptTitle =
  'keep the title of index.html: render <title>, which React moves to the head from version 19 on, or Helmet as README shows';

const namedRoutes = 3;

/** What came of all routes. */
export interface RenderedRoutes {
  readonly threads: number;
  /** How many files are new, or other than before. The rest keep their bytes and their time. */
  readonly changed: number;
  /** How many pages link the style sheet, since they can use more of it than a page carries. */
  readonly linked: number;
  /** What is no error, but may be a mistake. */
  readonly warnings: readonly string[];
  readonly errors: readonly string[];
}

/** Renders routes in threads, and collects what is wrong with all pages in the order of the route table. */
export async function renderRoutes(
  routes: readonly PageRoute[],
  data: WorkerData,
  options: ThreadOptions,
  onPage: (html: string) => void = () => undefined,
): Promise<RenderedRoutes> {
  const failed = new Map<string, readonly PageError[]>();
  const untitled = new Set<string>();
  let changed = 0;
  let linked = 0;
  const { threads, untried } = await renderInThreads(routes, data, options, ({ route, ...result }) => {
    if ('errors' in result) failed.set(route.path, result.errors);
    if ('html' in result) onPage(result.html);
    if (!('changed' in result)) return;
    changed += result.changed;
    if (result.linksStyle) linked += 1;
    if (result.keepsTitle && route.path !== '*') untitled.add(route.path);
  });
  const errors = failed.size > 0 ? pageErrors(new Set(routes.map(({ path }) => path)), failed) : [];
  if (untried > 0) {
    const pages = untried === 1 ? '1 more page was' : `${untried} more pages were`;
    errors.push(`${pages} not tried: fix these first`);
  }
  const titleless = routes.map(({ path }) => path).filter((path) => untitled.has(path));
  const warnings = titleless.length > 1 ? [`${describeRoutes(titleless)}: ${keptTitle}`] : [];
  return { threads, changed, linked, errors, warnings };
}

/**
 * One error for each cause, with the routes that have it: a component that is on every page breaks them all.
 * @param paths in the order of the route table; routes that share a path are told of elsewhere.
 * @param failed the errors of each path that failed.
 */
function pageErrors(paths: ReadonlySet<string>, failed: ReadonlyMap<string, readonly PageError[]>): string[] {
  const causes = new Map<string, { readonly first: PageError; readonly paths: Set<string> }>();
  for (const path of paths) {
    for (const error of failed.get(path) ?? []) {
      const others = causes.get(error.cause);
      if (others) others.paths.add(path);
      else causes.set(error.cause, { first: error, paths: new Set([path]) });
    }
  }
  return [...causes.values()].map(({ first, paths }) => `${describeRoutes([...paths])}: ${printError(first)}`);
}

function describeRoutes(paths: readonly string[]): string {
  if (paths.length === 1) return `route ${paths.join()}`;
  const first = paths.slice(0, namedRoutes).join(', ');
  return paths.length <= namedRoutes
    ? `routes ${first}`
    : `${paths.length.toLocaleString('en')} routes, ${first} and others`;
}
