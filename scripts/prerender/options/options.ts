import { existsSync } from 'node:fs';
import type { OutputFile } from '../files/files.ts';
import type { Redirects } from '../routes/redirects.ts';
import type { FileNames, PageRoute } from '../routes/routes.ts';
import { client, file, head, route } from './nestedOptions.ts';
import { isFunction, isOneOf, isRecord, isText, list, type OptionsOf, required, rule } from './rules.ts';

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

/** The longest time for a page, in milliseconds: a day. Timers can wait longer only for some weeks. */
const longestTime = 24 * 60 * 60 * 1000;

/** Every option: what it means, its type, and what it must be. README's table explains the same to users. */
export const options = {
  /** Every page of the site, including the not-found page. */
  routes: required<Routes>(
    list("a list of pages, or an iterable of them, such as [{ path: '/' }, { path: '*' }]", route), // which others are made
  ),
  /** The URL of a module that exports `render`: it takes a path and returns the whole document. */
  renderer: required(
    rule<URL>(
      "the file: URL of a module that is there, such as new URL('./render.mjs', import.meta.url)",
      (value) => value instanceof URL && (value.protocol === 'data:' || existsSync(value)),
    ),
  ),
  /** The folder to publish to, which is replaced once the whole site is complete. */
  out: required(rule<string>("the name of a folder, such as 'dist'", isText)),
  /** The path that the site lives under, with both slashes; `/` by default. */
  base: rule<string>(
    "a path with a slash at each end, of letters, digits and - . _ ~ %, such as '/repo/'",
    (value) => isText(value) && /^\/(?:(?!\.{1,2}\/)[\w.~%-]+\/)*$/.test(value),
  ),
  /** What to add to the head of every document. Without it and `client`, nothing is added. */
  head,
  /** The text of the app's `index.html`, whose root element gets the pages that are not whole documents. */
  template: rule<string>(
    "the text of the app's index.html, such as await readFile('build/client/index.html', 'utf8')",
    isText,
  ),
  /** The id of the root element; `root` by default. */
  rootId: rule<string>("the id of an element of the app's index.html, such as 'app'", isText),
  /** The bundle that hydrates the pages. Without it they load no script. */
  client,
  /**
   * The URL of the site's root, or of its host. With it, `sitemap.xml` and `robots.txt` are written, unless `files` has
   * them.
   */
  url: rule<string>(
    "the URL of the site's root, with a slash at its end, such as 'https://www.example.com/repo/'",
    (value) => isText(value) && /^https?:\/\/[^?#]*\/$/.test(value) && URL.canParse(value),
  ),
  /** Former paths, which redirect to current ones: `{ '/old': '/new' }`. */
  redirects: rule<Redirects>(
    "an object with the new path or URL of each former path, such as { '/old': '/new' }",
    (value) => isRecord(value) && Object.values(value).every(isText),
  ),
  /** The other files of the site. */
  files: list("a list of files, such as await collectFiles('public')", file),
  /**
   * Called with the documents, as they are rendered, by the paths of their routes, once all pages have been rendered and
   * before their heads are completed. Without it, each page is written as soon as it is there, which takes less memory.
   * What it throws is told with the errors of the pages.
   */
  afterRender: rule<(documents: ReadonlyMap<string, string>) => Completion | Promise<Completion>>(
    'a function of all documents, such as async (documents) => ({ css })',
    isFunction,
  ),
  /** How a path becomes a file; `page` by default: `/impact` as `impact.html`. */
  fileNames: rule<FileNames>("'page', 'folder' or 'both', such as 'page'", isOneOf('page', 'folder', 'both')),
  /** How many threads render. By default threads are added while that saves time, at most one per core. */
  threads: rule<number>(
    'a whole number from 1 to 256, such as 4',
    (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 256,
  ),
  /** How long one page may take, in milliseconds; ten seconds by default. */
  timeLimit: rule<number>(
    `a time in milliseconds from 1 to ${longestTime}, such as 30_000`,
    (value) => typeof value === 'number' && value >= 1 && value <= longestTime,
  ),
  /** The part of the site to build, such as `2/4`; by default, all of it. */
  shard: rule<Shard>("the number of a part and the number of all parts, such as '2/4'", isShard),
  /** Called after each page. */
  onProgress: rule<(done: number, total: number) => void>(
    'a function, such as (done, total) => console.log(done, total)',
    isFunction,
  ),
  /** Aborts the build; nothing is published. */
  signal: rule<AbortSignal>(
    'an AbortSignal, such as AbortSignal.timeout(60_000)',
    (value) => value instanceof AbortSignal,
  ),
};

export interface PrerenderOptions extends OptionsOf<typeof options> {}

export type SiteOptions = Omit<PrerenderOptions, 'out'>;

function isShard(value: unknown): boolean {
  const parts = /^([1-9]\d*)\/([1-9]\d*)$/.exec(String(value));
  return parts !== null && Number(parts[1]) <= Number(parts[2]);
}
