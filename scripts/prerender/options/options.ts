import type { OutputFile } from '../files/files.ts';
import type { ClientBundle } from '../files/manifest.ts';
import type { Policy } from '../policy/policy.ts';
import type { Redirects } from '../routes/redirects.ts';
import type { FileNames, PageRoute } from '../routes/routes.ts';

/** A part of a site and the number of parts, such as `2/4`. */
export type Shard = `${number}/${number}`;

/** A list of pages, or what gives them one after the other, such as a generator that reads a database. */
export type Routes = Iterable<PageRoute> | AsyncIterable<PageRoute>;

/** What all documents of a site show to be needed. */
export interface Completion {
  /** More style, before that of `head` or of the client bundle, such as that of fonts with the characters of the pages. */
  readonly css?: string;
  readonly files?: readonly OutputFile[];
}

/** What a site adds to the head of its documents. */
interface Head {
  /** All styles of the site. Without them, the pages have those of the client bundle. */
  readonly css?: string;
  /** Inline scripts for the end of every head; the policy allows them. */
  readonly scripts?: readonly string[];
  readonly policy?: Policy;
  /** What other sites learn of the page that links to them; by default, what browsers tell: its origin. */
  readonly referrer?: ReferrerPolicy;
}

export interface PrerenderOptions extends ThreadOptions {
  /** Every page of the site, including the not-found page. */
  readonly routes: Routes;
  /** The URL of a module that exports `render`: it takes a path and returns the whole document. */
  readonly renderer: URL;
  /** The folder to publish to, which is replaced once the whole site is complete. */
  readonly out: string;
  /** The path that the site lives under, with both slashes; `/` by default. */
  readonly base?: string;
  /** What to add to the head of every document. Without it and `client`, nothing is added. */
  readonly head?: Head;
  /** The text of the app's `index.html`, whose root element gets the pages that are not whole documents. */
  readonly template?: string;
  /** The id of the root element; `root` by default. */
  readonly rootId?: string;
  /** The bundle that hydrates the pages. Without it they load no script. */
  readonly client?: ClientBundle;
  /**
   * The URL of the site's root, or of its host. With it, `sitemap.xml` and `robots.txt` are written, unless `files` has
   * them.
   */
  readonly url?: string;
  /** Former paths, which redirect to current ones: `{ '/old': '/new' }`. */
  readonly redirects?: Redirects;
  /** The other files of the site. */
  readonly files?: readonly OutputFile[];
  /**
   * Called with the documents, as they are rendered, by the paths of their routes, once all pages have been rendered and
   * before their heads are completed. Without it, each page is written as soon as it is there, which takes less memory.
   * What it throws is told with the errors of the pages.
   */
  readonly afterRender?: (documents: ReadonlyMap<string, string>) => Completion | Promise<Completion>;
  /** How a path becomes a file; `page` by default: `/impact` as `impact.html`. */
  readonly fileNames?: FileNames;
  /** The part of the site to build, such as `2/4`; by default, all of it. */
  readonly shard?: Shard;
}

export type SiteOptions = Omit<PrerenderOptions, 'out'>;

export interface ThreadOptions {
  /** How many threads render. By default threads are added while that saves time, at most one per core. */
  readonly threads?: number;
  /** How long one page may take, in milliseconds; ten seconds by default. */
  readonly timeLimit?: number;
  /** Called after each page. */
  readonly onProgress?: (done: number, total: number) => void;
  readonly signal?: AbortSignal;
}
