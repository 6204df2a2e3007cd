import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { type Policy, type PolicyLevel, prerender } from 'prerender-engine';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { headlessShell, launchBrowser } from '../../scripts/browser/chromium';
import { temporaryFolder } from '../support/temporaryFolder';

// Every cell of README's table of what a policy allows, tried in a browser.

const site = 'https://site.example.com/';
const other = 'https://other.example.com/';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"></svg>';
const picture = (url: string) => ({ html: `<img src="${url}">`, script: 'await loaded("img")' });
const dataPicture = `data:image/svg+xml,${encodeURIComponent(svg)}`;
const font = readFileSync('node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2');

/** Markup that `render` writes, and a script of the site that throws unless something works. */
interface Attempt {
  readonly html?: string;
  readonly script?: string;
  /** Of the template or of the site. */
  readonly inline?: string;
  /** What allows it at a level that does not by itself. */
  readonly needs?: Omit<Policy, 'level'>;
}

const self = ["'self'"];
const inlineCode = { 'script-src': ["'unsafe-inline'"] };

/** By the start of the row's name. */
const attempts: Readonly<Record<string, readonly Attempt[]>> = {
  "the engine's inline": [
    { inline: 'globalThis.isInline = true', script: 'check(globalThis.isInline)' },
    { script: 'check(getComputedStyle(document.body).order === "7")' },
  ],
  'scripts, pictures': [
    picture('/picture.svg'),
    { script: 'await fetch("/picture.svg")' },
    { script: 'await new FontFace("Own", "url(/font.woff2)").load()' },
  ],
  'its own media': [
    {
      html: '<iframe src="/framed.html"></iframe>',
      script: 'await pause(); check(frames[0].location.href.endsWith("/framed.html"))',
      needs: { 'frame-src': self },
    },
    { html: '<video src="/sound.wav"></video>', script: 'await refusedNothing()', needs: { 'media-src': self } },
    {
      html: '<form action="/framed.html" target="there"></form><iframe name="there"></iframe>',
      script: 'document.forms[0].submit(); await refusedNothing()',
      needs: { 'form-action': self, 'frame-src': self }, // which it submits to
    },
  ],
  'its own workers': [
    {
      inline: 'globalThis.trustedTypes?.createPolicy("default", { createScriptURL: String })', // as `hydrate` does
      script:
        'const worker = new Worker("/worker.js"); await new Promise((resolve, reject) => Object.assign(worker, { onmessage: resolve, onerror: reject }))',
    },
  ],
  '`style` attributes': [
    { html: '<p style="order:3">', script: 'check(getComputedStyle(document.querySelector("p")).order === "3")' },
    {
      html: '<style>p{order:3}</style><p>',
      script: 'check(getComputedStyle(document.querySelector("p")).order === "3")',
    },
    {
      script:
        'document.head.append(Object.assign(document.createElement("style"), { textContent: "body{order:4}" })); check(getComputedStyle(document.body).order === "4")',
    },
  ],
  'inline scripts that': [
    { html: '<script>globalThis.isRendered = true</script>', script: 'check(globalThis.isRendered)' },
  ],
  'markup that scripts': [
    {
      inline: 'globalThis.trustedTypes?.createPolicy("default", { createHTML: String })',
      script: 'document.body.innerHTML = "<b>bold</b>"',
    },
  ],
  '`data:` pictures': [
    { ...picture(dataPicture), needs: { 'img-src': ['data:'] } },
    {
      script: `await new FontFace("Own", "url(data:font/woff2;base64,${font.toString('base64')})").load()`,
      needs: { 'font-src': ['data:'] },
    },
  ],
  'event-handler': [
    {
      html: '<button onclick="globalThis.isPressed = true"></button>',
      script: 'document.querySelector("button").click(); check(globalThis.isPressed)',
      needs: inlineCode,
    },
  ],
  '`javascript:`': [
    {
      html: '<a href="javascript:void(globalThis.isFollowed = true)"></a>',
      script: 'document.querySelector("a").click(); await pause(); check(globalThis.isFollowed)',
      needs: inlineCode,
    },
  ],
  'other origins': [
    { ...picture(`${other}picture.svg`), needs: { 'img-src': [new URL(other).origin] } },
    { script: `await fetch("${other}picture.svg")`, needs: { 'connect-src': [new URL(other).origin] } },
  ],
};

const helpers = `
  const check = (holds) => { if (!holds) throw new Error('it has no effect'); };
  const pause = () => new Promise((resolve) => setTimeout(resolve, 200));
  const refused = [];
  addEventListener('securitypolicyviolation', ({ violatedDirective }) => refused.push(violatedDirective));
  const refusedNothing = () => pause().then(() => check(refused.length === 0));
  const loaded = async (selector) => {
    const image = document.querySelector(selector);
    await image.decode();
  };`;

const directory = temporaryFolder('policy-table');
let browser: Browser;
let built = 0;
beforeAll(async () => {
  browser = await launchBrowser(headlessShell);
});
afterAll(() => browser?.close());

/** Whether something works on a page with a policy: neither the engine nor the browser refuses it. */
async function works({ html = '', script = '', inline }: Attempt, policy: Policy): Promise<boolean> {
  built += 1;
  const out = join(directory, String(built));
  const document = `<!DOCTYPE html><html><head><meta charset="utf-8"></head><body>${html}<script src="/try.js"></script></body></html>`;
  const code = `export const render = () => ${JSON.stringify(document)}`;
  try {
    await prerender({
      routes: [{ path: '/' }, { path: '*' }],
      renderer: new URL(`data:text/javascript,${encodeURIComponent(code)}`),
      out,
      head: { css: 'body{order:7}', policy, scripts: inline === undefined ? [] : [inline] },
    });
  } catch (error) {
    expect(String(error)).toContain('the policy refuses');
    return false;
  }
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  await serve(page, out, `${helpers}globalThis.tried = (async () => {${script}})().then(() => '', String);`);
  await page.goto(site);
  return (await page.evaluate(() => Reflect.get(globalThis, 'tried'))) === '';
}

async function serve(page: Page, folder: string, script: string): Promise<void> {
  const files: Readonly<Record<string, readonly [string, string | Buffer]>> = {
    '/': ['text/html', readFileSync(join(folder, 'index.html'))],
    '/try.js': ['text/javascript', script],
    '/worker.js': ['text/javascript', 'postMessage(1)'],
    '/framed.html': ['text/html', 'framed'],
    '/picture.svg': ['image/svg+xml', svg],
    '/font.woff2': ['font/woff2', font],
  };
  await page.context().route(/site\.example\.com|other\.example\.com/, (route) => {
    const [contentType, body] = files[new URL(route.request().url()).pathname] ?? ['text/plain', ''];
    return route.fulfill({ contentType, body, headers: { 'access-control-allow-origin': '*' } });
  });
}

const levels = ['strict', 'relaxed', 'none'] as const satisfies readonly PolicyLevel[];
const rows = readFileSync('scripts/prerender/README.md', 'utf8')
  .split('| `policy: { level }`')[1]
  ?.split('\n\n')[0]
  ?.split('\n')
  .slice(2)
  .map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const cells = (rows ?? []).flatMap(([name = '', ...texts]) =>
  levels.map((level, index) => ({ name, level, text: texts[index] ?? '' })),
);

it('every row of the table is tried', () => {
  const names = new Set(cells.map(({ name }) => name));

  expect(Object.keys(attempts).filter((start) => ![...names].some((name) => name.startsWith(start)))).toEqual([]);
  expect(names.size).toBe(Object.keys(attempts).length);
});

it.each(cells)('$level: $name: $text', { timeout: 60_000 }, async ({ name, level, text }) => {
  const own = Object.entries(attempts).find(([start]) => name.startsWith(start))?.[1] ?? [];
  for (const attempt of own) {
    const { inline, needs, ...bare } = attempt;
    if (text === 'no') expect(await works(attempt, { level })).toBe(false);
    else if (/^with /.test(text)) {
      expect(await works(bare, { level })).toBe(false);
      expect(await works(bare, { level, ...needs })).toBe(true);
    } else if (text.startsWith('through')) {
      expect(await works(bare, { level })).toBe(false);
      expect(await works(attempt, { level })).toBe(true);
    } else expect(await works(attempt, { level })).toBe(true);
  }
});
