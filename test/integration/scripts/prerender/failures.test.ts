import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { describe, expect, it, onTestFinished } from 'vitest';
import { explainError } from '../../../../scripts/prerender/index.ts';
import { failed, failedWith, prerenderOver, previous, renderer } from '../../../support/prerenderOver';
import { writeSite } from '../../../support/writeSite';

const written = async (module: string) => pathToFileURL(join(await writeSite({ 'render.mjs': module }), 'render.mjs'));

describe('nothing is published, and nothing left behind, if', () => {
  it('routes, files, redirects and pages have errors: all are reported', async () => {
    expect(
      await prerenderOver(previous, {
        routes: ['/', 'a', '*'].map((path) => ({ path })),
        files: ['index.html', '../a'].map((path) => ({ path, body: '' })),
        redirects: { '/old': '/nwe' },
        renderer: renderer("if (path === '/404') throw 'broken';"),
      }),
    ).toEqual(
      failedWith(
        expect.stringMatching(/^route a: /),
        expect.stringMatching(/^file \.\.\/a: /),
        expect.stringMatching(/^file index\.html and route \/ are written/),
        expect.stringMatching(/^redirect \/old: /),
        'route *: broken',
      ),
    );
  });

  it('a page names a module that the bundle lacks', async () => {
    const manifest = { 'entry.ts': { file: 'entry.js' } };
    const client = { directory: await writeSite({ 'entry.js': '' }), manifest, entry: 'entry.ts' };

    expect(
      await prerenderOver(previous, { routes: [{ path: '/', module: 'fees.ts' }, { path: '*' }], client }),
    ).toEqual(failedWith(expect.stringContaining('fees.ts is not in the client manifest')));
  });

  it.each(['www.example.com/', 'https://www.example.com/repo'])('the URL of the site is %s', async (url) => {
    expect(await prerenderOver(previous, { url })).toEqual(
      failed(expect.objectContaining({ message: expect.stringContaining(`url ${url} is not absolute, or does not`) })),
    );
  });

  it('a file cannot be written: the build says why', async () => {
    const files = [{ path: 'a.txt', source: 'missing.txt' }];

    expect(await prerenderOver(previous, { files })).toEqual(
      failed(expect.objectContaining({ message: expect.stringMatching(/a\.txt could not be written/) })),
    );
  });

  it('a page runs out of memory: it is named, and no other', async () => {
    setFlagsFromString('--max-old-space-size=256'); // for threads started from now on: gigabytes take long to fill
    onTestFinished(() => setFlagsFromString('--max-old-space-size=0'));
    // Fractions, which the garbage collector need not scan, so that memory runs out in seconds.
    const fill = "for (const kept = []; path === '/impact'; ) kept.push(new Array(200_000).fill(kept.length + 0.5));";

    expect(await prerenderOver(previous, { renderer: renderer(fill), timeLimit: 60_000 })).toEqual(
      failedWith(expect.stringMatching(/^route \/impact: ended its thread: .* memory limit/)),
    );
  });

  const uncaught = 'nothing awaited or caught an error: broken';
  it.each([
    ['waits', 'return new Promise(() => undefined);', 'took longer than 1.5 s'],
    ['ends its process', 'process.exit(1);', 'process.exit .*\\n {4}at render .*mjs:3:13\\)$'],
    ['rejects', "Promise.reject(new Error('broken'));", `${uncaught}\\n {4}at render .*mjs:3:20\\)$`],
    ['throws late', "setTimeout(() => { throw new Error('broken'); }, 100);", uncaught],
    ['rejects and waits', "Promise.reject(new Error('broken')); return new Promise(() => undefined);", uncaught],
  ])('a page %s: it is named, and no other', async (_, statements, message) => {
    const module = `export function render(path) {
  if (path === '/impact') {
    ${statements}
  }
  const html = '<html><head><meta charset="utf-8"></head></html>';
  return path === '/404' ? new Promise((resolve) => setTimeout(resolve, 500, html)) : html;
}`;

    expect(await prerenderOver(previous, { renderer: await written(module), timeLimit: 1500 })).toEqual(
      failedWith(expect.stringMatching(new RegExp(`^route /impact: ${message}`))),
    );
  });

  it('a page waits, and an earlier one leaves errors behind: both are named', async () => {
    const leave = "if (path === '/') setInterval(() => { throw new Error('broken'); }, 300);";
    const wait = "if (path === '/impact') return new Promise(() => undefined);";

    expect(await prerenderOver(previous, { renderer: renderer(leave + wait), timeLimit: 1000 })).toEqual(
      failedWith(expect.stringMatching(/^route \/: nothing/), expect.stringMatching(/^route \/impact: took longer/)),
    );
  });

  it.each([
    ['a document with a status', '{ html: path, status: 404 }', 'object'],
    ['nothing', 'undefined', 'undefined'],
    ['a component that suspended', "'<!--$!-->Wait<!--/$-->'", 'suspended'],
  ])('the not-found page is %s', async (_, value, named) => {
    const options = { renderer: renderer(`if (path === '/404') return ${value};`) };

    expect(await prerenderOver(previous, options)).toEqual(
      failedWith(expect.stringMatching(new RegExp(`^route \\*: .*${named}`))),
    );
  });

  it.each([
    ['throws', 'throw new Error("broken");', 10_000, 'cannot be loaded\n  because: broken\n    at .*:3:7'],
    ['ends its process', 'process.exit(0);', 10_000, 'cannot be loaded\n  because: process.exit .*\n    at'],
    ['loops', 'for (;;);', 100, 'took longer than 0.6 s'],
    ['waits', 'await new Promise(() => undefined);', 100, 'took longer than 0.6 s'],
  ])('the renderer %s as it is loaded', async (_, statement, timeLimit, message) => {
    const module = `export const render = () => '';\n\n${statement}`;
    const { outcome, files } = await prerenderOver(previous, { renderer: await written(module), timeLimit });

    expect(explainError(Object(outcome).error)).toMatch(new RegExp(`^the renderer file:.*render\\.mjs ${message}`));
    expect(files).toEqual(previous);
  });

  it('the renderer exports no render', async () => {
    const { outcome } = await prerenderOver(previous, { renderer: new URL('data:text/javascript,') });
    expect(explainError(Object(outcome).error)).toMatch(/^the renderer data:.* "render"/);
  });
});
