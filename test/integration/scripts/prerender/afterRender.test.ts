import { describe, expect, it } from 'vitest';
import { BuildError, type PrerenderOptions } from '../../../../scripts/prerender/index.ts';
import { document, failedWith, prerenderOver, previous, renderer } from '../../../support/prerenderOver';

describe('a site that completes its pages once all are rendered', () => {
  it('passes on every document as it was rendered, and the other files, and accepts CSS and more files', async () => {
    const passed: unknown[] = [];
    const { files, outcome } = await prerenderOver(previous, {
      files: [{ path: 'plan.pdf', body: 'plan' }],
      url: 'https://www.example.com/',
      afterRender(documents, files) {
        passed.push(...documents, ...files.map(({ path }) => path));
        return { css: 'html{left:0}', files: [{ path: 'font.woff2', body: 'font' }] };
      },
    });

    expect(passed).toEqual([...['/', '/impact', '/404'].map(document), ...['plan.pdf', 'sitemap.xml', 'robots.txt']]);
    expect(files['dist/impact.html']).toContain('<style>html{left:0}</style>');
    expect(files['dist/font.woff2']).toBe('font');
    expect(outcome).toMatchObject({ summary: { files: 7 } });
  });

  it('reports what is wrong with them all beside the errors of pages', async () => {
    const dead = { message: 'links to nothing', location: { file: 'src/a.ts', line: 1, column: 1, text: 'a' } };
    const options: Partial<PrerenderOptions> = {
      renderer: renderer("if (path === '/') throw 'broken';"),
      afterRender(documents) {
        throw new BuildError([...documents, dead]);
      },
    };

    expect(await prerenderOver(previous, options)).toEqual(
      failedWith('route /: broken', document('/impact'), document('/404'), dead),
    );
  });

  it('cannot add a file that is there', async () => {
    const afterRender = () => ({ files: [{ path: 'index.html', body: '' }] });
    expect(await prerenderOver(previous, { afterRender })).toEqual(
      failedWith(expect.stringMatching(/^file index\.html: route \/ is written/)),
    );
  });
});
