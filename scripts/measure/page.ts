import { setTimeout } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { browserArguments, chromium } from '../browser/chromium.ts';
import { ensureProgram } from '../browser/ensureProgram.ts';
import { builtFolder, readCommandLine, wholeNumber } from '../command/options.ts';
import { runCommand } from '../command/runCommand.ts';
import { pageName, readPagePaths, unknownPath } from '../preview/builtSite.ts';
import { startPreviewServer } from '../preview/startPreviewServer.ts';
import { type Phone, slowNetwork, waitUntil, withPhone } from './phone.ts';
import { formatTable, median } from './results.ts';

/** Long enough to prefetch the next pages, to open the menu, and for the browser to report slow tasks. */
const settling = 2_000; // milliseconds

/**
 * `npm run bench:page [-- --out dist --rounds 9]`: how long every page of a built folder takes to show on a slow phone,
 * compared with its baseline, and how fast it responds to touches: while React hydrates it, and on the link that leads
 * to it.
 */
await runCommand('Nothing was measured', async () => {
  const { values } = readCommandLine({
    out: builtFolder,
    rounds: { type: 'string', default: '9' },
  });
  const rounds = wholeNumber('--rounds', values.rounds, 9999);
  const paths = await readPagePaths(values.out);
  const server = await startPreviewServer({ directory: values.out });
  await measure(server.url, paths, rounds).finally(server.close);
});

async function measure(siteUrl: string, paths: readonly string[], rounds: number): Promise<void> {
  const browser = await puppeteer.launch({
    executablePath: await ensureProgram(chromium),
    args: browserArguments,
    defaultViewport: null,
  });
  const [first = '', second = first] = paths;
  const onPhone = <T>(use: (phone: Phone) => Promise<T>) => withPhone(browser, use);
  try {
    await onPhone((phone) => visit(phone, siteUrl)); // warms up the browser
    const rows = [['page', 'FCP', 'baseline', 'ratio', 'LCP', 'baseline', 'ratio', 'CLS', 'TBT', 'hydrating', 'link']];
    for (const path of paths) {
      const url = siteUrl + path;
      const from = siteUrl + (path === first ? second : first);
      const visits: Visit[] = [];
      const baselines: Visit[] = [];
      const hydrating: number[] = [];
      const link: number[] = [];
      // In turn, so that a slow moment of the machine affects all of them.
      for (let round = 0; round < rounds; round++) {
        baselines.push(await onPhone((phone) => visit(phone, url, true)));
        visits.push(await onPhone((phone) => visit(phone, url)));
        if (path === unknownPath) continue;
        hydrating.push(await onPhone((phone) => touchWhileHydrating(phone, url)));
        link.push(await onPhone((phone) => touchLink(phone, from, url)));
      }
      const middle = (runs: readonly Visit[], name: keyof Visit) => median(runs.map((run) => run[name]));
      const compared = (name: keyof Visit) => {
        const [own, baseline] = [middle(visits, name), middle(baselines, name)];
        return [own.toFixed(), baseline.toFixed(), (own / baseline).toFixed(2)];
      };
      rows.push([
        pageName(path),
        ...compared('FCP'),
        ...compared('LCP'),
        middle(visits, 'CLS').toFixed(4),
        middle(visits, 'TBT').toFixed(),
        ...[hydrating, link].map((times) => (times.length > 0 ? median(times).toFixed() : '')),
      ]);
    }
    console.log(formatTable(rows));
    console.log(`\nMedians of ${rounds}, times in ms; ${await browser.version()}`);
  } finally {
    await browser.close();
  }
}

type Visit = Awaited<ReturnType<typeof visit>>;

/**
 * Visits a page once on a slow network, until it has hydrated and prefetched the others.
 * @param isBaseline whether it is the page without JavaScript and fonts, which the page is compared with.
 */
async function visit(phone: Phone, url: string, isBaseline = false) {
  const { session, evaluate } = phone;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  if (isBaseline) {
    await session.send('Emulation.setScriptExecutionDisabled', { value: true });
    await session.send('Network.setBlockedURLs', { urls: ['*.woff2'] });
  }
  await phone.open(url);
  if (!isBaseline) await waitUntil(phone.isHydrated);
  await waitUntil(() => evaluate<boolean>('document.readyState === "complete"'));
  await setTimeout(settling);
  const entries = await evaluate<readonly Entry[]>(`(${readEntries})()`);
  const ofType = (type: string) => entries.filter(({ entryType }) => entryType === type);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const firstPaint = entries.find(({ name }) => name === 'first-contentful-paint');
  const largestPaint = ofType('largest-contentful-paint').at(-1);
  if (!firstPaint || !largestPaint) throw new Error(`the browser painted nothing of ${url}`);
  return {
    FCP: firstPaint.startTime,
    LCP: largestPaint.startTime,
    CLS: sum(ofType('layout-shift').map(({ value = 0 }) => value)),
    TBT: sum(ofType('longtask').map(({ duration }) => Math.max(0, duration - 50))),
  };
}

/** Of a browser's performance entry, what is read here. `value` is the score of a layout shift. */
type Entry = Pick<PerformanceEntry, 'entryType' | 'name' | 'startTime' | 'duration'> & { value?: number };

/** Runs in the page, so it must not use anything outside itself. */
function readEntries(): readonly Entry[] {
  return ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask'].flatMap((type) => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type, buffered: true });
    return observer.takeRecords().map((entry) => entry.toJSON());
  });
}

/** The slowest response to repeated taps from the first paint until hydration ends. The first tap starts hydration. */
async function touchWhileHydrating(phone: Phone, url: string): Promise<number> {
  await phone.open(url, recordResponses);
  await waitUntil(() => phone.evaluate(`performance.getEntriesByName('first-contentful-paint').length > 0`));
  do
    await phone.touch(`document.querySelector('h1')`); // tapping the heading has no effect of its own
  while (!(await phone.isHydrated()));
  await setTimeout(settling);
  return phone.evaluate<number>('window.measured');
}

/** The time from the end of a touch on a page's link, in the menu of another, until its heading is painted. */
async function touchLink(phone: Phone, from: string, to: string): Promise<number> {
  await phone.open(from, recordNextHeading);
  await waitUntil(phone.isHydrated);
  await setTimeout(settling);
  await phone.touch(`document.querySelector('header button[popovertarget]')`);
  await setTimeout(settling);
  await phone.touch(`[...document.querySelectorAll('[popover] a')].find(({ href }) => href.split('#')[0] === '${to}')`);
  await setTimeout(settling);
  const painted = await phone.evaluate<number>('window.measured');
  if (!painted) throw new Error(`the link from ${from} to ${to} showed no new heading`);
  return painted;
}

declare global {
  interface Window {
    /** In milliseconds. */
    measured: number;
  }
}

/** Runs in the page, so it must not use anything outside itself. */
function recordResponses(): void {
  window.measured = 0;
  new PerformanceObserver((list) => {
    window.measured = Math.max(window.measured, ...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Runs in the page, so it must not use anything outside itself. */
function recordNextHeading(): void {
  const start = ({ timeStamp }: Event) => {
    const heading = document.querySelector('h1');
    const observer = new MutationObserver(() => {
      if (document.querySelector('h1') === heading) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          window.measured = performance.now() - timeStamp;
        };
        port2.postMessage(undefined); // arrives once the frame is painted
      });
    });
    observer.observe(document, { childList: true, subtree: true });
  };
  addEventListener('touchend', start, { capture: true, passive: true });
}
