import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { AfterFirstPaint } from '../../../../src/navigation/AfterFirstPaint';

const page = (
  <>
    <h1 id="top">Cases</h1>
    <AfterFirstPaint>
      <h2 id="middle">Townhouse</h2>
      <AfterFirstPaint>
        <h2 id="end">Villas</h2>
      </AfterFirstPaint>
    </AfterFirstPaint>
  </>
);

const whole = 'CasesTownhouseVillas';

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

it.each([
  ['the top of the page, and the rest afterwards', '/cases', 'Cases'],
  ['the same if the hash leads to its top', '/cases#top', 'Cases'],
  ['the page as far as the hash leads', '/cases#middle', 'CasesTownhouse'],
  ['the whole page if the hash leads to its end', '/cases#end', whole],
])('a click first renders %s', async (_, to, first) => {
  const router = openSite('/');
  await router.navigate(to, { flushSync: true });
  expect(shown()).toBe(first);
  await vi.waitFor(() => expect(shown()).toBe(whole));
});
