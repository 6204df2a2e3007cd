import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberPositions } from '../../../../src/navigation/scrollAndFocus';
import { useLinks } from '../../../../src/navigation/useLinks';

const { origin } = window.location;
let close: () => Promise<void>;
let router: ReturnType<typeof createMemoryRouter>;

function Links() {
  useLinks();
  return null;
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  history.replaceState({ key: 'first' }, '', '/');
  rememberPositions();
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.body.children[0] as Element);
  router = createMemoryRouter([{ path: '*', element: <Links /> }]);
  await act(async () => root.render(<RouterProvider router={router} />));
  close = () => act(async () => root.unmount());
});
afterEach(async () => {
  await close();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** Clicks on a link, and returns where the router then is; nothing if it left the click to the browser. */
async function click(attributes: Readonly<Record<string, string>>, event: MouseEventInit = {}) {
  const link = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  link.innerHTML = '<b>A link</b>';
  document.body.append(link);
  // No MouseEvent: happy-dom would follow the link before the document hears of the click.
  const clicked = Object.assign(new Event('click', { bubbles: true, cancelable: true }), {
    button: 0,
    ...event,
  });
  await act(async () => {
    link.firstElementChild?.dispatchEvent(clicked);
    vi.runAllTimers();
  });
  const { pathname, search, hash } = router.state.location;
  return clicked.defaultPrevented ? pathname + search + hash : undefined;
}

it.each([
  ['a page', '/', '/impact', '/impact'],
  ['a page by its whole URL', '/', `${origin}/impact`, '/impact'],
  ['a page with a query and a hash', '/', '/cases?from=home#main', '/cases?from=home#main'],
  ['a place on the page that is shown', '/', '#contact', '/#contact'],
  ['the page that is shown', '/', '/', '/'],
  ['a page below the base, without the base', '/repo/', '/repo/impact', '/impact'],
  ['a page outside the base', '/repo/', '/impact', undefined],
])('a click on a link to %s, below %s, is taken to the router: %s becomes %s', async (_, base, href, path) => {
  vi.stubEnv('BASE_URL', base);
  expect(await click({ href })).toBe(path);
});

it.each([
  ['a file of the site', { href: '/licenses.txt' }],
  ['a path without a page', { href: '/impact/nowhere' }],
  ['another site', { href: 'https://other.example/impact' }],
  ['an e-mail address', { href: 'mailto:hello@example.com' }],
  ['an invalid URL', { href: 'https://[' }],
  ['an anchor without an address', {}],
  ['a link that opens a window', { href: '/impact', target: '_blank' }],
  ['a link that saves its page', { href: '/impact', download: '' }],
  ['a link that is marked as external', { href: '/impact', rel: 'external' }],
])('the browser has a click on %s', async (_, attributes) => {
  expect(await click(attributes)).toBeUndefined();
});

const modified = [{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }];
it.each(modified)('the browser has a click on a page with %o', async (event) => {
  expect(await click({ href: '/impact' }, event)).toBeUndefined();
});

it('while another page loads, a link to a place leads there on the page that is still shown', async () => {
  history.pushState({ key: 'ahead' }, '', '/impact');
  expect(await click({ href: '#contact' })).toBe('/#contact');
});

it('a click that the page itself has handled stays handled', async () => {
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await click({ href: '/impact' });
  expect(router.state.location.pathname).toBe('/');
});

it('after the page is gone, clicks are the browser’s', async () => {
  await close();
  expect(await click({ href: '/impact' })).toBeUndefined();
});

it('a link to the current URL makes no second entry in the history', async () => {
  await click({ href: '/' });
  expect(router.state.historyAction).toBe('REPLACE');
});

it('a link to another place on the page makes an entry in the history, at once', async () => {
  const clicked = click({ href: '#contact' });
  expect(vi.getTimerCount()).toBe(0);
  await clicked;
  expect(router.state.historyAction).toBe('PUSH');
});

it('a link to another page is followed in a task of its own', async () => {
  const task = vi.spyOn(globalThis, 'setTimeout');
  await click({ href: '/impact' });
  expect(task).toHaveBeenCalledOnce();
});
