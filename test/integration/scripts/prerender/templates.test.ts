import { describe, expect, it } from 'vitest';
import type { PrerenderOptions } from '../../../../scripts/prerender/options/options';
import { failedWith, prerenderOver, previous, renderer } from '../../../support/prerenderOver';

describe('pages in a template', () => {
  const style = '<style>\r\nb { background: url(https://a.example.com/a.png) }</style>';
  const template = `<html><head><meta charset="utf-8"><title>App</title>${style}</head><body><p id="app"></p></body></html>`;
  const inTemplate = (html: string, options: Partial<PrerenderOptions> = {}) =>
    prerenderOver(previous, {
      renderer: renderer(`return path === '/' ? '<title>Home</title>' : \`${html}\`;`),
      routes: ['/', '/a', '/b', '*'].map((path) => ({ path })),
      template,
      rootId: 'app',
      head: { policy: { 'img-src': ['https://a.example.com'] } },
      ...options,
    });

  it('have their style after that of the template, and before their own tags', async () => {
    const { files } = await inTemplate('<title>Own</title>', { head: { css: 'p{top:0}', policy: { level: 'none' } } });

    expect(files['dist/a.html']).toMatch(/a\.png\) \}<\/style><style>p\{top:0\}<\/style><title>Own/);
  });

  it('may have the style elements of the template, by their hashes, but no others', async () => {
    expect(await inTemplate('')).toMatchObject({ outcome: { summary: { pages: 4 } } });
    expect(await inTemplate('', { head: {} })).toEqual(
      failedWith(expect.stringContaining('the policy refuses https://a.example.com as img-src')),
    );
    expect(await inTemplate('<style>i{}</style>')).toEqual(
      failedWith(expect.stringContaining('the policy refuses style elements that render writes')),
    );
  });
});
