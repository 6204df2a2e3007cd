import { describe, expect, it } from 'vitest';
import { BuildError } from '../../../../scripts/prerender/errors/UserError';
import type { PrerenderOptions } from '../../../../scripts/prerender/options/options';
import { document, failedWith, prerenderOver, previous, renderer } from '../../../support/prerenderOver';

describe('a site that completes its pages once all are rendered', () => {
  it('passes on every document as it was rendered, and takes style and files', async () => {
    const passed: unknown[] = [];
    const { files } = await prerenderOver(previous, {
      head: { css: '.own{top:0}body{left:0}' },
      afterRender(documents) {
        passed.push(...documents);
        return { css: '.more{top:0}html{left:0}', files: [{ path: 'font.woff2', body: 'font' }] };
      },
    });

    expect(passed).toEqual([
      ['/', document('/')],
      ['/impact', document('/impact')],
      ['*', document('/404')],
    ]);
    expect(files['dist/impact.html']).toContain('<style>html{left:0}body{left:0}</style>');
    expect(files['dist/font.woff2']).toBe('font');
  });

  it('reports what is wrong with them all beside the errors of pages', async () => {
    const location = { file: 'src/a.ts', line: 1, column: 1, text: 'a' };
    const dead = { message: 'links to nothing', location };
    const options: Partial<PrerenderOptions> = {
      renderer: renderer("if (path === '/') throw 'broken';"),
      afterRender(documents) {
        throw new BuildError([...documents.keys(), dead]);
      },
    };

    expect(await prerenderOver(previous, options)).toEqual(failedWith('route /: broken', '/impact', '*', dead));
  });

  it('cannot add a file that is there, nor be made of shards', async () => {
    const afterRender = () => ({ files: [{ path: 'index.html', body: '' }] });

    expect(await prerenderOver(previous, { afterRender })).toEqual(
      failedWith('file index.html: route / has this name too: rename or remove one'),
    );
    expect(await prerenderOver(previous, { afterRender: () => ({}), shard: '1/2' })).toEqual(
      failedWith('option afterRender needs all pages, and a shard has only some: build the site as a whole'),
    );
  });

  it('is told what the policy refuses of a page', async () => {
    const options: Partial<PrerenderOptions> = {
      renderer: renderer("if (path === '/') path = '<img src=https://other.example.com/a.jpg>';"),
      head: {},
      afterRender: () => ({}),
    };

    expect(await prerenderOver(previous, options)).toEqual(failedWith(expect.stringMatching(/^route \/: .*img-src/)));
  });
});
