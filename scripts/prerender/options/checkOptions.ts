import { existsSync } from 'node:fs';
import { inspect } from 'node:util';
import { directives, isSource } from '../policy/policy.ts';
import type { PrerenderOptions } from './options.ts';

/** Finds the errors in the value of an option, which is undefined if it is missing. */
type Rule = (name: string, value: unknown) => string[];

type Rules = Readonly<Record<string, Rule>>;

/** The longest time for a page, in milliseconds: a day. Timers can wait longer only for some weeks. */
const longestTime = 24 * 60 * 60 * 1000;

const policy = object(
  "an object with a level, or a list of sources for each directive, or both, such as { level: 'relaxed', 'img-src': ['https://tiles.example.com'] }",
  {
    level: rule(isOneOf('strict', 'relaxed', 'none'), "'strict', 'relaxed' or 'none', such as 'relaxed'"),
    ...Object.fromEntries(
      directives.map((name) => [
        name,
        list(
          "a list of sources, such as ['https://tiles.example.com']",
          rule(
            isSource,
            `an origin, such as 'https://tiles.example.com', a scheme, such as 'data:', or a keyword with quotes in the text, such as "'unsafe-eval'"`,
          ),
        ),
      ]),
    ),
  },
);

/** @see https://www.w3.org/TR/referrer-policy/ */
const referrerPolicies = [
  ...['no-referrer', 'no-referrer-when-downgrade', 'origin', 'origin-when-cross-origin', 'same-origin'],
  ...['strict-origin', 'strict-origin-when-cross-origin', 'unsafe-url'],
];

const route = object(
  "an object with a path, such as { path: '/impact' }",
  {
    path: rule(isString, "a text, such as '/impact'"),
    module: rule(isText, "a text that is not empty, such as 'src/pages/Impact.tsx'"),
    headEnd: rule(isString, 'a text, such as \'<meta name="robots" content="noindex">\''),
    policy,
    indexed: rule(isBoolean, 'true or false, such as false'),
    fallback: rule(isBoolean, 'true or false, such as true'),
  },
  ['path'],
);

const client = object(
  "an object with directory, manifest and entry, such as { directory: 'build/client', manifest, entry: 'src/entry-client.tsx' }",
  {
    directory: rule(
      (value) => isText(value) && existsSync(value),
      "the folder of the client bundle, such as 'build/client'",
    ),
    manifest: rule(
      (value) => isRecord(value) && Object.values(value).every((chunk) => isRecord(chunk) && isText(chunk.file)),
      "Vite's manifest, as an object, such as JSON.parse(await readFile('build/client/.vite/manifest.json', 'utf8'))",
    ),
    entry: rule(isText, "the key of a module in the manifest, such as 'src/entry-client.tsx'"),
  },
  ['directory', 'manifest', 'entry'],
);

const file = object(
  "an object with a path, and a body of text or bytes, such as { path: 'robots.txt', body: 'User-agent: *' }",
  {
    path: rule(isString, "a text, such as 'robots.txt'"),
    body: rule((value) => isString(value) || value instanceof Uint8Array, "text or bytes, such as 'User-agent: *'"),
  },
  ['path', 'body'],
);

const rules: { readonly [Name in keyof PrerenderOptions]-?: Rule } = {
  // Other iterables have been made lists.
  routes: list("a list of pages, or an iterable of them, such as [{ path: '/' }, { path: '*' }]", route),
  renderer: rule(
    isModuleUrl,
    "the file: URL of a module that is there, such as new URL('./render.mjs', import.meta.url)",
  ),
  out: rule(isText, "the name of a folder, such as 'dist'"),
  base: rule(
    (value) => isText(value) && /^\/(?:(?!\.{1,2}\/)[\w.~%-]+\/)*$/.test(value),
    "a path with a slash at each end, of letters, digits and - . _ ~ %, such as '/repo/'",
  ),
  head: object("an object, such as { css: 'body { margin: 0 }' }", {
    css: rule(isString, "a text, such as 'a { color: red }'"),
    scripts: list(
      "a list of scripts, such as ['document.documentElement.dataset.js = 1']",
      rule(isString, "a text, such as 'document.documentElement.dataset.js = 1'"),
    ),
    policy,
    referrer: rule(isOneOf(...referrerPolicies), `one of ${referrerPolicies.join(', ')}, such as 'same-origin'`),
  }),
  template: rule(isText, "the text of the app's index.html, such as await readFile('build/client/index.html', 'utf8')"),
  rootId: rule(isText, "the id of an element of the app's index.html, such as 'app'"),
  client,
  url: rule(
    (value) => isText(value) && /^https?:\/\/[^?#]*\/$/.test(value) && URL.canParse(value),
    "the URL of the site's root, with a slash at its end, such as 'https://www.example.com/repo/'",
  ),
  redirects: rule(
    (value) => isRecord(value) && Object.values(value).every(isText),
    "an object with the new path or URL of each former path, such as { '/old': '/new' }",
  ),
  files: list("a list of files, such as await collectFiles('public')", file),
  afterRender: rule(isFunction, 'a function of all documents, such as async (documents) => ({ css })'),
  fileNames: rule(isOneOf('page', 'folder', 'both'), "'page', 'folder' or 'both', such as 'page'"),
  shard: rule(isShard, "the number of a part and the number of all parts, such as '2/4'"),
  threads: rule(
    (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 256,
    'a whole number from 1 to 256, such as 4',
  ),
  timeLimit: rule(
    (value) => typeof value === 'number' && value >= 1 && value <= longestTime,
    `a time in milliseconds from 1 to ${longestTime}, such as 30_000`,
  ),
  onProgress: rule(isFunction, 'a function, such as (done, total) => console.log(done, total)'),
  signal: rule((value) => value instanceof AbortSignal, 'an AbortSignal, such as AbortSignal.timeout(60_000)'),
};

/** @param expected in words, with an example as it is written in code. */
function rule(test: (value: unknown) => boolean, expected: string): Rule {
  return (name, value) => (test(value) ? [] : [wrong(name, value, expected)]);
}

function list(expected: string, item: Rule): Rule {
  return (name, value) =>
    Array.isArray(value)
      ? value.flatMap((each, index) => item(`${name}[${index}]`, each))
      : [wrong(name, value, expected)];
}

function object(expected: string, properties: Rules, required?: readonly string[]): Rule {
  return (name, value) =>
    isRecord(value) ? propertyErrors(`${name}.`, value, properties, required) : [wrong(name, value, expected)];
}

/**
 * Finds the errors in the values of options, since code without types may pass anything. The names of routes and files
 * have checks of their own.
 * @param required the options that must be given.
 * @param elsewhere what to do instead of giving an option.
 */
export function checkOptions(
  options: object,
  required: readonly string[],
  elsewhere: Readonly<Record<string, string>> = {},
): string[] {
  const known = Object.entries<Rule>(rules).filter(([name]) => !(name in elsewhere));
  return propertyErrors('', { ...options }, Object.fromEntries(known), required, elsewhere);
}

/** The error in a valid URL of a site that has another path than the site's base. */
export function checkUrl({ url = '', base = '/' }: Pick<PrerenderOptions, 'url' | 'base'>): string[] {
  const { pathname = '/' } = URL.parse(url) ?? {};
  if (pathname === '/' || pathname === base) return [];
  return [wrong('url', url, `that of the site's root, and the base is ${base}, such as '${new URL(base, url).href}'`)];
}

/** The errors in the properties of an object: those that nothing knows, then those that are wrong or missing. */
function propertyErrors(
  parent: string,
  values: Readonly<Record<string, unknown>>,
  rules: Rules,
  required?: readonly string[],
  elsewhere: Readonly<Record<string, string>> = {},
): string[] {
  const unknown = Object.entries(values).flatMap(([name, value]) => {
    if (value === undefined || name in rules) return [];
    const names = Object.keys(rules).join(', ');
    const remedy = elsewhere[name] ?? `there is none of that name, choose one of ${names}`;
    return [`option ${parent}${name} is ${show(value)}: ${remedy}`];
  });
  const known = Object.entries(rules).flatMap(([name, rule]) => {
    const isMissing = required?.includes(name) && unknown.length === 0; // which may be it
    return values[name] !== undefined || isMissing ? rule(parent + name, values[name]) : [];
  });
  return [...unknown, ...known];
}

function wrong(name: string, value: unknown, expected: string): string {
  return `option ${name} is ${value === undefined ? 'missing' : show(value)}: it must be ${expected}`;
}

function show(value: unknown): string {
  const shown = value instanceof URL ? value.href : value;
  return inspect(shown, { depth: 1, breakLength: Number.POSITIVE_INFINITY, maxStringLength: 60, maxArrayLength: 3 });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}

function isText(value: unknown): value is string {
  return isString(value) && value !== '';
}

function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean';
}

function isFunction(value: unknown): boolean {
  return typeof value === 'function';
}

function isOneOf(...names: readonly string[]): (value: unknown) => boolean {
  return (value) => isString(value) && names.includes(value);
}

function isModuleUrl(value: unknown): boolean {
  return value instanceof URL && (value.protocol === 'data:' || existsSync(value));
}

function isShard(value: unknown): boolean {
  const parts = /^([1-9]\d*)\/([1-9]\d*)$/.exec(String(value));
  return parts !== null && Number(parts[1]) <= Number(parts[2]);
}
