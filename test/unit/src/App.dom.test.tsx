import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { App } from '../../../src/App';
import * as pages from '../../../src/navigation/pages';

it('a page that arrives while React still shows the previous one is shown', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onTestFinished(() => void vi.unstubAllGlobals());
  await Promise.all([pages.loadPage('Home'), pages.loadPage('Contact')]);
  const router = createMemoryRouter([{ path: '*', element: <App /> }]);
  const root = createRoot(document);
  onTestFinished(() => act(async () => root.unmount()));
  await act(async () => root.render(<RouterProvider router={router} />));

  // It arrives between the render, which calls first, and the effect, which calls next.
  const { loadedPage } = pages;
  let calls = 0;
  const spy = vi
    .spyOn(pages, 'loadedPage')
    .mockImplementation((page) => (page === 'Contact' && calls++ === 0 ? undefined : loadedPage(page)));
  onTestFinished(() => spy.mockRestore());
  await act(async () => router.navigate('/contact'));

  expect(calls).toBeGreaterThan(0);
  expect(document.querySelector('main')?.getAttribute('aria-label')).toBe('Contact');
});
