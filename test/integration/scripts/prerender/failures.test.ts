import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { explainError } from '../../../../scripts/prerender/errors/UserError';
import type { Routes } from '../../../../scripts/prerender/options/options';
import { prerender } from '../../../../scripts/prerender/prerender';
import { listPages } from '../../../../scripts/prerender/render/threads';
import { failed, failedWith, prerenderOver, previous, renderer, routes } from '../../../support/prerenderOver';
import { markAsPublished, readTexts, writeSite } from '../../../support/writeSite';

describe('nothing is published, and nothing left behind, if', () => {
  it('routes, files, redirects and pages have errors: all are reported', async () => {
    expect(
      await prerenderOver(previous, {
        routes: ['/', '/a?b', '*'].map((path) => ({ path })),
        files: [{ path: 'index.html', body: '' }],
        redirects: { '/old': '/nwe' },
        renderer: renderer("if (path === '/404') throw 'broken';"),
      }),
    ).toEqual(
      failedWith(
        expect.stringMatching(/^route \/a\?b: /),
        'file index.html: route / has this name too: rename or remove one',
        expect.stringMatching(/^redirect \/old: /),
        'route *: broken',
      ),
    );
  });

  it('options are wrong: all are reported, with their values', async () => {
    const options = { routes: '/' as unknown as Routes, base: '/repo', threads: 0 };

    expect(await prerenderOver(previous, options)).toEqual(
      failedWith(
        expect.stringMatching(/^option routes is '\/': it must be a list of pages/),
        expect.stringMatching(/^option base is '\/repo': it must be .*, such as '\/repo\/'$/),
        expect.stringMatching(/^option threads is 0: it must be .*, such as 4$/),
      ),
    );
  });

  it('pages have what the policy refuses: it is named once, with the pages, but not those that allow it', async () => {
    const statements = `path = '<img src="https://a.example.com/' + path + '">';`;
    const allowing = { path: '*', policy: { 'img-src': ['https://a.example.com'] } };

    expect(
      await prerenderOver(previous, {
        routes: [...routes.slice(0, 2), allowing],
        renderer: renderer(statements),
        head: {},
      }),
    ).toEqual(
      failedWith(
        expect.stringMatching(
          /^routes \/, \/impact: the policy refuses https:\/\/a\.example\.com as img-src: .*\n {4}<img src="https:\/\/a\.example\.com\/\/">$/,
        ),
      ),
    );
  });

  it('a page cannot be written: the build stops and says why', async () => {
    const directory = await writeSite(previous);
    const out = join(directory, 'dist');
    markAsPublished(out);
    const onProgress = () => mkdirSync(`${out}.prerender-staging/impact.html`, { recursive: true });

    await expect(prerender({ routes, renderer: renderer(), out, onProgress })).rejects.toThrow(
      /impact\.html could not be written: check the disk/,
    );
    expect(await readTexts(directory)).toMatchObject(previous);
    expect(existsSync(`${out}.prerender-staging`)).toBe(false);
  });

  const tookTooLong = 'took longer than 1.5 s: it loops, or waits for something that never comes. ';
  const broken = "throw Object.assign(new Error('broken'), { stack, componentStack: '    at Page' + path });";
  it.each<[string, string, readonly unknown[]]>([
    [
      'one component breaks many: one error has their number and the first few',
      "if (path === '/page-7') throw 'other'; if (path !== '/404') throw 'broken';",
      ['1,999 routes, /page-0, /page-1, /page-2 and others: broken', 'route /page-7: other'],
    ],
    [
      'one line throws below different components: one error has the components of the first page',
      `const stack = 'Error: broken\\n    at Footer (/site/Footer.jsx:7:19)'; ${broken}`,
      [expect.stringMatching(/^2,001 routes, .*: broken\n {4}at Footer \(.*Footer\.jsx:7:19\)\n {4}at Page\/page-0$/)],
    ],
    [
      'page after page ends its thread: the others are not tried',
      'for (;;);',
      [
        expect.stringContaining(`5 routes, /page-0, /page-1, /page-2 and others: ${tookTooLong}`),
        '1996 more not tried: fix these first',
      ],
    ],
  ])('of 2,001 pages %s', async (_, statements, errors) => {
    const pages = Array.from({ length: 2000 }, (_, index) => ({ path: `/page-${index}` }));
    const options = { routes: [...pages, { path: '*' }], renderer: renderer(statements), threads: 1, timeLimit: 1500 };

    expect((await prerenderOver(previous, options)).outcome).toMatchObject({ error: { diagnostics: errors } });
  });

  const uncaught = 'nothing awaited or caught an error: broken';
  it.each([
    ['loops', 'for (;;);', tookTooLong],
    ['waits', 'return new Promise(() => undefined);', tookTooLong],
    [
      'ends its process',
      'process.exit(1);',
      'process.exit would end the build: remove the call\\n {4}at render .*mjs:3:13\\)$',
    ],
    ['rejects', "Promise.reject(new Error('broken'));", `${uncaught}\\n {4}at render .*mjs:3:20\\)$`],
    ['rejects late', "setTimeout(() => Promise.reject(new Error('broken')), 100);", uncaught],
    ['throws late', "setTimeout(() => { throw new Error('broken'); }, 100);", uncaught],
    ['rejects and waits', "Promise.reject(new Error('broken')); return new Promise(() => undefined);", uncaught],
  ])('a page %s: it is named, and no other', async (_, statements, message) => {
    const directory = await writeSite({
      'render.mjs': `export function render(path) {
  if (path === '/impact') {
    ${statements}
  }
  const html = '<html><head><meta charset="utf-8"></head></html>';
  return path === '/404' ? new Promise((resolve) => setTimeout(resolve, 500, html)) : html;
}`,
    });
    const render = pathToFileURL(join(directory, 'render.mjs'));

    expect(await prerenderOver(previous, { renderer: render, threads: 1, timeLimit: 1500 })).toEqual(
      failedWith(expect.stringMatching(new RegExp(`^route /impact: ${message}`))),
    );
  });

  it.each([
    ['throws', 'throw new Error("broken");', 'cannot be loaded\n  because: broken\n    at .*:3:7'],
    [
      'ends its process',
      'process.exit(0);',
      'cannot be loaded\n  because: process.exit would end the build: .*\n    at',
    ],
    ['loops', 'for (;;);', 'took longer than 4.8 s: it loops, or waits'],
    ['waits', 'await new Promise(() => undefined);', 'took longer than 4.8 s: it loops, or waits'],
    ['has a syntax error', 'function (', 'cannot be loaded\n  because: Function statements require a function name'],
  ])('the renderer %s as it is loaded', async (_, statement, message) => {
    const file = join(
      await writeSite({ 'render.mjs': `export const render = () => '';\n\n${statement}` }),
      'render.mjs',
    );
    const { outcome, files } = await prerenderOver(previous, { renderer: pathToFileURL(file), timeLimit: 800 });

    expect(explainError(Object(outcome).error)).toMatch(new RegExp(`^the renderer file:.*render\\.mjs ${message}`));
    expect(files).toEqual(previous);
  });

  it.each([
    ['before it begins', 0],
    ['at the first page', 1],
    ['at the last', 3],
  ])('the build is aborted %s', async (_, last) => {
    const controller = new AbortController();
    const onProgress = (done: number) => done === last && controller.abort('enough');
    if (last === 0) controller.abort('enough');

    expect(await prerenderOver(previous, { signal: controller.signal, onProgress })).toEqual(failed('enough'));
  });

  it('the build is aborted while a page loops', async () => {
    const signal = AbortSignal.timeout(500);

    expect(await prerenderOver(previous, { signal, renderer: renderer('for (;;);') })).toEqual(
      failed(expect.objectContaining({ name: 'TimeoutError' })),
    );
  });
});

it.each([
  ['throw', "throw new Error('broken');", 'paths: broken\n    at paths \\('],
  ['wait', 'return new Promise(() => undefined);', 'paths: took longer than 4.8 s: it loops, or waits'],
])('paths that %s are an error that says so', async (_, statement, message) => {
  const app = new URL(`data:text/javascript,export const render = () => '', paths = () => { ${statement} }`);

  await expect(listPages(app, { timeLimit: 800 })).rejects.toThrow(new RegExp(`^${message}`));
});
