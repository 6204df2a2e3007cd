import { setTimeout } from 'node:timers/promises';
import { median } from '../median.ts';
import type { Phone, WithPhone } from './phone.ts';

/** The measurements of one touch, in milliseconds since the finger left the screen. */
interface Touch {
  /** When the heading of the next page was in the document. */
  readonly inDocument: number;
  /** When the first frame with that heading was painted. */
  readonly painted: number;
  /** The longest task from then on, as the browser reports it: 0 if none took 50 ms. */
  readonly longestTask: number;
}

/** A navigation from one page to another, measured from the end of the touch: medians. */
export interface NextPageResult extends Touch {
  readonly from: string;
  readonly to: string;
}

/** A page that was touched while React hydrated it. */
export interface HydrationResult {
  readonly path: string;
  /** The time from the slowest touch to the next paint: a median, in milliseconds. */
  readonly slowestResponse: number;
}

declare global {
  interface Window {
    lastTouch?: Touch;
    /** The time from the slowest touch to the next paint, in milliseconds. */
    slowestResponse: number;
  }
}

/** What to touch. */
interface Touches {
  /** The URL of the site's root, with its last slash. */
  readonly site: string;
  /** The paths of the pages, without their first slash. */
  readonly paths: readonly string[];
  /** How often each touch is measured; the result is the median. */
  readonly rounds: number;
}

/** Long enough for a menu to open, and for the browser to report delayed touches and every task that they caused. */
const settling = 1_000; // milliseconds
/** Long enough for every page to be prefetched on a fast network. */
const fetching = 3_000;

/** Measures each navigation through the menu, from the end of the touch to the painted heading. */
export async function measureNextPages(
  withPhone: WithPhone,
  { site, paths, rounds }: Touches,
): Promise<readonly NextPageResult[]> {
  const results: NextPageResult[] = [];
  for (const from of paths) {
    for (const to of paths.filter((path) => path !== from)) {
      const touches: Touch[] = [];
      for (let round = 0; round < rounds; round++) {
        touches.push(await withPhone('fast', (phone) => touchLink(phone, site + from, site + to)));
      }
      const middle = (name: keyof Touch) => median(touches.map((touch) => touch[name]));
      results.push({
        from,
        to,
        inDocument: middle('inDocument'),
        painted: middle('painted'),
        longestTask: middle('longestTask'),
      });
    }
  }
  return results;
}

async function touchLink(phone: Phone, from: string, to: string): Promise<Touch> {
  await phone.open(from, recordTouches);
  await phone.waitForHydration();
  await setTimeout(fetching);
  await phone.touch(`document.querySelector('header button[popovertarget]')`);
  await setTimeout(settling);
  await phone.touch(
    `[...document.querySelectorAll('[popover] a')].find(({ href }) => href.split('#')[0] === '${to}')`,
  );
  await setTimeout(settling);
  const measured = await phone.evaluate<Touch | undefined>('window.lastTouch');
  if (!measured?.painted) throw new Error(`the link from ${from} to ${to} showed no new heading`);
  return measured;
}

/** Records each touch in `window.lastTouch`. Runs in the page, so it must not use anything outside itself. */
function recordTouches(): void {
  let touchEnd = 0;
  const update = (part: Partial<Touch>) => {
    window.lastTouch = { inDocument: 0, painted: 0, longestTask: 0, ...window.lastTouch, ...part };
  };
  const whenPainted = (run: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = run; // runs once the frame is painted
      port2.postMessage(undefined);
    });
  const start = ({ timeStamp }: Event) => {
    touchEnd = timeStamp;
    delete window.lastTouch;
    const heading = document.querySelector('h1');
    const observer = new MutationObserver(() => {
      if (document.querySelector('h1') === heading) return;
      observer.disconnect();
      update({ inDocument: performance.now() - touchEnd });
      whenPainted(() => update({ painted: performance.now() - touchEnd }));
    });
    observer.observe(document, { childList: true, subtree: true });
  };
  addEventListener('touchend', start, { capture: true, passive: true });
  new PerformanceObserver((list) => {
    const tasks = list.getEntries().filter((task) => task.startTime + task.duration > touchEnd);
    const durations = tasks.map(({ duration }) => duration);
    if (touchEnd > 0) update({ longestTask: Math.max(window.lastTouch?.longestTask ?? 0, ...durations) });
  }).observe({ type: 'longtask' });
}

/**
 * Measures the slowest response to repeated taps, from the first paint until hydration ends. The first tap starts
 * hydration.
 */
export async function measureHydrationTouches(
  withPhone: WithPhone,
  { site, paths, rounds }: Touches,
): Promise<readonly HydrationResult[]> {
  const results: HydrationResult[] = [];
  for (const path of paths) {
    const responses: number[] = [];
    for (let round = 0; round < rounds; round++) {
      responses.push(await withPhone('fast', (phone) => touchUntilHydrated(phone, site + path)));
    }
    results.push({ path, slowestResponse: median(responses) });
  }
  return results;
}

async function touchUntilHydrated(phone: Phone, url: string): Promise<number> {
  await phone.open(url, recordResponses);
  const isPainted = `performance.getEntriesByName('first-contentful-paint').length > 0`;
  while (!(await phone.evaluate<boolean>(isPainted))) await setTimeout(20);
  do {
    await phone.touch(`document.querySelector('h1')`); // tapping the heading has no effect of its own
  } while (!(await phone.isHydrated()));
  await setTimeout(settling);
  return phone.evaluate<number>('window.slowestResponse');
}

/** Runs in the page, so it must not use anything outside itself. */
function recordResponses(): void {
  window.slowestResponse = 0;
  new PerformanceObserver((list) => {
    const durations = list.getEntries().map(({ duration }) => duration);
    window.slowestResponse = Math.max(window.slowestResponse, ...durations);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
