import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { optionErrors, rows } from '../../../../scripts/prerender/options';

const required = { routes: [{ path: '*' }], renderer: new URL(import.meta.url), out: 'dist' };
const errorsOf = (given: object) => optionErrors({ ...required, ...given });

it.each<object>([
  { renderer: new URL('data:text/javascript,'), base: undefined, afterRender: () => ({}) },
  { base: '/a/b-c/', url: 'http://localhost:3000/a/b-c/' },
  { client: { directory: 'test', manifest: { 'a.ts': { file: 'a.js', isEntry: true } }, entry: 'a.ts' } },
  { files: [{ path: 'a', body: new Uint8Array() }] },
  { files: [{ path: 'b', source: 'b.pdf' }] },
])('%o is accepted', (given) => expect(errorsOf(given)).toEqual([]));

it('every option that is missing is named, each once', () => {
  const [routes, renderer, out, ...more] = optionErrors({});

  expect([routes, renderer, out].join('\n')).toMatch(/^option routes is .*\noption renderer is .*\noption out is /);
  expect(more).toEqual([]);
});

it.each<[object, RegExp]>([
  [{ routes: [{ path: '/' }, {}] }, /^option routes\.1\.path is undefined: .*string/],
  [{ routes: [{ path: '/', pth: '/' }] }, /^option routes\.0 .*"pth"/],
  [{ thread: 4 }, /^options: .*"thread"/],
  [{ renderer: './render.mjs' }, /^option renderer is '\.\/render\.mjs': it must be the file: URL/],
  [{ renderer: new URL('file:///missing.mjs') }, /^option renderer is 'file:\/\/\/missing\.mjs': .* there/],
  [{ client: { directory: 'biuld', manifest: {}, entry: 'a' } }, /^option client\.directory is 'biuld': .* folder/],
  [{ files: [{ path: 'a' }] }, /^option files\.0 is \{ path: 'a' \}: .*body.*source/],
  [{ policy: { 'script-src': ['unsafe-eval'] } }, /^option policy\.script-src\.0 is 'unsafe-eval': .*scheme/],
  ...['/repo', 'repo/', '/a//b/', '/../', '/"/'].map((base): [object, RegExp] => [{ base }, /^option base is .*slash/]),
  ...['repo', 'http://[/', 'https://a.example/?a/'].map((url): [object, RegExp] => [{ url }, /^option url is .* root/]),
  [{ url: 'https://a.example/site/', base: '/repo/' }, /^option url is .* the base is \/repo\/$/],
])('%o is one error with its value, and with what is expected', (given, message) => {
  expect(errorsOf(given)).toEqual([expect.stringMatching(message)]);
});

it("README's table says what every option means", () => {
  const [, table = ''] =
    /\n## Options\n(.*?)(?=\n## |$)/s.exec(readFileSync('scripts/prerender/README.md', 'utf8')) ?? [];

  expect(table.match(/^\| `.*\|$/gm)).toEqual(
    Object.entries(rows).map(([name, { description }]) => `| \`${name}\` | ${description} |`),
  );
});
