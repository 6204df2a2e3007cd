import { runInThisContext } from 'node:vm';
import { expect, it } from 'vitest';
import { collectFiles } from '../../../../../scripts/prerender/files/files';
import { checkOptions, checkUrl } from '../../../../../scripts/prerender/options/checkOptions';

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
  { shard: '10/10', threads: 256, timeLimit: 86_400_000, onProgress: () => undefined },
  { base: undefined, threads: undefined, nothing: undefined },
  ...['strict', 'relaxed', 'none'].map((level) => ({ head: { policy: { level } } })),
  ...['page', 'folder', 'both'].map((fileNames) => ({ fileNames })),
])('%o is accepted', (options) => expect(errorsOf(options)).toEqual([]));

const places = [
  ...['routes', 'routes.0', 'routes.0.path', 'routes.0.module', 'routes.0.headEnd', 'routes.0.policy', 'renderer'],
  ...['routes.0.indexed', 'routes.0.fallback', 'out', 'base', 'head', 'head.css', 'head.scripts', 'head.scripts.0'],
  ...['head.policy', 'head.policy.level', 'head.policy.img-src', 'head.policy.img-src.0', 'template', 'rootId', 'url'],
  ...['client', 'client.directory', 'client.manifest', 'client.entry', 'files', 'files.0', 'files.0.path'],
  ...['files.0.body', 'redirects', 'fileNames', 'shard', 'threads', 'timeLimit', 'onProgress', 'signal'],
];
it.each(places)('the example in the error of %s is accepted', async (place) => {
  const errorsAt = (value: unknown) =>
    errorsOf(Object(place.split('.').reduceRight((inner, key) => (key === '0' ? [inner] : { [key]: inner }), value)));
  const error = errorsAt(null).find((each) => each.includes(' is null: ')) ?? '';
  const [, name, example = ''] = /^option (.+) is null: it must be .+, such as (.+)$/.exec(error) ?? [];
  const here = example.replaceAll('build/client', 'test').replace("'./render.mjs', import.meta.url", 'module');
  const evaluate = runInThisContext(`async (module, manifest, readFile, collectFiles) => (${here})`);
  const accepted = errorsAt(await evaluate(import.meta.url, {}, async () => '{}', collectFiles));

  expect(name).toBe(place.replaceAll('.0', '[0]'));
  expect(accepted).toEqual(errorsAt(null).filter((each) => each !== error)); // others may be missing
});

it.each([
  ['https://www.example.com/', '/repo/', []],
  ['https://www.example.com/repo/', '/repo/', []],
  [undefined, '/repo/', []],
  [
    'https://www.example.com/repo/',
    undefined,
    [
      "option url is 'https://www.example.com/repo/': it must be that of the site's root, and the base is /, such as 'https://www.example.com/'",
    ],
  ],
])('the URL %s and the base %s have the errors %j', (url, base, errors) => {
  expect(checkUrl({ ...(url && { url }), ...(base && { base }) })).toEqual(errors);
});

it.each<[object, string]>([
  [{ routes: [{ path: '/' }, {}] }, "option routes[1].path is missing: it must be a text, such as '/impact'"],
  [{ renderer: './render.mjs' }, "option renderer is './render.mjs': "],
  [{ renderer: new URL('https://www.example.com/render.mjs') }, "option renderer is 'https://www.example.com/"],
  [{ renderer: new URL('file:///missing.mjs') }, "option renderer is 'file:///missing.mjs': "],
  [{ out: '' }, "option out is '': it must be the name of a folder, such as 'dist'"],
  [{ base: '/repo' }, "option base is '/repo': it must be a path with a slash at each end, of letters, "],
  [{ base: '/a//b/' }, "option base is '/a//b/': "],
  [{ base: '/../' }, "option base is '/../': "],
  [{ base: '/"/' }, "option base is '/\"/': "],
  [{ head: { policy: { 'img-src': [['https:']] } } }, "option head.policy.img-src[0] is [ 'https:' ]: "],
  [{ head: { policy: { 'script-src': ['unsafe-eval'] } } }, "option head.policy.script-src[0] is 'unsafe-eval': "],
  [{ head: { policy: { level: 'lax' } } }, "option head.policy.level is 'lax': "],
  [{ client: { ...client, directory: 'biuld' } }, "option client.directory is 'biuld': "],
  [{ client: { ...client, manifest: { a: { file: 'a.js' }, b: {} } } }, 'option client.manifest is { a: { '],
  [{ url: 'https://www.example.com/repo' }, "option url is 'https://www.example.com/repo': it must be the URL "],
  [{ url: 'www.example.com/' }, "option url is 'www.example.com/': "],
  [{ url: 'view-source:https://www.example.com/' }, "option url is 'view-source:https://www.example.com/': "],
  [{ url: 'https://www.example.com/?a/' }, "option url is 'https://www.example.com/?a/': "],
  [{ redirects: [['/old', '/new']] }, "option redirects is [ [ '/old', '/new' ] ]: it must be an object "],
  [{ redirects: { '/a': '/b', '/old': '' } }, "option redirects is { '/a': '/b', '/old': '' }: "],
  [{ fileNames: 'pages' }, "option fileNames is 'pages': it must be 'page', 'folder' or 'both', such as 'page'"],
  ...['0/4', '5/4', '1', '1/0', 'a/b', '1/4/4', '1.5/4'].map((shard): [object, string] => [
    { shard },
    `option shard is '${shard}': it must be the number of a part and the number of all parts, such as '2/4'`,
  ]),
  [{ threads: 0 }, 'option threads is 0: it must be a whole number from 1 to 256, such as 4'],
  [{ threads: 257 }, 'option threads is 257: '],
  [{ threads: '2' }, "option threads is '2': "],
  [{ timeLimit: Number.POSITIVE_INFINITY }, 'option timeLimit is Infinity: '],
  [{ timeLimit: 86_400_001 }, 'option timeLimit is 86400001: it must be a time in milliseconds from 1 to 86400000'],
  [{ timeLimit: 0 }, 'option timeLimit is 0: '],
  [{ timeLimit: '1000' }, "option timeLimit is '1000': "],
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
  const missing = (names: readonly string[]) =>
    names.map((name) => expect.stringContaining(`option ${name} is missing: it must be `));

  expect(checkOptions({}, ['routes', 'renderer', 'out'])).toEqual(missing(['routes', 'renderer', 'out']));
  expect(errorsOf({ client: {}, files: [{}] })).toEqual(
    missing(['client.directory', 'client.manifest', 'client.entry', 'files[0].path', 'files[0].body']),
  );
});

it('shows a long value by its first parts', () => {
  expect(errorsOf({ out: ['a'.repeat(99), [[1]], 3, 4] })).toEqual([
    expect.stringContaining(`out is [ '${'a'.repeat(60)}'... 39 more characters, [ [Array] ], 3, ... 1 more item ]: `),
  ]);
});
