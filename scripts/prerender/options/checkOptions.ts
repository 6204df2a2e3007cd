import { existsSync } from 'node:fs';
import { inspect } from 'node:util';
import { directives, isSource } from '../policy/policy.ts';
import type { PrerenderOptions } from './options.ts';

/** What an option must be. */
interface Rule {
  readonly test: (value: unknown) => boolean;
  /** The same in words. */
  readonly expected: string;
  /** A valid value, as it is written in code. */
  readonly example: string;
  /** Whether it must be there, if what it belongs to is. */
  readonly isRequired?: boolean;
  /** What to do instead of giving it. */
  readonly instead?: string | undefined;
  /** What each item of a list must be. */
  readonly items?: Rule;
  /** What an object may have. */
  readonly properties?: Rules;
}

type Rules = Readonly<Record<string, Rule>>;

/** The longest time for a page, in milliseconds: a day. Timers can wait longer only for some weeks. */
const longestTime = 24 * 60 * 60 * 1000;

const isRequired = true;

const sources = rule(Array.isArray, 'a list of sources', "['https://tiles.example.com']", {
  items: rule(
    isSource,
    'an origin, a scheme, or a keyword with quotes in the text',
    `'https://tiles.example.com', 'data:' or "'unsafe-eval'"`,
  ),
});

const policy = rule(
  isRecord,
  'an object with a level, or a list of sources for each directive, or both',
  "{ level: 'relaxed', 'img-src': ['https://tiles.example.com'] }",
  {
    properties: {
      level: rule(isOneOf('strict', 'relaxed', 'none'), "'strict', 'relaxed' or 'none'", "'relaxed'"),
      ...Object.fromEntries(directives.map((name) => [name, sources])),
    },
  },
);

const rules: { readonly [Name in keyof PrerenderOptions]-?: Rule } = {
  // Other iterables have been made lists.
  routes: rule(Array.isArray, 'a list of pages, or an iterable of them', "[{ path: '/' }, { path: '*' }]", {
    items: rule(isRecord, 'an object with a path', "{ path: '/impact' }", {
      properties: {
        path: rule(isString, 'a text', "'/impact'", { isRequired }),
        module: rule(isText, 'a text that is not empty', "'src/pages/Impact.tsx'"),
        headEnd: rule(isString, 'a text', '\'<meta name="robots" content="noindex">\''),
        policy,
        indexed: rule(isBoolean, 'true or false', 'false'),
        fallback: rule(isBoolean, 'true or false', 'true'),
      },
    }),
  }),
  renderer: rule(isModuleUrl, 'the file: URL of a module that is there', "new URL('./render.mjs', import.meta.url)"),
  out: rule(isText, 'the name of a folder', "'dist'"),
  base: rule(
    (value) => isText(value) && /^\/(?:(?!\.{1,2}\/)[\w.~%-]+\/)*$/.test(value),
    'a path with a slash at each end, of letters, digits and - . _ ~ %',
    "'/repo/'",
  ),
  head: rule(isRecord, 'an object', "{ css: 'body { margin: 0 }' }", {
    properties: {
      css: rule(isString, 'a text', "'a { color: red }'"),
      scripts: rule(
        (value) => Array.isArray(value) && value.every(isString),
        'a list of scripts, each a text',
        "['document.documentElement.dataset.js = 1']",
      ),
      policy,
    },
  }),
  template: rule(isText, "the text of the app's index.html", "await readFile('build/client/index.html', 'utf8')"),
  rootId: rule(isText, "the id of an element of the app's index.html", "'app'"),
  client: rule(
    isRecord,
    'an object with directory, manifest and entry',
    "{ directory: 'build/client', manifest, entry: 'src/entry-client.tsx' }",
    {
      properties: {
        directory: rule(
          (value) => isText(value) && existsSync(value),
          'the folder of the client bundle',
          "'build/client'",
          { isRequired },
        ),
        manifest: rule(
          (value) => isRecord(value) && Object.values(value).every((chunk) => isRecord(chunk) && isText(chunk.file)),
          "Vite's manifest, as an object",
          "JSON.parse(await readFile('build/client/.vite/manifest.json', 'utf8'))",
          { isRequired },
        ),
        entry: rule(isText, 'the key of a module in the manifest', "'src/entry-client.tsx'", { isRequired }),
      },
    },
  ),
  url: rule(isSiteUrl, "the URL of the site's root, with a slash at its end", "'https://www.example.com/repo/'"),
  redirects: rule(
    (value) => isRecord(value) && Object.values(value).every(isText),
    'an object with the new path or URL of each former path',
    "{ '/old': '/new' }",
  ),
  files: rule(Array.isArray, 'a list of files', "await collectFiles('public')", {
    items: rule(
      isRecord,
      'an object with a path, and a body of text or bytes',
      "{ path: 'robots.txt', body: 'User-agent: *' }",
      {
        properties: {
          path: rule(isString, 'a text', "'robots.txt'", { isRequired }),
          body: rule((value) => isString(value) || value instanceof Uint8Array, 'text or bytes', "'User-agent: *'", {
            isRequired,
          }),
        },
      },
    ),
  }),
  fileNames: rule(isOneOf('page', 'folder', 'both'), "'page', 'folder' or 'both'", "'page'"),
  shard: rule(isShard, 'the number of a part and the number of all parts', "'2/4' for the second of four"),
  threads: rule(
    (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 256,
    'a whole number from 1 to 256',
    '4',
  ),
  timeLimit: rule(
    (value) => typeof value === 'number' && value >= 1 && value <= longestTime,
    `a time in milliseconds from 1 to ${longestTime}`,
    '30_000',
  ),
  onProgress: rule((value) => typeof value === 'function', 'a function', '(done, total) => console.log(done, total)'),
  signal: rule((value) => value instanceof AbortSignal, 'an AbortSignal', 'AbortSignal.timeout(60_000)'),
};

function rule(test: Rule['test'], expected: string, example: string, more: Partial<Rule> = {}): Rule {
  return { test, expected, example, ...more };
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
  const known = Object.entries<Rule>(rules).map(([name, rule]): [string, Rule] => [
    name,
    { ...rule, isRequired: required.includes(name), instead: elsewhere[name] },
  ]);
  return propertyErrors('', { ...options }, Object.fromEntries(known));
}

/** The errors in the properties of an object: those that nothing knows, then those that are wrong or missing. */
function propertyErrors(parent: string, values: Readonly<Record<string, unknown>>, rules: Rules): string[] {
  const unknown = Object.entries(values)
    .filter(([name, value]) => value !== undefined && !(name in rules))
    .map(([name, value]) => {
      const names = Object.keys(rules).filter((one) => !rules[one]?.instead);
      return `option ${parent}${name} is ${show(value)}, but there is none of that name: choose one of ${names.join(', ')}`;
    });
  const known = Object.entries(rules).flatMap(([name, rule]) => {
    const value = values[name];
    if (value !== undefined) return valueErrors(parent + name, value, rule);
    const isMissing = rule.isRequired && unknown.length === 0; // which may be it
    return isMissing ? [`option ${parent}${name} is missing: ${mustBe(rule)}`] : [];
  });
  return [...unknown, ...known];
}

function valueErrors(name: string, value: unknown, rule: Rule): string[] {
  if (rule.instead || !rule.test(value)) return [`option ${name} is ${show(value)}: ${mustBe(rule)}`];
  const { items, properties } = rule;
  return [
    ...(properties && isRecord(value) ? propertyErrors(`${name}.`, value, properties) : []),
    ...(items && Array.isArray(value)
      ? value.flatMap((item, index) => valueErrors(`${name}[${index}]`, item, items))
      : []),
  ];
}

function mustBe({ expected, example, instead }: Rule): string {
  return instead ?? `it must be ${expected}, such as ${example}`;
}

function show(value: unknown): string {
  return inspect(value instanceof URL ? value.href : value, {
    depth: 1,
    breakLength: Number.POSITIVE_INFINITY,
    maxStringLength: 60,
    maxArrayLength: 3,
  });
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

function isOneOf(...names: readonly string[]): (value: unknown) => boolean {
  return (value) => isString(value) && names.includes(value);
}

function isModuleUrl(value: unknown): boolean {
  return value instanceof URL && (value.protocol === 'data:' || (value.protocol === 'file:' && existsSync(value)));
}

function isShard(value: unknown): boolean {
  const [, number, count] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(String(value)) ?? [];
  return Number(number) <= Number(count);
}

function isSiteUrl(value: unknown): boolean {
  return isText(value) && /^https?:\/\/[^?#]*\/$/.test(value) && URL.canParse(value);
}
