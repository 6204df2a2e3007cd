import { expect, it } from 'vitest';
import { UserError } from '../../../../../scripts/prerender/errors/UserError';
import { explainAppError } from '../../../../../scripts/prerender/render/explainAppError';

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

it.each<[string, unknown, string]>([
  ['a message', thrown(new ReferenceError("read 'a' before it is set")), "read 'a' before it is set"],
  [
    'its causes',
    thrown(new TypeError('no heading', { cause: new Error('no words') })),
    'no heading\n  because: no words',
  ],
  ['what the user can do', new UserError('choose another folder'), 'choose another folder'],
  ['what was thrown, if it is no error', 'no error', 'no error'],
  [
    'the lines of the project, the exact one before that of its component',
    Object.assign(thrown(new Error('broken'), 'src/a.js', 'node_modules/react/a.js'), {
      componentStack: '\n    at run (/src/a.js:9:9)\n    at Impact',
    }),
    'broken\n    at run (src/a.js:1:1)\n    at Impact',
  ],
  [
    'the line in a package that calls nothing of the project',
    thrown(new Error('broken'), 'node_modules/gallery/a.js', 'node_modules/react/a.js'),
    'broken\n    at run (node_modules/gallery/a.js:1:1)',
  ],
])('an error is explained by %s', (_, error, explanation) => {
  expect(explainAppError(error)).toBe(explanation);
});
