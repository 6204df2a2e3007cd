import { bundleErrors, type ClientBundle, clientFiles, stylesheetOf } from './clientBundle.ts';
import { filesForCrawlers, redirectPages } from './crawlers.ts';
import { BuildError, type Diagnostic, diagnosticsOf, errorsByCause, UserError } from './errors.ts';
import type { OutputFile } from './files.ts';
import { completeDocument, makeHeads } from './head.ts';
import { outputPaths, type PageRoute, pathErrors } from './paths.ts';
import { renderPages } from './pool.ts';
import { checkOutput, publish } from './publish.ts';
import type { PolicySources } from './securityPolicy.ts';

export interface PrerenderOptions {
  /** Every page, such as `{ path: '/impact' }`. `*` is the not-found page. */
  readonly routes: readonly PageRoute[];
  /** The URL of a module that exports `render`, a function that returns the document of a path, or a promise of it. */
  readonly renderer: URL;
  /** The folder to publish to. A link is followed. */
  readonly out: string;
  /** The path that the site lives under, with both slashes, such as `/repo/`; `/` by default. */
  readonly base?: string | undefined;
  /** The absolute URL of the home page, ending with a slash. Adds `sitemap.xml` and `robots.txt`, unless in `files`. */
  readonly url?: string | undefined;
  /** The bundle that hydrates the pages. Without it, they load no script. */
  readonly client?: ClientBundle | undefined;
  /** What pages may load besides the site's own files, such as `{ 'img-src': ['https://a.example.com'] }`. */
  readonly policy?: PolicySources | undefined;
  /** The other files of the site. */
  readonly files?: readonly OutputFile[] | undefined;
  /** Former paths, and the path or URL that each redirects to: `{ '/old': '/new' }`. */
  readonly redirects?: Readonly<Record<string, string>> | undefined;
  /**
   * Called once all pages are rendered, with their documents in any order, each decoded when it is read, and the other
   * files of the site. A UserError that it throws is reported together with the errors of the pages; any other error
   * ends the build.
   */
  readonly afterRender?:
    | ((documents: Iterable<string>, files: readonly OutputFile[]) => AfterRenderResult | Promise<AfterRenderResult>)
    | undefined;
  /**
   * `page`, the default, writes `/a` to `a.html`; `both` also writes it to `a/index.html`, which GitHub Pages serves at
   * `/a/`.
   */
  readonly fileNames?: 'page' | 'both' | undefined;
  /** How long a page may take, in milliseconds; 10,000 by default. */
  readonly timeLimit?: number | undefined;
}

/** What `afterRender` adds to the site. */
interface AfterRenderResult {
  /** CSS for every page, before that of the bundle, such as that of fonts with the characters of the pages. */
  readonly css?: string | undefined;
  readonly files?: readonly OutputFile[] | undefined;
}

/**
 * Renders every route of a site to a file, and publishes the site completely or not at all.
 * @returns how many files the site has, including those of the pages, without `.prerendered.json`.
 * @throws BuildError with the errors of all pages, routes and files; UserError if `url` is invalid, the renderer cannot be
 *   loaded, or a file or folder cannot be written or replaced. The previous site is then unchanged.
 */
export async function prerender(options: PrerenderOptions) {
  const { routes, base = '/', url, client, afterRender, fileNames = 'page' } = options;
  if (url !== undefined && !(URL.canParse(url) && url.endsWith('/')))
    throw new UserError(`url ${url} is not absolute, or does not end with /: write it as https://www.example.com/`);
  const target = await checkOutput(options.out);
  const { documents, pageErrors } = await renderPages(options); // in threads, each of which runs `worker.ts`

  const bundled = client ? await clientFiles(client) : [];
  const stylesheet = stylesheetOf(options);
  const given = [...(options.files ?? []), ...bundled, ...(stylesheet ? [stylesheet] : [])];
  const taken = new Set(given.map(({ path }) => path));
  const forCrawlers = url === undefined ? [] : filesForCrawlers(routes, url).filter(({ path }) => !taken.has(path));
  const files = [...given, ...forCrawlers];

  // Each is decoded when it is read: together, the documents of a large site would fill the memory.
  const decoded = {
    *[Symbol.iterator]() {
      for (const { html } of documents.values()) yield new TextDecoder().decode(html);
    },
  };
  let added: AfterRenderResult = {};
  let laterErrors: readonly Diagnostic[] = [];
  try {
    added = (await afterRender?.(decoded, files)) ?? {};
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    laterErrors = diagnosticsOf(error);
  }
  const heads = await makeHeads(options, stylesheet, added.css);
  const pages = routes.flatMap(({ path, module }) => {
    const [document, head] = [documents.get(path), heads.get(module)];
    if (!document || !head) return [];
    return outputPaths(path, fileNames).map((file) => ({
      path: file, // such as `impact.html` and `impact/index.html`
      get body() {
        return completeDocument(document, head); // when it is written
      },
    }));
  });

  const allFiles = [...files, ...(added.files ?? [])];
  const redirected = redirectPages(options, allFiles);
  const errors = [
    ...pathErrors(options, allFiles),
    ...(client ? bundleErrors(client, routes) : []),
    ...redirected.errors,
    ...errorsByCause(pageErrors),
    ...laterErrors,
  ];
  if (errors.length > 0) throw new BuildError(errors);
  const site = [...pages, ...allFiles, ...redirected.pages];
  await publish(target, site, { base, url, pages: routes.map(({ path }) => path) });
  return { fileCount: site.length };
}
