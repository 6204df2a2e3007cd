import { createElement, lazy, Suspense } from 'react';
import { expect, it } from 'vitest';
import { helmetContext, hydrate, render, renderReact } from '../../../../../scripts/prerender/react/react';

const h = createElement;

it('waits for lazy components, and writes neither fallback nor script', async () => {
  const Lazy = lazy(async () => ({ default: () => h('p', null, 'ready'.repeat(5000)) }));

  const html = await renderReact(h('main', null, h(Suspense, { fallback: 'wait' }, h(Lazy))));

  expect(html).toBe(`<main><!--$--><p>${'ready'.repeat(5000)}</p><!--/$--></main>`);
});

it('throws the error of a component, with the stack of components, though a boundary would hide it', async () => {
  const Broken = () => {
    throw new Error('no data');
  };

  await expect(renderReact(h(Suspense, { fallback: 'wait' }, h(Broken)))).rejects.toMatchObject({
    message: 'no data',
    componentStack: expect.stringContaining('at Broken'),
  });
});

it('renders the app once it is known, with the tags that Helmet collects of each page', async () => {
  const page = render('/', { base: '/' });
  const Title = () => {
    helmetContext.helmet = { title: '<title>Home</title>' };
    return 'words';
  };
  hydrate(h(Title));

  expect(await page).toEqual({ html: 'words', helmet: { title: '<title>Home</title>' } });
});
