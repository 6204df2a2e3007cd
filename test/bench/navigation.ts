import { setTimeout } from 'node:timers/promises';
import { temporaryFolder } from '../../scripts/command/files.ts';
import { readCommandLine, runCommand, wholeNumber } from '../../scripts/command/runCommand.ts';
import { browserArguments, findChromium } from '../../scripts/measure/chromium.ts';
import { readPagePaths, startPreviewServer, unknownPath } from '../../scripts/previewServer.ts';
import { connect, startRemoteBrowser } from '../support/remoteBrowser.ts';
import { median } from './results.ts';

/** How many times slower than this machine's a phone's processor is taken to be. */
const slowdown = 4;

// In milliseconds: until a page is painted, until it is hydrated and has fetched the others, and until the next one is shown.
const [paintTime, idleTime, navigationTime] = [500, 2500, 1500];

/** A touch on a link, in milliseconds from the touch: until the next page is in the document, and on the screen. */
interface Navigation {
  readonly inDocument: number;
  readonly painted: number;
}

/** Records the first touch, and when the page in `<main>` is another one and painted. */
const recorder = `{
  let touch;
  const seen = (globalThis.navigationSeen = {});
  addEventListener('touchstart', ({ timeStamp }) => (touch ??= timeStamp), { capture: true, passive: true });
  document.addEventListener('DOMContentLoaded', () => {
    new MutationObserver(() => {
      if (touch === undefined || seen.inDocument !== undefined) return;
      seen.inDocument = performance.now() - touch;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel(); // its message comes once the frame is painted
        port1.onmessage = () => (seen.painted = performance.now() - touch);
        port2.postMessage(0);
      });
    }).observe(document.querySelector('main'), { childList: true });
  });
}`;

/**
 * `npm run measure:navigation [-- dist another/dist]`: how soon the next page is there after a touch on a link of the
 * header, for every pair of pages of one or several built sites, in turn.
 */
await runCommand('Nothing was measured', async () => {
  const { values, positionals } = readCommandLine({ rounds: { type: 'string', default: '5' } }, process.argv.slice(2), {
    allowPositionals: true,
  });
  const rounds = wholeNumber('--rounds', values.rounds, 99);
  const sites = positionals.length > 0 ? positionals : ['dist'];
  const servers = await Promise.all(sites.map((directory) => startPreviewServer({ directory })));
  // Not driven by Playwright, which attaches a debugger to each page, with which the browser parses scripts twice.
  const browser = await startRemoteBrowser(findChromium(), [
    ...browserArguments,
    '--no-first-run',
    `--user-data-dir=${temporaryFolder('node_modules/.cache/browser-')}`,
  ]);
  const measured = new Map<string, Navigation[]>();
  try {
    const pairs = await pairsOfPages(sites[0] ?? '');
    for (let round = 0; round < rounds; round += 1) {
      for (const [from, to] of pairs) {
        for (const [index, { url }] of servers.entries()) {
          const name = `${sites[index]}: /${from} → /${to}`;
          const navigation = await touchLink(browser.url, url, from, to);
          measured.set(name, [...(measured.get(name) ?? []), navigation]);
        }
      }
    }
  } finally {
    browser.stop();
    await Promise.all(servers.map((server) => server.close()));
  }
  const rows = [...measured].sort().map(([name, navigations]) => [
    name,
    {
      'in the document, ms': Math.round(median(navigations.map(({ inDocument }) => inDocument))),
      'painted, ms': Math.round(median(navigations.map(({ painted }) => painted))),
    },
  ]);
  console.table(Object.fromEntries(rows));
});

async function pairsOfPages(site: string): Promise<readonly (readonly [from: string, to: string])[]> {
  const paths = (await readPagePaths(site)).filter((path) => path !== unknownPath);
  return paths.flatMap((from) => paths.filter((path) => path !== from).map((to) => [from, to] as const));
}

/** Opens a page in a tab, touches its link to another one in the header, and returns how long that took. */
async function touchLink(browser: string, site: string, from: string, to: string): Promise<Navigation> {
  const tabs = `http://${new URL(browser).host}/json`;
  const { id, webSocketDebuggerUrl } = await (await fetch(`${tabs}/new`, { method: 'PUT' })).json();
  const { send, close } = await connect(webSocketDebuggerUrl);
  const evaluate = async (expression: string) =>
    Object(await send('Runtime.evaluate', { expression, returnByValue: true })).result?.value;
  await send('Emulation.setDeviceMetricsOverride', { width: 1024, height: 768, deviceScaleFactor: 1, mobile: false });
  await send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await send('Page.enable');
  await send('Page.addScriptToEvaluateOnNewDocument', { source: recorder });
  await send('Page.navigate', { url: site + from });
  await setTimeout(paintTime);
  await send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 5, y: 700 }); // upon which the scripts are fetched
  await setTimeout(idleTime);
  await send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const box = `document.querySelector('header a[href="${new URL(site).pathname}${to}"]').getBoundingClientRect()`;
  const x = await evaluate(`${box}.left + ${box}.width / 2`);
  const y = await evaluate(`${box}.top + ${box}.height / 2`);
  await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await setTimeout(navigationTime);
  const seen = await evaluate('globalThis.navigationSeen');
  close();
  await fetch(`${tabs}/close/${id}`);
  return Object.assign({ inDocument: Number.NaN, painted: Number.NaN }, seen);
}
