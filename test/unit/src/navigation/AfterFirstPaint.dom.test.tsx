import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { AfterFirstPaint } from '../../../../src/navigation/AfterFirstPaint';

const page = (
  <>
    <h1 id="top">Cases</h1>
    <AfterFirstPaint>
      <h2 id="rest">Townhouse</h2>
    </AfterFirstPaint>
  </>
);

function openSite(initialEntry: string) {
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.body.children[0] as Element);
  onTestFinished(() => root.unmount());
  const home = { path: '/', element: <p>Home</p> };
  const router = createMemoryRouter([home, { path: '/cases', element: page }], { initialEntries: [initialEntry] });
  flushSync(() => root.render(<RouterProvider router={router} useTransitions={false} />));
  return router;
}

const shown = () => document.body.textContent ?? '';

it('a click renders the rest of the page after the first section', async () => {
  const router = openSite('/');
  await router.navigate('/cases', { flushSync: true });
  expect(shown()).toBe('Cases');
  await vi.waitFor(() => expect(shown()).toBe('CasesTownhouse'));
});

it('a page that is loaded has its rest at once', () => {
  openSite('/cases');
  expect(shown()).toBe('CasesTownhouse');
});

it('Back has the rest at once, so that the page can be scrolled to where it was', async () => {
  const router = openSite('/cases');
  await router.navigate('/', { flushSync: true });
  expect(shown()).toBe('Home');
  const seen: string[] = [];
  const observer = new MutationObserver(() => seen.push(shown()));
  observer.observe(document, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  router.navigate(-1);
  await vi.waitFor(() => expect(seen[0]).toBe('CasesTownhouse'));
});

it.each([
  ['into the rest has it at once', '#rest', 'CasesTownhouse'],
  ['to the first section leaves the rest for later', '#top', 'Cases'],
])('a hash that leads %s', async (_, hash, words) => {
  const router = openSite('/');
  await router.navigate(`/cases${hash}`, { flushSync: true });
  expect(shown()).toBe(words);
});
