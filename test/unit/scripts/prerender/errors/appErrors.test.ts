import { expect, it } from 'vitest';
import { explainAppError } from '../../../../../scripts/prerender/errors/appErrors';
import { UserError } from '../../../../../scripts/prerender/errors/UserError';

/** An error with the files of its stack, from the top. */
const thrown = <Thrown extends Error>(error: Thrown, ...files: readonly string[]) => {
  error.stack = [String(error), ...files.map((file) => `    at run (${process.cwd()}/${file}:1:1)`)].join('\n');
  return error;
};
const lacking = (name: string) => new ReferenceError(`${name} is not defined`);
const map = 'node_modules/leaflet/src/leaflet.js';

it.each([
  [
    'in the app',
    thrown(lacking('window'), 'src/App.jsx', 'node_modules/react-dom/server.js'),
    /^window is not defined: import it, or give it with define .*; if only browsers define it, use it in an effect, .*\n +at run \(src\/App\.jsx:1:1\)$/,
  ],
  [
    'in a package, as it is loaded',
    thrown(lacking('window'), map),
    /^window is not defined: leaflet needs it, .* lazy\(\(\) => import\(.*\)\), .* effect .* ssr: \{ external: \['leaflet'\] \} .* define\n +at run \(node_modules\/leaflet\/src\/leaflet\.js:1:1\)$/,
  ],
  [
    'in a package that the app calls',
    thrown(lacking('document'), 'node_modules/a/node_modules/@b/c/index.js', 'src/App.jsx'),
    /^document is not defined: @b\/c needs it, .*\n +at run \(node_modules\/a.*\n? *at run \(src\/App|@b\/c needs it/,
  ],
  [
    'of CommonJS',
    thrown(lacking('__dirname'), 'node_modules/tables/index.js'),
    /^__dirname is not defined: let Node load tables by itself, with ssr: \{ external: \['tables'\] \} in Vite's configuration\n/,
  ],
])('what Node lacks %s comes with who needs it, and with what to do', (_, error, explanation) => {
  expect(explainAppError(error)).toMatch(explanation);
});

it('an address without a host comes with how to read its file', async () => {
  const remedy = 'Node knows no host for /posts.json: import the file, or read it with readFile of node:fs/promises';

  expect(explainAppError(await fetch('/posts.json').catch((error) => error))).toContain(remedy);
  expect(
    explainAppError(await new Promise((_, reject) => reject(new URL('/posts.json'))).catch((error) => error)),
  ).toContain(remedy);
});

it.each([
  [new ReferenceError("read 'a' before it is set"), "read 'a' before it is set"],
  [new TypeError('a is not a function'), 'a is not a function'],
  [new UserError('choose another folder'), 'choose another folder'],
  ['no error', 'no error'],
])('%s comes without advice', (error, explanation) => {
  expect(explainAppError(error).split('\n')[0]).toBe(explanation);
});
