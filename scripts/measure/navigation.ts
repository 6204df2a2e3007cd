import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { UserError } from 'prerender-engine/diagnostics';
import { browserArguments, chromium } from '../browser/chromium.ts';
import { ensureProgram } from '../browser/ensureProgram.ts';
import { readCommandLine, wholeNumber } from '../command/options.ts';
import { runCommand } from '../command/runCommand.ts';
import { temporaryFolder } from '../command/temporaryFolder.ts';
import { readPagePaths, unknownPath } from '../preview/builtSite.ts';
import { startPreviewServer } from '../preview/startPreviewServer.ts';

/** How many times slower than this machine's a phone's processor is taken to be. */
const slowdown = 4;

/** How long a page rests before the touch, in milliseconds: hydrated, and the other pages fetched. */
const rest = 2500;

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
 * header, for every pair of pages of one or several built sites, in turn. The browser is not driven while it works: its
 * debugger would parse scripts twice.
 */
await runCommand('Nothing was measured', async () => {
  const { values, positionals } = readCommandLine({ rounds: { type: 'string', default: '5' } }, undefined, true);
  const rounds = wholeNumber('--rounds', values.rounds, 99);
  const sites = positionals.length > 0 ? positionals : ['dist'];
  const servers = await Promise.all(sites.map((directory) => startPreviewServer({ directory })));
  const browser = await startBrowser();
  const measured = new Map<string, Navigation[]>();
  try {
    const paths = (await readPagePaths(sites[0] ?? 'dist')).filter((path) => path !== unknownPath);
    for (let round = 0; round < rounds; round += 1)
      for (const from of paths)
        for (const to of paths.filter((path) => path !== from))
          for (const [index, { url }] of servers.entries()) {
            const name = `${sites[index]}: /${from} → /${to}`;
            const navigation = await measure(browser.url, url, from, to);
            measured.set(name, [...(measured.get(name) ?? []), navigation]);
          }
  } finally {
    browser.close();
    await Promise.all(servers.map((server) => server.close()));
  }
  const rows = [...measured].sort().map(([name, navigations]) => [
    name,
    {
      'in the document, ms': median(navigations.map(({ inDocument }) => inDocument)),
      'painted, ms': median(navigations.map(({ painted }) => painted)),
    },
  ]);
  console.table(Object.fromEntries(rows));
});

/** Opens a page in a new tab, touches its link to another one in the header, and returns how long that took. */
async function measure(browserUrl: string, site: string, from: string, to: string): Promise<Navigation> {
  const tab = await fetch(`${browserUrl}/json/new`, { method: 'PUT' });
  const { webSocketDebuggerUrl } = await tab.json();
  const socket = new WebSocket(webSocketDebuggerUrl);
  const answers = new Map<number, (result: { readonly value?: never }) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(data);
    answers.get(id)?.(result?.result ?? {});
  });
  const send = (method: string, params = {}) => {
    const { promise, resolve } = Promise.withResolvers<{ readonly value?: never }>();
    const id = answers.size;
    answers.set(id, resolve);
    socket.send(JSON.stringify({ id, method, params }));
    return promise;
  };
  const evaluate = async (expression: string) =>
    (await send('Runtime.evaluate', { expression, returnByValue: true })).value;
  await once(socket, 'open');
  await send('Emulation.setDeviceMetricsOverride', { width: 1024, height: 768, deviceScaleFactor: 1, mobile: false });
  await send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await send('Page.enable');
  await send('Page.addScriptToEvaluateOnNewDocument', { source: recorder });
  await send('Page.navigate', { url: site + from });
  await setTimeout(500);
  // Wakes the scripts, which wait for an idle moment or for the visitor.
  await send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 5, y: 700 });
  await setTimeout(rest);
  await send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const link = `document.querySelector('header a[href="${new URL(site).pathname}${to}"]').getBoundingClientRect()`;
  const x = await evaluate(`${link}.left + ${link}.width / 2`);
  const y = await evaluate(`${link}.top + ${link}.height / 2`);
  await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await setTimeout(1500);
  const seen = await evaluate('globalThis.navigationSeen');
  await send('Page.close');
  socket.close();
  return Object.assign({ inDocument: Number.NaN, painted: Number.NaN }, seen);
}

/** Starts Chromium with a debugger that other programs may speak to. */
async function startBrowser(): Promise<{ readonly url: string; readonly close: () => void }> {
  const profile = temporaryFolder('node_modules/.cache/browser-');
  const args = [
    '--headless',
    ...browserArguments,
    '--no-first-run',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
  ];
  const browser = spawn(await ensureProgram(chromium), args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let printed = '';
  for await (const text of browser.stderr.setEncoding('utf8')) {
    printed += text;
    const [, host] = /DevTools listening on ws:\/\/([^/]+)/.exec(printed) ?? [];
    if (host) return { url: `http://${host}`, close: () => browser.kill() };
  }
  throw new UserError(`Chromium did not start\n${printed.trim()}`);
}

function median(values: readonly number[]): number {
  return Math.round(values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN);
}
