import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as pictures from '../../../../src/components/Picture/PictureSource';
import * as pages from '../../../../src/navigation/pages';
import { prefetchPages } from '../../../../src/navigation/prefetch';
import { routes } from '../../../../src/routes';

let isIdle: (() => void)[];
let listened: [string, EventListener, unknown][];
let fetched: string[];
const firstPicture = { picture: {} } as unknown as pages.PageModule['firstPicture'];

beforeEach(() => {
  isIdle = [];
  listened = [];
  fetched = [];
  vi.stubGlobal('requestIdleCallback', (begin: () => void) => isIdle.push(begin));
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.spyOn(document, 'addEventListener').mockImplementation((type: string, listener: unknown, options) => {
    listened.push([type, listener as EventListener, options]);
  });
  vi.spyOn(pictures, 'fetchPicture').mockImplementation(() => fetched.push('its picture'));
  vi.spyOn(pages, 'loadPage').mockImplementation(async (page) => {
    fetched.push(page);
    if (page === 'Cases') throw new TypeError('Failed to fetch dynamically imported module');
    return { Page: () => null, ...(page === 'Contact' && { firstPicture }) } as pages.PageModule;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The browser is idle until nothing more is fetched. */
async function idle(): Promise<void> {
  for (let begin = isIdle.shift(); begin; begin = isIdle.shift()) {
    begin();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

it('fetches page after page while the browser is idle, with their first pictures, whatever fails', async () => {
  prefetchPages();
  expect(fetched).toEqual([]);

  isIdle.shift()?.();
  expect(fetched).toEqual(['Home']);
  await vi.waitFor(() => expect(isIdle).toHaveLength(1));
  await idle();
  expect(fetched).toEqual(routes.flatMap(({ page }) => (page === 'Contact' ? [page, 'its picture'] : [page])));
});

it('fetches a page a second, in a browser without requestIdleCallback', async () => {
  vi.unstubAllGlobals();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  prefetchPages();
  await vi.advanceTimersByTimeAsync(999);
  expect(fetched).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetched).toEqual(['Home']);
  await vi.advanceTimersByTimeAsync(1000 * routes.length);
  vi.useRealTimers();
  expect(fetched.filter((name) => name !== 'its picture')).toEqual(routes.map(({ page }) => page));
});

describe.each(['pointerover', 'focusin', 'touchstart'])('at a %s', (intent) => {
  const show = (html: string) => {
    document.body.innerHTML = html;
    prefetchPages();
    const [, listener, options] = listened.find(([type]) => type === intent) ?? [];
    expect(options).toEqual({ passive: true }); // so that it never delays scrolling
    listener?.({ target: document.querySelector('b') } as unknown as Event);
  };

  it('on a link, fetches its page at once', () => {
    show('<a href="/impact"><b>Impact</b></a>');
    expect(fetched).toEqual(['Impact']);
  });

  it.each(['<b>No link</b>', '<a href="/a.txt"><b>A file</b></a>', 'No element'])('on %s, fetches nothing', (html) => {
    show(html);
    expect(fetched).toEqual([]);
  });
});

it.each([
  ['the browser', { connection: { saveData: true } }, false],
  ['the system', { connection: { saveData: false } }, true],
])('fetches nothing for a visitor who asks %s to save data', async (_, navigator, matches) => {
  vi.stubGlobal('navigator', navigator);
  const media = vi.fn(() => ({ matches }));
  vi.stubGlobal('matchMedia', media);
  prefetchPages();
  await idle();
  expect([fetched, listened]).toEqual([[], []]);
  if (matches) expect(media).toHaveBeenCalledWith('(prefers-reduced-data: reduce)');
});
