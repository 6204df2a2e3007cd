import { expect, expectOnly, test } from './fixtures';

declare global {
  interface Window {
    blocked: Record<string, string>;
  }
}

const evil = 'https://evil.example';
const attack = 'document.documentElement.dataset.attacked = 1';

test('injected HTML and scripts cannot run, load, submit or write anything', async ({ page, consoleErrors }) => {
  const injected = `<script>${attack}</script><script src="${evil}/script.js"></script>
    <script type="importmap">{"imports":{"/":"${evil}/"}}</script>
    <p id="injected" style="color: rgb(1, 2, 3)" onclick="${attack}">Injected</p>
    <style>#injected { background: rgb(1, 2, 3) }</style>
    <link rel="stylesheet" href="${evil}/style.css">
    <img src="${evil}/picture.png"><img src="data:," onerror="${attack}">
    <iframe src="${evil}/"></iframe><object data="${evil}/"></object>
    <base href="${evil}/">
    <form action="${evil}/"></form>`;
  const html = await (await page.request.get('./')).text();
  const body = html.replace('</body>', () => `${injected}</body>`);
  await page.route('./', (route) => route.fulfill({ body, contentType: 'text/html' }));
  await page.route(/\.js$/, (route) => route.abort()); // hydration would remove what was injected
  await page.addInitScript(noteBlocked);
  await page.goto('./');
  const paragraph = page.locator('#injected');
  await paragraph.click();
  await expect(paragraph).not.toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(paragraph).not.toHaveCSS('background-color', 'rgb(1, 2, 3)');
  await page.evaluate(() => document.forms[0]?.submit());
  await page.evaluate(injectedScript, [attack, evil] as const);
  await expect
    .poll(() => page.evaluate(() => window.blocked))
    .toEqual({
      'script-src-elem': `${evil} inline`,
      'script-src-attr': 'inline',
      'style-src-attr': 'inline',
      'style-src-elem': `${evil} inline`,
      'img-src': `data ${evil}`,
      'frame-src': evil,
      'object-src': evil,
      'base-uri': evil,
      'form-action': evil,
      'connect-src': evil,
      'require-trusted-types-for': 'trusted-types-sink',
      'trusted-types': 'trusted-types-policy',
    });
  expect(await page.evaluate(() => document.documentElement.dataset.attacked)).toBeUndefined();
  expectOnly(consoleErrors, /Content Security Policy|Trusted|^Failed to load|^uncaught: Failed to fetch/i);
});

/** Tries to send a request, and to write markup and code. Runs in the page, and stands alone. */
function injectedScript([code, url]: readonly [string, string]): void {
  fetch(url).catch(() => undefined);
  const ways: readonly (() => unknown)[] = [
    () => document.body.insertAdjacentHTML('beforeend', `<img src="/" onerror="${code}">`),
    () => document.body.setAttribute('onclick', code),
    () => setTimeout(code),
    () => window.trustedTypes?.createPolicy('other', { createHTML: String, createScript: String }),
  ];
  for (const write of ways) {
    try {
      write();
      document.documentElement.dataset.attacked = String(write);
    } catch {
      // refused
    }
  }
}

/** Records blocked requests by directive. Runs in the page, so it must not use anything outside itself. */
function noteBlocked(): void {
  window.blocked = {};
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    const origin = /^https?:/.test(blockedURI) ? new URL(blockedURI).origin : blockedURI;
    const others = window.blocked[effectiveDirective]?.split(' ') ?? [];
    window.blocked[effectiveDirective] = [...new Set([...others, origin])].sort().join(' ');
  });
}
