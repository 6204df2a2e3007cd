import { existsSync } from 'node:fs';
import { inspect } from 'node:util';
import { directives, isSource } from './policy.ts';
import type { PrerenderOptions } from './prerender.ts';

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

const text = { test: isText, expected: 'a text that is not empty' };
const anyText = { test: (value: unknown) => typeof value === 'string', expected: 'a text' };
const flag = { test: (value: unknown) => typeof value === 'boolean', expected: 'true or false' };

const sources: Rule = {
  test: Array.isArray,
  expected: 'a list of sources',
  example: "['https://tiles.example.com']",
  items: {
    test: isSource,
    expected: 'an origin, a scheme, or a keyword with quotes in the text',
    example: `'https://tiles.example.com', 'data:' or "'unsafe-eval'"`,
  },
};

const policy: Rule = {
  test: isRecord,
  expected: 'an object with a level, or a list of sources for each directive, or both',
  example: "{ level: 'relaxed', 'img-src': ['https://tiles.example.com'] }",
  properties: {
    level: {
      test: (value) => ['strict', 'relaxed', 'none'].includes(String(value)),
      expected: "'strict', 'relaxed' or 'none'",
      example: "'relaxed'",
    },
    ...Object.fromEntries(directives.map((name) => [name, sources])),
  },
};

const rules: { readonly [Name in keyof PrerenderOptions]-?: Rule } = {
  routes: {
    test: Array.isArray, // from what gives them one after the other, a list is made before
    expected: 'a list of pages, or an iterable of them',
    example: "[{ path: '/' }, { path: '*' }]",
    items: {
      test: isRecord,
      expected: 'an object with a path',
      example: "{ path: '/impact' }",
      properties: {
        path: { ...anyText, example: "'/impact'", isRequired: true },
        module: { ...text, example: "'src/pages/Impact.tsx'" },
        headEnd: { ...anyText, example: '\'<meta name="robots" content="noindex">\'' },
        policy,
        indexed: { ...flag, example: 'false' },
        fallback: { ...flag, example: 'true' },
      },
    },
  },
  renderer: {
    test: (value) =>
      value instanceof URL && (value.protocol === 'data:' || (value.protocol === 'file:' && existsSync(value))),
    expected: 'the file: URL of a module that is there',
    example: "new URL('./render.mjs', import.meta.url)",
  },
  out: { ...text, expected: 'the name of a folder', example: "'dist'" },
  base: {
    test: (value) => isText(value) && /^\/(?:(?!\.{1,2}\/)[\w.~%-]+\/)*$/.test(value),
    expected: 'a path with a slash at each end, of letters, digits and - . _ ~ %',
    example: "'/repo/'",
  },
  head: {
    test: isRecord,
    expected: 'an object',
    example: "{ css: 'body { margin: 0 }' }",
    properties: {
      css: { ...anyText, example: "'a { color: red }'" },
      scripts: {
        test: (value) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
        expected: 'a list of scripts, each a text',
        example: "['document.documentElement.dataset.js = 1']",
      },
      policy,
    },
  },
  template: {
    ...text,
    expected: "the text of the app's index.html",
    example: "await readFile('build/client/index.html', 'utf8')",
  },
  rootId: { ...text, expected: "the id of an element of the app's index.html", example: "'app'" },
  client: {
    test: isRecord,
    expected: 'an object with directory, manifest and entry',
    example: "{ directory: 'build/client', manifest, entry: 'src/entry-client.tsx' }",
    properties: {
      directory: {
        test: (value) => isText(value) && existsSync(value),
        expected: 'the folder of the client bundle',
        example: "'build/client'",
        isRequired: true,
      },
      manifest: {
        test: (value) =>
          isRecord(value) && Object.values(value).every((chunk) => isRecord(chunk) && isText(chunk.file)),
        expected: "Vite's manifest, as an object",
        example: "JSON.parse(await readFile('build/client/.vite/manifest.json', 'utf8'))",
        isRequired: true,
      },
      entry: {
        ...text,
        expected: 'the key of a module in the manifest',
        example: "'src/entry-client.tsx'",
        isRequired: true,
      },
    },
  },
  url: {
    test: isSiteUrl,
    expected: "the URL of the site's root, with a slash at its end",
    example: "'https://www.example.com/repo/'",
  },
  redirects: {
    test: (value) => isRecord(value) && Object.values(value).every(isText),
    expected: 'an object with the new path or URL of each former path',
    example: "{ '/old': '/new' }",
  },
  files: {
    test: Array.isArray,
    expected: 'a list of files',
    example: "await collectFiles('public')",
    items: {
      test: isRecord,
      expected: 'an object with a path, and a body of text or bytes',
      example: "{ path: 'robots.txt', body: 'User-agent: *' }",
      properties: {
        path: { ...anyText, example: "'robots.txt'", isRequired: true },
        body: {
          test: (value) => typeof value === 'string' || value instanceof Uint8Array,
          expected: 'text or bytes',
          example: "'User-agent: *'",
          isRequired: true,
        },
      },
    },
  },
  fileNames: {
    test: (value) => ['page', 'folder', 'both'].includes(String(value)),
    expected: "'page', 'folder' or 'both'",
    example: "'page'",
  },
  shard: {
    test: (value) => {
      const [, number, count] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(String(value)) ?? [];
      return Number(number) <= Number(count);
    },
    expected: 'the number of a part and the number of all parts',
    example: "'2/4' for the second of four",
  },
  threads: {
    test: (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 256,
    expected: 'a whole number from 1 to 256',
    example: '4',
  },
  timeLimit: {
    test: (value) => typeof value === 'number' && value >= 1 && value <= longestTime,
    expected: `a time in milliseconds from 1 to ${longestTime}`,
    example: '30_000',
  },
  onProgress: {
    test: (value) => typeof value === 'function',
    expected: 'a function',
    example: '(done, total) => console.log(done, total)',
  },
  signal: {
    test: (value) => value instanceof AbortSignal,
    expected: 'an AbortSignal',
    example: 'AbortSignal.timeout(60_000)',
  },
};

/**
 * The errors in what options are, so that a mistake in code without types is told before it has an effect. The names of
 * routes and files have checks of their own.
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

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isSiteUrl(value: unknown): boolean {
  return isText(value) && /^https?:\/\/[^?#]*\/$/.test(value) && URL.canParse(value);
}
