import { inspect } from 'node:util';
import { checkPolicy, type Policy } from './policy.ts';
import type { PrerenderOptions } from './prerender.ts';

/** What an option must be. */
interface Rule {
  readonly test: (value: unknown) => boolean;
  /** The same in words. */
  readonly expected: string;
  /** A valid value, as it is written in code. */
  readonly example: string;
  /** What each item of a list must be. */
  readonly items?: Rule;
  /** What is wrong within a value that passes. */
  readonly inside?: (value: unknown) => string[];
}

/** The longest time that a timer can wait, in milliseconds: https://nodejs.org/api/timers.html */
const longestTime = 2 ** 31 - 1;

const text = { test: isText, expected: 'a text that is not empty' };

const rules: { readonly [Name in keyof PrerenderOptions]-?: Rule } & Readonly<Record<string, Rule>> = {
  routes: {
    test: Array.isArray, // from what gives them one after the other, a list is made before
    expected: 'a list of pages, or an iterable of them',
    example: "[{ path: '/' }, { path: '*' }]",
    items: {
      test: (page) =>
        isRecord(page) &&
        typeof page.path === 'string' &&
        isOptional(page.module, 'string') &&
        isOptional(page.headEnd, 'string') &&
        (page.policy === undefined || isPolicy(page.policy)) &&
        isOptional(page.indexed, 'boolean') &&
        isOptional(page.fallback, 'boolean'),
      expected:
        'an object with a path, and perhaps the texts module and headEnd, a policy, and indexed and fallback, true or false',
      example: "{ path: '/impact' }",
    },
  },
  renderer: {
    test: (value) => value instanceof URL && /^(?:file|data):$/.test(value.protocol),
    expected: 'the file: URL of a module',
    example: "new URL('./render.mjs', import.meta.url)",
  },
  out: { ...text, expected: 'the name of a folder', example: "'dist'" },
  base: {
    test: (value) => isText(value) && /^\/(?:(?!\.{1,2}\/)[\w.~%-]+\/)*$/.test(value),
    expected: 'a path with a slash at each end, of letters, digits and - . _ ~ %',
    example: "'/repo/'",
  },
  head: { test: isRecord, expected: 'an object', example: "{ css: 'body { margin: 0 }' }" },
  'head.css': {
    test: (value) => typeof value === 'string',
    expected: 'a text',
    example: "'a { color: red }'",
  },
  'head.scripts': {
    test: isTextList,
    expected: 'a list of scripts, each a text',
    example: "['document.documentElement.dataset.js = 1']",
  },
  'head.policy': {
    test: isPolicy,
    expected: 'an object with a level, or a list of sources for each directive, or both',
    example: "{ level: 'relaxed', 'img-src': ['https://tiles.example.com'] }",
    inside: (value) => (isPolicy(value) ? checkPolicy(value) : []),
  },
  template: {
    ...text,
    expected: "the text of the app's index.html",
    example: "await readFile('build/client/index.html', 'utf8')",
  },
  client: {
    test: isRecord,
    expected: 'an object with directory, manifest and entry',
    example: "{ directory: 'build/client', manifest, entry: 'src/entry-client.tsx' }",
  },
  'client.directory': { ...text, expected: 'the folder of the client bundle', example: "'build/client'" },
  'client.manifest': {
    test: (value) =>
      isRecord(value) && Object.values(value).every((chunk) => isRecord(chunk) && isText(chunk.file)),
    expected: "Vite's manifest, as an object",
    example: "JSON.parse(await readFile('build/client/.vite/manifest.json', 'utf8'))",
  },
  'client.entry': {
    ...text,
    expected: 'the key of a module in the manifest',
    example: "'src/entry-client.tsx'",
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
      test: (file) =>
        isRecord(file) &&
        typeof file.path === 'string' &&
        (typeof file.body === 'string' || file.body instanceof Uint8Array),
      expected: 'an object with a path, and a body of text or bytes',
      example: "{ path: 'robots.txt', body: 'User-agent: *' }",
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

/** The names of all options. */
export const optionNames: readonly string[] = Object.keys(rules).filter((name) => !name.includes('.'));

/** The errors in options, by the name of the option, such as `head.css`. */
export type OptionErrors = ReadonlyMap<string, readonly string[]>;

/**
 * Checks what options are, so that a mistake in code without types is told before it has an effect. The names of routes
 * and files have checks of their own.
 * @param required the options that must be given.
 * @param names the options that may be given.
 */
export function checkOptions(
  options: object,
  required: readonly string[],
  names: readonly string[] = optionNames,
): OptionErrors {
  const unknown = Object.keys(options)
    .filter((name) => !names.includes(name))
    .map((name): [string, string[]] => [name, [`option ${name}: choose one of ${names.join(', ')}`]]);
  const wrong = Object.entries(rules).map(([name, rule]): [string, string[]] => {
    const value = readOption(options, name);
    if (value !== undefined) return [name, valueErrors(name, value, rule)];
    return [name, isMissing(options, name, required) ? [`option ${name} is missing: ${mustBe(rule)}`] : []];
  });
  return new Map([...unknown, ...wrong].filter(([, errors]) => errors.length > 0));
}

function valueErrors(name: string, value: unknown, rule: Rule): string[] {
  if (!rule.test(value)) return [`option ${name} is ${show(value)}: ${mustBe(rule)}`];
  const { items, inside } = rule;
  if (inside) return inside(value);
  if (!items || !Array.isArray(value)) return [];
  return value.flatMap((item, index) => valueErrors(`${name}[${index}]`, item, items));
}

function mustBe({ expected, example }: Rule): string {
  return `it must be ${expected}, such as ${example}`;
}

/** The value of an option, or of an option in it: `head.css`. */
function readOption(options: object, name: string): unknown {
  return name.split('.').reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), options);
}

/** A bundle needs all that describes it. */
function isMissing(options: object, name: string, required: readonly string[]): boolean {
  return required.includes(name) || (name.startsWith('client.') && isRecord(readOption(options, 'client')));
}

function show(value: unknown): string {
  return inspect(value, {
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

function isTextList(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function isPolicy(value: unknown): value is Policy {
  if (!isRecord(value)) return false;
  const { level = '', ...sources } = value;
  return typeof level === 'string' && Object.values(sources).every(isTextList);
}

function isOptional(value: unknown, type: 'string' | 'boolean'): boolean {
  return value === undefined || typeof value === type;
}

function isSiteUrl(value: unknown): boolean {
  return isText(value) && /^https?:\/\/[^?#]*\/$/.test(value) && URL.canParse(value);
}
