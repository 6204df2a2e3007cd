import { expect, it } from 'vitest';
import { renderPages } from '../../../../scripts/prerender/renderPages';

const renderSite = (render: (path: string) => Promise<string>) =>
  renderPages({
    routes: ['/', '/broken', '*'].map((path) => ({ path, moduleId: 'page.ts', indexed: true })),
    render,
    componentStack: async () => '\n    at Broken',
  });

it('every route is rendered, and the not-found page at a path that no route has', async () => {
  const results = await renderSite(async (path) => `page of ${path}`);
  expect(results.map((result) => result.success && result.html)).toEqual([
    'page of /',
    'page of /broken',
    'page of /404',
  ]);
});

it('a page that throws is told with its message, cause and components, and the others are rendered', async () => {
  const results = await renderSite(async (path) => {
    if (path === '/broken') throw new Error('no heading', { cause: new Error('no words') });
    return 'page';
  });
  expect(results.map((result) => result.success || result.fault)).toEqual([
    true,
    'route /broken: no heading\n  because: no words\n    at Broken',
    true,
  ]);
});

it('a page that ships a fallback is refused', async () => {
  const [result] = await renderSite(async () => '<!--$!--><p>Loading</p><!--/$-->');
  expect(result).toMatchObject({
    success: false,
    fault:
      'route /: a component waits for something that is not there yet: load it before the page is rendered',
  });
});
