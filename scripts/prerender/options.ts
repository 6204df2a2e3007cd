import { existsSync } from 'node:fs';
import { inspect } from 'node:util';
import { z } from 'zod';
import type { ClientBundle } from './clientBundle.ts';
import type { OutputFile } from './files.ts';
import { directives, type PolicySources, sourcePattern } from './policy.ts';
import type { PageRoute } from './routes.ts';

/** What all documents of a site show to be needed. */
export interface Completion {
  /** Style for every page, before that of its modules, such as that of fonts with the characters of the pages. */
  readonly css?: string | undefined;
  readonly files?: readonly OutputFile[] | undefined;
}

/**
 * Called with the documents, as they are rendered, by the paths of their routes, and with the other files of the site,
 * once all pages have been rendered and before their heads are completed.
 */
export type AfterRender = (
  documents: ReadonlyMap<string, string>,
  files: readonly OutputFile[],
) => Completion | Promise<Completion>;

const moduleUrl = 'the file: URL of a module that is there';
const text = z.string().min(1);

const route: z.ZodType<PageRoute, PageRoute> = z.strictObject({
  path: z.string(),
  module: text.optional(),
  indexed: z.boolean().optional(),
});

const chunk = z.looseObject({ file: text, css: z.array(text).optional(), imports: z.array(text).optional() });

const client: z.ZodType<ClientBundle, ClientBundle> = z.strictObject({
  directory: text.refine((path) => existsSync(path), 'a folder that is there'),
  manifest: z.record(z.string(), chunk),
  entry: text,
  sheets: z.record(z.string(), z.array(text)).optional(),
});

const file: z.ZodType<OutputFile, OutputFile> = z.union(
  [
    z.strictObject({ path: z.string(), body: z.union([z.string(), z.instanceof(Uint8Array)]) }),
    z.strictObject({ path: z.string(), source: text }),
  ],
  'Invalid input: expected { path, body } or { path, source }',
);

const source = z.string().regex(sourcePattern, "an origin, such as 'https://tiles.example.com', or a scheme: 'data:'");
const sources = Object.fromEntries(directives.map((name) => [name, z.array(source).optional()]));
const policy = z.strictObject(sources) as z.ZodType<PolicySources, PolicySources>;

/** Each option: its type, what it must be, and what it is, as README's table says. */
export const rows = {
  routes: z
    .array(route)
    .describe(
      "every page, such as `{ path: '/impact' }`; `module`, its own code in the client manifest; `indexed: false` to keep it out of the sitemap. `*` is the not-found page",
    ),
  renderer: z
    .instanceof(URL, { error: moduleUrl })
    .refine((url) => url.protocol === 'data:' || existsSync(url), moduleUrl)
    .describe('the URL of a module that exports `render`, which takes a path and gives its document'),
  out: text.describe('the folder to publish to'),
  base: z
    .string()
    .regex(/^\/(?:(?!\.{1,2}\/)[\w.~%-]+\/)*$/, "a path with a slash at each end, such as '/repo/'")
    .describe('the path that the site lives under, with both slashes; `/` by default'),
  url: z
    .string()
    .refine(
      (url) => /^https?:\/\/[^?#]*\/$/.test(url) && URL.canParse(url),
      "the URL of the site's root, with a slash at its end",
    )
    .describe('the URL of the root; adds `sitemap.xml` and `robots.txt`, unless `files` has them'),
  client: client.describe(
    'the bundle that hydrates the pages: `directory`, `manifest`, `entry`; without it, no script',
  ),
  css: z.string().describe('style for every page, besides that of the bundle'),
  policy: policy.describe("what pages may load besides their own, such as `{ 'img-src': ['https://a.example.com'] }`"),
  referrer: z
    .enum(['no-referrer', 'origin', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'])
    .describe('what other sites learn of the page that links to them; its origin by default'),
  files: z.array(file).describe('the other files: `{ path, body }`, or `{ path, source }` to copy one'),
  redirects: z.record(z.string(), text).describe("former paths, which lead on to others: `{ '/old': '/new' }`"),
  afterRender: z
    .custom<AfterRender>((value) => typeof value === 'function', 'a function of all documents')
    .describe('called with all documents; gives the style and the files that they show to be needed'),
  fileNames: z.enum(['page', 'both']).describe('`page`: `/a` is `a.html`, the default; `both`: also `a/index.html`'),
  threads: z.int().min(1).max(256).describe('how many threads render; one for every 250 pages by default'),
  timeLimit: z.int().min(1).max(86_400_000).describe('how long a page may take, in milliseconds; 10,000 by default'),
  signal: z.instanceof(AbortSignal).describe('aborts the build; nothing is published'),
};

const schema = z.strictObject(rows).partial().required({ routes: true, renderer: true, out: true });

export type PrerenderOptions = Readonly<z.input<typeof schema>>;

export type SiteOptions = Omit<PrerenderOptions, 'out'>;

/** What is wrong with the values of the options, since code without types may pass anything. */
export function optionErrors(values: object): string[] {
  const { error } = schema.safeParse(values);
  const errors = error?.issues.map(({ path, message, code }) => {
    const value = path.reduce<unknown>((parent, key) => Object(parent)[key], values);
    const shown = inspect(value instanceof URL ? value.href : value, { depth: 1, maxStringLength: 60 });
    const isOwn = code === 'custom' || code === 'invalid_format'; // its message is one of those above
    return path.length === 0
      ? `options: ${message}`
      : `option ${path.join('.')} is ${shown}: ${isOwn ? `it must be ${message}` : message}`;
  });
  return [...new Set([...(errors ?? []), ...combinationErrors(values)])];
}

/** What is wrong with options that are right by themselves. */
function combinationErrors({ url = '', base = '/' }: Partial<PrerenderOptions>): string[] {
  const { pathname = '/' } = URL.parse(url) ?? {};
  return pathname === '/' || pathname === base
    ? []
    : [`option url is '${url}': it must be that of the site's root, and the base is ${base}`];
}
