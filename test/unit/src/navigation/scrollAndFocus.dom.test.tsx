import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { NavigationType, Router, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let navigation: typeof import('../../../../src/navigation/scrollAndFocus');
let root: Root;
let frames: Map<number, FrameRequestCallback>;
let cleanups: (() => void)[];
const first = { key: 'first' };

beforeEach(async () => {
  frames = new Map();
  vi.stubGlobal('requestAnimationFrame', (arrive: FrameRequestCallback) => {
    frames.set(frames.size + 1, arrive);
    return frames.size;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
  document.documentElement.removeAttribute('data-navigated');
  document.body.innerHTML = '<div></div><main id="main" tabindex="-1"><h2 id="fees" tabindex="-1">Fees</h2></main>';
  root = createRoot(document.body.children[0] as Element);
  cleanups = [];
  await load('/');
});
afterEach(() => {
  flushSync(() => root.unmount());
  for (const remove of cleanups) remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Loads a document: at the top of it, with nothing stored unless given. */
async function load(url: string, restoration: ScrollRestoration = 'auto', positions = '[]', state: object = first) {
  history.replaceState(state, '', url);
  history.scrollRestoration = restoration;
  sessionStorage.setItem('scroll positions', positions);
  scrollTo({ top: 0, behavior: 'instant' });
  for (const remove of cleanups.splice(0)) remove();
  for (const target of [window, document]) {
    const add: EventTarget['addEventListener'] = target.addEventListener.bind(target);
    const spy = vi.spyOn(target, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
      add(type, listener as EventListener);
      cleanups.push(() => target.removeEventListener(type, listener as EventListener));
    });
    cleanups.push(() => spy.mockRestore());
  }
  vi.resetModules();
  navigation = await import('../../../../src/navigation/scrollAndFocus');
  navigation.rememberPositions();
}

function Page() {
  navigation.useScrollAndFocus(useLocation());
  return null;
}

/** Comes to an entry of the history, as the router does: before the next frame. */
function arriveAt(url: string, key: string, navigationType = NavigationType.Push): void {
  history.replaceState({ key }, '', url);
  const { pathname, search, hash } = window.location;
  const navigator = { createHref: String, go: vi.fn(), push: vi.fn(), replace: vi.fn() };
  const router = { location: { pathname, search, hash, key }, navigationType, navigator, children: <Page /> };
  flushSync(() => root.render(<Router {...router} />));
}

function paint(): void {
  for (const arrive of frames.values()) arrive(0);
  frames.clear();
}

function scrollDown(top: number): void {
  scrollTo({ top, behavior: 'instant' });
  window.dispatchEvent(new Event('scroll'));
}

const back = NavigationType.Pop;
const focused = () => document.activeElement?.id;
const stored = () => JSON.parse(sessionStorage.getItem('scroll positions') ?? '');
const fees = () => vi.spyOn(document.getElementById('fees') as Element, 'scrollIntoView');

describe('a new page', () => {
  it('is shown from its top in the next frame, with the focus on its main part', () => {
    scrollDown(500);
    const focus = vi.spyOn(document.getElementById('main') as HTMLElement, 'focus');
    arriveAt('/impact', 'second');
    expect(window.scrollY).toBe(500);

    const scrolled = vi.spyOn(window, 'scrollTo');
    paint();
    expect(window.scrollY).toBe(0);
    expect(scrolled.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
    expect(focused()).toBe('main');
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
    expect(document.documentElement.hasAttribute('data-navigated')).toBe(true);
  });

  it('is shown where its hash leads, with the focus there', () => {
    const scrolled = fees();
    arriveAt('/impact#%66ees', 'second');
    paint();
    expect(scrolled).toHaveBeenCalledOnce();
    expect(focused()).toBe('fees');
  });

  it('is shown from its top if no element has its hash', () => {
    scrollDown(500);
    arriveAt('/impact#%zz', 'second');
    paint();
    expect([window.scrollY, focused()]).toEqual([0, 'main']);
  });

  it('that is left before the next frame moves nothing', () => {
    scrollDown(500);
    arriveAt('/impact', 'second');
    flushSync(() => root.render(null));
    paint();
    expect(window.scrollY).toBe(500);
  });

  it('closes the menu', () => {
    const hidePopover = vi.fn();
    const find = vi.spyOn(document, 'querySelector').mockReturnValue({ hidePopover } as unknown as Element);
    arriveAt('/impact', 'second');
    paint();
    expect(find).toHaveBeenCalledWith(':popover-open');
    expect(hidePopover).toHaveBeenCalledOnce();
  });

  it('can be left and come back to, with its scroll position', () => {
    scrollDown(500);
    arriveAt('/impact', 'second');
    paint();
    scrollDown(200);
    arriveAt('/', 'first', back);
    const scrolled = vi.spyOn(window, 'scrollTo');
    paint();
    expect(window.scrollY).toBe(500);
    expect(scrolled.mock.calls).toEqual([[{ top: 500, behavior: 'instant' }]]);
    arriveAt('/impact', 'second', back);
    paint();
    expect(window.scrollY).toBe(200);
  });

  it('is not shown again when it is rendered again', () => {
    arriveAt('/impact', 'second');
    paint();
    scrollDown(300);
    arriveAt('/impact#fees', 'second');
    expect(frames.size).toBe(0);
    expect(window.scrollY).toBe(300);
  });
});

describe('on the same page', () => {
  it('a link to a place leads there at once', () => {
    const scrolled = fees();
    arriveAt('/#fees', 'second');
    expect(scrolled).toHaveBeenCalledOnce();
    expect(focused()).toBe('fees');
    expect(document.documentElement.hasAttribute('data-navigated')).toBe(false);
  });

  it('Back restores the scroll position at once', () => {
    scrollDown(500);
    arriveAt('/#fees', 'second');
    scrollDown(900);
    arriveAt('/', 'first', back);
    expect(window.scrollY).toBe(500);
  });

  it('a hash typed by hand leaves the browser where it has scrolled', () => {
    scrollDown(700);
    const scrolled = fees();
    arriveAt('/#fees', 'typed', back);
    expect(scrolled).not.toHaveBeenCalled();
    expect(window.scrollY).toBe(700);
  });
});

describe('a loaded document', () => {
  it('is scrolled to where the visitor left it for another page of the site', async () => {
    const scrolled = vi.spyOn(window, 'scrollTo');
    await load('/', 'manual', '[["first",700]]');
    expect(window.scrollY).toBe(700);
    expect(scrolled).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' });
  });

  it.each([
    ['it was left for another site, whose way back is the browser’s', 'auto', '[["first",700]]'],
    ['it was never left', 'manual', '[]'],
    ['its positions cannot be read', 'manual', '{'],
  ] as const)('stays at its top if %s', async (_, restoration, positions) => {
    await load('/', restoration, positions);
    expect(window.scrollY).toBe(0);
    expect(history.scrollRestoration).toBe('manual'); // from now on
  });

  it('gives its entry a key, and keeps what others wrote there', async () => {
    await load('/', 'auto', '[]', { other: 1 });
    expect(history.state).toEqual({ other: 1, key: expect.stringMatching(/^[a-z\d]{5,}$/) });
  });

  it('gives a key to an entry that the browser makes later', () => {
    history.replaceState(null, '', '/#fees');
    window.dispatchEvent(new Event('popstate'));
    expect(history.state.key).toMatch(/./);
  });
});

describe('a document that is left', () => {
  it('stores its positions, and lets the browser restore it, unless it comes back from the cache', () => {
    scrollDown(500);
    window.dispatchEvent(new Event('pagehide'));
    expect(stored()).toEqual([['first', 500]]);
    expect(history.scrollRestoration).toBe('auto');
    window.dispatchEvent(new Event('pageshow'));
    expect(history.scrollRestoration).toBe('manual');
  });

  it('does not let the browser scroll it to the place of a page that is still loading', () => {
    history.pushState({ key: 'ahead' }, '', '/impact');
    window.dispatchEvent(new Event('pagehide'));
    expect(history.scrollRestoration).toBe('manual');
  });

  it('stores its positions when it is hidden, as long as the visitor lets it', () => {
    scrollDown(500);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(stored()).toEqual([['first', 500]]);

    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden');
    });
    expect(() => document.dispatchEvent(new Event('visibilitychange'))).not.toThrow();
  });
});

it('the shown URL stays that of the page while another loads', async () => {
  await load('/?from=mail#fees');
  history.pushState({ key: 'ahead' }, '', '/impact');
  expect(navigation.shownUrl().href).toBe('http://localhost:3000/?from=mail');
});
