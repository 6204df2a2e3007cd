import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { markName } from '../../../../scripts/prerender/output';
import { type PrerenderOptions, prerender } from '../../../../scripts/prerender/prerender';
import { markAsPublished } from '../../../support/markAsPublished';
import { readTexts } from '../../../support/readTexts';
import { writeSite } from '../../../support/writeSite';

const document = (body: string) => `<html><head><meta charSet="utf-8"/></head><body>${body}</body></html>`;
const render = (path: string) => document(path);
const routes = ['/', '/impact', '*'].map((path) => ({ path }));

const former = { 'dist/index.html': 'former' };

/** Prerenders over a former site; gives what came of it, and what is then in the folder. */
async function prerenderOver(
  before: Readonly<Record<string, string>>,
  options: Partial<PrerenderOptions> = {},
) {
  const directory = await writeSite(before);
  markAsPublished(join(directory, 'dist'));
  const outcome = await prerender({
    routes,
    renderer: { render },
    out: join(directory, 'dist'),
    ...options,
  }).then(
    (summary) => ({ summary }),
    (error: unknown) => ({ error }),
  );
  const { [`dist/${markName}`]: _, ...files } = await readTexts(directory);
  return { outcome, files };
}

/** What a build that fails in some way tells, and leaves. */
const failed = (error: unknown) => ({ outcome: { error }, files: former });

describe('a site', () => {
  it('is a file for each route, and the other files', async () => {
    const { files } = await prerenderOver({}, { files: [{ path: 'robots.txt', body: 'welcome' }] });

    expect(files).toEqual({
      'dist/index.html': document('/'),
      'dist/impact.html': document('/impact'),
      'dist/404.html': document('/404'),
      'dist/robots.txt': 'welcome',
    });
  });

  it('replaces all of the former', async () => {
    const { files } = await prerenderOver({ ...former, 'dist/old/page.html': 'former' });

    expect(Object.keys(files).sort()).toEqual(['dist/404.html', 'dist/impact.html', 'dist/index.html']);
  });

  it('has its files under both their names where that is asked for', async () => {
    const { files } = await prerenderOver({}, { fileNames: 'both' });

    expect(files['dist/impact/index.html']).toBe(files['dist/impact.html']);
  });

  it('has its additions in every head', async () => {
    const { files } = await prerenderOver(
      {},
      { headStart: '<style></style>', routes: [{ path: '*', headEnd: '<script></script>' }] },
    );

    expect(files['dist/404.html']).toContain(
      '<meta charSet="utf-8"/><style></style><script></script></head>',
    );
  });
});

it('counts the pages and the files of the site', async () => {
  const { outcome } = await prerenderOver(former, {
    files: [{ path: 'robots.txt', body: '' }],
    fileNames: 'both',
  });

  expect(outcome).toEqual({ summary: { pages: 3, threads: 1, files: 5 } });
});

it('publishes nothing if a file of it has vanished', async () => {
  const directory = await writeSite({});
  const renderer = {
    render: async (path: string) => {
      if (path === '/404') await rm(join(directory, 'dist.prerender-staging/index.html'));
      return render(path);
    },
  };
  const manyPages = Array.from({ length: 40 }, (_, index) => ({ path: `/page-${index}` }));

  await expect(
    prerender({
      routes: [{ path: '/' }, ...manyPages, { path: '*' }],
      renderer,
      out: join(directory, 'dist'),
    }),
  ).rejects.toThrow('holds 41 files, but the build wrote 42');
  expect(await readTexts(directory)).toEqual({});
});

it('tells how many pages are done, to the last', async () => {
  const onProgress = vi.fn();
  await prerenderOver({}, { onProgress });

  expect(onProgress).toHaveBeenLastCalledWith(3, 3);
});

describe('nothing is published, and no litter left, where', () => {
  it('routes and files are wrong: all is told before any page is rendered', async () => {
    const spy = vi.fn(render);
    const files = [{ path: 'index.html', body: '' }];
    const routes = ['/', '/Impact', '*'].map((path) => ({ path }));

    expect(await prerenderOver(former, { routes, files, renderer: { render: spy } })).toEqual(
      failed(
        expect.objectContaining({
          name: 'BuildError',
          diagnostics: [
            expect.stringMatching(/^route \/Impact: /),
            'file index.html: route / has this name too: rename or remove one',
          ],
        }),
      ),
    );
    expect(spy).not.toHaveBeenCalled();
  });

  it('pages fail: all are told', async () => {
    const renderer = {
      render: (path: string) => {
        if (path === '/') return render(path);
        throw new Error('broken');
      },
    };

    expect(await prerenderOver(former, { renderer })).toEqual(
      failed(
        expect.objectContaining({
          name: 'BuildError',
          diagnostics: ['route *: broken', 'route /impact: broken'],
        }),
      ),
    );
  });

  it('a page is not rendered within the limit', async () => {
    const renderer = {
      render: (path: string) => (path === '/' ? new Promise<never>(() => undefined) : render(path)),
    };

    expect(await prerenderOver(former, { renderer, timeLimit: 10 })).toEqual(
      failed(
        expect.objectContaining({
          diagnostics: ['route /: was not rendered within 0.01 s: what does it wait for?'],
        }),
      ),
    );
  });

  it('the renderer cannot be loaded', async () => {
    const renderer = new URL('file:///missing.mjs');

    expect(await prerenderOver(former, { renderer })).toEqual(
      failed(expect.objectContaining({ message: expect.stringContaining('file:///missing.mjs cannot be') })),
    );
  });

  it('a file cannot be written', async () => {
    // A file, and a folder of the same name.
    const files = [{ path: 'index.html/a.txt', body: '' }];

    expect(await prerenderOver(former, { files })).toEqual(failed(expect.any(Error)));
  });

  it('the work is ended before it begins', async () => {
    const spy = vi.fn(render);
    const signal = AbortSignal.abort('enough');

    expect(await prerenderOver(former, { signal, renderer: { render: spy } })).toEqual(failed('enough'));
    expect(spy).not.toHaveBeenCalled();
  });

  it.each([
    ['the first page', '/'],
    ['the last', '/404'],
  ])('the work is ended at %s', async (_, last) => {
    const controller = new AbortController();
    const renderer = {
      render: (path: string) => {
        if (path === last) controller.abort('enough');
        return render(path);
      },
    };

    expect(await prerenderOver(former, { renderer, signal: controller.signal })).toEqual(failed('enough'));
  });
});
