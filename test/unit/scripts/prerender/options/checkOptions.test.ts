import { expect, it } from 'vitest';
import { checkOptions } from '../../../../../scripts/prerender/options/checkOptions';

const required = { routes: [{ path: '*' }], renderer: new URL(import.meta.url), out: 'dist' };
const client = { directory: 'test', manifest: { 'entry.ts': { file: 'entry.js' } }, entry: 'entry.ts' };
const errorsOf = (options: object) => checkOptions({ ...required, ...options }, ['routes', 'renderer', 'out']);

it.each<object>([
  {},
  { routes: [{ path: '/', module: 'home.ts', headEnd: '', indexed: false, policy: { 'img-src': [] } }] },
  { renderer: new URL('data:text/javascript,'), base: '/', head: {}, url: 'https://www.example.com/' },
  { base: '/a/b-c/', url: 'http://localhost:3000/repo/', client, redirects: { '/old': '/new' } },
  { head: { css: '', scripts: [], policy: { level: 'relaxed', 'img-src': ['data:'] } }, fileNames: 'folder' },
  { files: ['', new Uint8Array()].map((body) => ({ path: 'a', body })), shard: '1/1', threads: 1, timeLimit: 1 },
  { shard: '4/10', timeLimit: 600_000, onProgress: () => undefined, signal: new AbortController().signal },
  { base: undefined, threads: undefined },
])('%o is accepted', (options) => expect(errorsOf(options)).toEqual([]));

it.each<[object, string]>([
  [
    { routes: 1 },
    "option routes is 1: it must be a list of pages, or an iterable of them, such as [{ path: '/' }, { path: '*' }]",
  ],
  [{ routes: [{ path: '/' }, {}] }, 'option routes[1].path is missing: it must be a text'],
  [{ routes: [{ path: '/', indexed: 'no' }] }, "option routes[0].indexed is 'no': "],
  [{ renderer: './render.mjs' }, "option renderer is './render.mjs': "],
  [{ renderer: new URL('https://www.example.com/render.mjs') }, "option renderer is 'https://www.example.com/"],
  [{ renderer: new URL('file:///missing.mjs') }, "option renderer is 'file:///missing.mjs': "],
  [{ out: '' }, "option out is '': it must be the name of a folder, such as 'dist'"],
  [
    { base: '/repo' },
    "option base is '/repo': it must be a path with a slash at each end, of letters, digits and - . _ ~ %, such as '/repo/'",
  ],
  [{ base: '' }, "option base is '': "],
  [{ base: '/a//b/' }, "option base is '/a//b/': "],
  [{ base: '/"/' }, "option base is '/\"/': "],
  [{ head: 'a{}' }, "option head is 'a{}': "],
  [{ head: { css: 1 } }, 'option head.css is 1: '],
  [{ head: { scripts: 'run()' } }, "option head.scripts is 'run()': "],
  [{ head: { policy: { 'img-src': 'https:' } } }, "option head.policy.img-src is 'https:': "],
  [{ head: { policy: 'relaxed' } }, "option head.policy is 'relaxed': "],
  [
    { head: { policy: { 'script-src': ['unsafe-eval'] } } },
    "option head.policy.script-src[0] is 'unsafe-eval': it must be an origin, a scheme, or a keyword with quotes in the text, such as ",
  ],
  [{ head: { policy: { level: 'lax' } } }, "option head.policy.level is 'lax': "],
  [{ routes: [{ path: '/', policy: { 'img-src': 'data:' } }] }, "option routes[0].policy.img-src is 'data:': "],
  [{ client: 'build' }, "option client is 'build': "],
  [{ client: { ...client, directory: 'biuld' } }, "option client.directory is 'biuld': "],
  [{ client: { ...client, manifest: 'manifest.json' } }, "option client.manifest is 'manifest.json': "],
  [{ client: { ...client, entry: undefined } }, 'option client.entry is missing: '],
  [
    { url: 'https://www.example.com/repo' },
    "option url is 'https://www.example.com/repo': it must be the URL of the site's root, with a slash at its end, such as 'https://www.example.com/repo/'",
  ],
  [{ url: 'www.example.com/' }, "option url is 'www.example.com/': "],
  [{ url: 'https://www.example.com/?a/' }, "option url is 'https://www.example.com/?a/': "],
  [
    { redirects: [['/old', '/new']] },
    "option redirects is [ [ '/old', '/new' ] ]: it must be an object with the new path or URL of each former path, such as { '/old': '/new' }",
  ],
  [{ redirects: { '/old': '' } }, "option redirects is { '/old': '' }: "],
  [{ files: [{ path: 'a' }] }, 'option files[0].body is missing: '],
  [{ fileNames: 'pages' }, "option fileNames is 'pages': it must be 'page', 'folder' or 'both', such as 'page'"],
  ...['0/4', '5/4', '1', '1/0', 'a/b', '1/4/4', '1.5/4'].map((shard): [object, string] => [
    { shard },
    `option shard is '${shard}': it must be the number of a part and the number of all parts, such as '2/4' for the second of four`,
  ]),
  [{ threads: 0 }, 'option threads is 0: it must be a whole number from 1 to 256, such as 4'],
  [{ threads: '2' }, "option threads is '2': "],
  [{ timeLimit: Number.POSITIVE_INFINITY }, 'option timeLimit is Infinity: '],
  [{ timeLimit: 0 }, 'option timeLimit is 0: '],
  [{ onProgress: 'bar' }, "option onProgress is 'bar': "],
  [{ signal: new AbortController() }, 'option signal is AbortController'],
])('%o is an error with its value, what is expected, and an example', (options, message) => {
  const errors = errorsOf(options);

  expect(errors).toHaveLength(1);
  expect(errors[0]?.slice(0, message.length)).toBe(message);
  expect(errors[0]).toContain(': it must be ');
});

it.each<[object, string]>([
  [{ thread: 4 }, 'thread is 4: there is none of that name, choose one of routes, renderer, out, base,'],
  [{ head: { style: '' } }, "head.style is '': there is none of that name, choose one of css, scripts, policy"],
  [
    { head: { policy: { 'frame-ancestors': [] } } },
    'head.policy.frame-ancestors is []: there is none of that name, choose one of level, script-src,',
  ],
  [{ routes: [{ pth: '/' }] }, "routes[0].pth is '/': there is none of that name, choose one of path, module,"],
])('%o has an unknown name: those that are known are told', (options, message) => {
  expect(errorsOf(options)).toEqual([expect.stringContaining(`option ${message}`)]);
});

it('names every option that is missing', () => {
  expect(checkOptions({}, ['routes', 'renderer', 'out'])).toEqual(
    ['routes', 'renderer', 'out'].map((name) => expect.stringContaining(`option ${name} is missing: `)),
  );
});
