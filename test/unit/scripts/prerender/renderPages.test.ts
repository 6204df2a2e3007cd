import { expect, it } from 'vitest';
import { renderPages } from '../../../../scripts/prerender/renderPages';
import type { Site } from '../../../../scripts/prerender/Site';

const route = (path: string) => ({ path, moduleId: 'src/page.ts', indexed: true });

const renderAll = (paths: readonly string[], site: Partial<Site> = {}) =>
  renderPages({
    routes: paths.map(route),
    render: async (path) => `<p>${path}</p>`,
    componentStack: async () => undefined,
    ...site,
  });

it('renders every route', async () => {
  expect(await renderAll(['/', '/impact'])).toEqual([
    { success: true, route: route('/'), html: '<p>/</p>' },
    { success: true, route: route('/impact'), html: '<p>/impact</p>' },
  ]);
});

it('renders the not-found page at a path that no route has', async () => {
  expect(await renderAll(['*'])).toEqual([{ success: true, route: route('*'), html: '<p>/404</p>' }]);
});

it('tells the page that throws with its component stack, and renders the others', async () => {
  const results = await renderAll(['/', '/impact', '/cases'], {
    render: async (path) => {
      if (path === '/impact') throw new Error('no such area');
      return `<p>${path}</p>`;
    },
    componentStack: async (path) => `\n    at Area, rendering ${path}\n    at Impact`,
  });

  expect(results).toEqual([
    { success: true, route: route('/'), html: '<p>/</p>' },
    {
      success: false,
      route: route('/impact'),
      fault: 'route /impact: no such area\n    at Area, rendering /impact\n    at Impact',
    },
    { success: true, route: route('/cases'), html: '<p>/cases</p>' },
  ]);
});

it.each([
  ['what was thrown, where React knows no component', new Error('broken'), 'broken'],
  ['its cause', new Error('no heading', { cause: new Error('no words') }), 'no heading\n  because: no words'],
  ['what is thrown that is no error', 'a mere text', 'a mere text'],
])('tells %s', async (_, error, told) => {
  expect(await renderAll(['/'], { render: () => Promise.reject(error) })).toEqual([
    { success: false, route: route('/'), fault: `route /: ${told}` },
  ]);
});

it('refuses a page that ships a fallback', async () => {
  expect(await renderAll(['/'], { render: async () => '<main><!--$!-->Wait<!--/$--></main>' })).toEqual([
    {
      success: false,
      route: route('/'),
      fault:
        'route /: a component waits for something that is not there yet: load it before the page is rendered',
    },
  ]);
});

it('takes a page whose components had all that they waited for', async () => {
  const html = '<main><!--$-->Words<!--/$--></main>';

  expect(await renderAll(['/'], { render: async () => html })).toEqual([
    { success: true, route: route('/'), html },
  ]);
});
