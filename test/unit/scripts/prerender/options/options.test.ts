import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { expect, it } from 'vitest';
import { collectFiles } from '../../../../../scripts/prerender/files/files';
import { options } from '../../../../../scripts/prerender/options/options';
import { checkOptions } from '../../../../../scripts/prerender/options/rules';

const required = { routes: [{ path: '*' }], renderer: new URL(import.meta.url), out: 'dist' };
const client = { directory: 'test', manifest: { 'entry.ts': { file: 'entry.js' } }, entry: 'entry.ts' };
const errorsOf = (given: object) => checkOptions({ ...required, ...given }, options);

it("README's table has every option, and no other", () => {
  const [, table = ''] = /\n## Options\n(.*?)\n\n[^|]/s.exec(readFileSync('scripts/prerender/README.md', 'utf8')) ?? [];
  const rows = Array.from(table.matchAll(/^\| `(\w+)` \|/gm), ([, name]) => name);

  expect(rows).toEqual(Object.keys(options));
});

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
])('%o is accepted', (given) => expect(errorsOf(given)).toEqual([]));

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

it.each<[object, string]>([
  [{ routes: [{ path: '/' }, {}] }, "option routes[1].path is missing: it must be a text, such as '/impact'"],
  [{ renderer: './render.mjs' }, "option renderer is './render.mjs': it must be "],
  [{ renderer: new URL('https://www.example.com/render.mjs') }, "option renderer is 'https://www.example.com/"],
  [{ renderer: new URL('file:///missing.mjs') }, "option renderer is 'file:///missing.mjs': it must be "],
  [{ out: '' }, "option out is '': it must be the name of a folder, such as 'dist'"],
  ...['/repo', 'repo/', '/a//b/', '/../', '/"/'].map((base): [object, string] => [
    { base },
    `option base is '${base}': it must be a path with a slash at each end, of letters, digits and - . _ ~ %, such as '/repo/'`,
  ]),
  [{ head: { policy: { 'img-src': [['https:']] } } }, "option head.policy.img-src[0] is [ 'https:' ]: it must be "],
  [{ head: { policy: { 'script-src': ['unsafe-eval'] } } }, "option head.policy.script-src[0] is 'unsafe-eval': "],
  [{ head: { policy: { level: 'lax' } } }, "option head.policy.level is 'lax': it must be "],
  [{ client: { ...client, directory: 'biuld' } }, "option client.directory is 'biuld': it must be "],
  [{ client: { ...client, manifest: { a: { file: 'a.js' }, b: {} } } }, 'option client.manifest is { a: { '],
  ...['repo', 'www.example.com/', 'view-source:https://www.example.com/', 'https://www.example.com/?a/'].map(
    (url): [object, string] => [{ url }, `option url is '${url}': it must be the URL of the site's root, with a slash`],
  ),
  [{ redirects: [['/old', '/new']] }, "option redirects is [ [ '/old', '/new' ] ]: it must be an object "],
  [{ redirects: { '/a': '/b', '/old': '' } }, "option redirects is { '/a': '/b', '/old': '' }: it must be "],
  [{ fileNames: 'pages' }, "option fileNames is 'pages': it must be 'page', 'folder' or 'both', such as 'page'"],
  ...['0/4', '5/4', '1', '1/0', 'a/b', '1/4/4', '1.5/4'].map((shard): [object, string] => [
    { shard },
    `option shard is '${shard}': it must be the number of a part and the number of all parts, such as '2/4'`,
  ]),
  ...[0, 257, 1.5].map((threads): [object, string] => [
    { threads },
    `option threads is ${threads}: it must be a whole `,
  ]),
  ...[0, 86_400_001, Number.POSITIVE_INFINITY].map((timeLimit): [object, string] => [
    { timeLimit },
    `option timeLimit is ${timeLimit}: it must be a time in milliseconds from 1 to 86400000`,
  ]),
  [{ signal: new AbortController() }, 'option signal is AbortController'],
  [{ thread: 4 }, 'option thread is 4: there is none of that name, choose one of routes, renderer, out, base,'],
  [{ head: { style: '' } }, "option head.style is '': there is none of that name, choose one of css, scripts, policy"],
  [
    { head: { policy: { 'frame-ancestors': [] } } },
    'option head.policy.frame-ancestors is []: there is none of that name, choose one of level, script-src,',
  ],
  [{ routes: [{ pth: '/' }] }, "option routes[0].pth is '/': there is none of that name, choose one of path, module,"],
  [
    { out: ['a'.repeat(99), [[1]], 3, 4] },
    `option out is [ '${'a'.repeat(60)}'... 39 more characters, [ [Array] ], 3, ... 1 more item ]: `,
  ],
])('%o is one error with its value, and with what is expected', (given, message) => {
  expect(errorsOf(given)).toEqual([expect.stringContaining(message)]);
});

it('names every option that is missing', () => {
  const missing = (names: readonly string[]) =>
    names.map((name) => expect.stringContaining(`option ${name} is missing: it must be `));

  expect(checkOptions({}, options)).toEqual(missing(['routes', 'renderer', 'out']));
  expect(errorsOf({ client: {}, files: [{}] })).toEqual(
    missing(['client.directory', 'client.manifest', 'client.entry', 'files[0].path', 'files[0].body']),
  );
});
