import type { Page } from '@playwright/test';
import { expect, expectOnly, missingModules, openHydrated, test } from './fixtures';

declare global {
  interface Window {
    blocked: Record<string, string>;
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(noteBlocked);
});

test.afterEach(async ({ page, consoleErrors }) => {
  expect(await page.evaluate(() => document.documentElement.dataset.attacked)).toBeUndefined();
  expectOnly(consoleErrors, new RegExp(`Content Security Policy|Trusted|${missingModules.source}`, 'i'));
});

test('injected HTML cannot run, load or submit anything', async ({ page }) => {
  const attack = 'document.documentElement.dataset.attacked = 1';
  await inject(
    page,
    `<script>${attack}</script><script src="https://evil.example/script.js"></script>
    <script type="importmap">{"imports":{"/":"https://evil.example/"}}</script>
    <p id="injected" style="color: rgb(1, 2, 3)" onclick="${attack}">Injected</p>
    <style>#injected { background: rgb(1, 2, 3) }</style>
    <link rel="stylesheet" href="https://evil.example/style.css">
    <img src="https://evil.example/picture.png"><img src="data:," onerror="${attack}">
    <iframe src="https://evil.example/"></iframe><object data="https://evil.example/"></object>
    <base href="https://evil.example/">
    <form action="https://evil.example/"></form>`,
  );
  await page.route(/\.js$/, (route) => route.abort()); // hydration would remove what was injected
  await page.goto('./');
  const injected = page.locator('#injected');
  await injected.click();
  await expect(injected).not.toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(injected).not.toHaveCSS('background-color', 'rgb(1, 2, 3)');
  await page.evaluate(() => document.forms[0]?.submit());
  await expectBlocked(page, {
    'script-src-elem': 'https://evil.example inline',
    'script-src-attr': 'inline',
    'style-src-attr': 'inline',
    'style-src-elem': 'https://evil.example inline',
    'img-src': 'data https://evil.example',
    'frame-src': 'https://evil.example',
    'object-src': 'https://evil.example',
    'base-uri': 'https://evil.example',
    'form-action': 'https://evil.example',
  });
});

test('a script cannot write markup or code into a hydrated page, or send requests to other sites', async ({
  page,
}) => {
  await openHydrated(page, './');
  const written = await page.evaluate(() => {
    const code = 'document.documentElement.dataset.attacked = 1';
    const ways: readonly (() => unknown)[] = [
      () => document.body.insertAdjacentHTML('beforeend', `<img src="/" onerror="${code}">`),
      () => document.body.setAttribute('onclick', code),
      () => setTimeout(code),
      () => window.trustedTypes?.createPolicy('other', { createHTML: String, createScript: String }),
    ];
    const allowed = ways.filter((write) => {
      try {
        write();
        return true;
      } catch {
        return false;
      }
    });
    fetch('https://evil.example/').catch(() => undefined);
    return allowed.map(String);
  });
  expect(written).toEqual([]);
  await expectBlocked(page, {
    'connect-src': 'https://evil.example',
    'require-trusted-types-for': 'trusted-types-sink',
    'trusted-types': 'trusted-types-policy',
  });
});

/** Appends HTML to every page. */
async function inject(page: Page, html: string): Promise<void> {
  const document = await (await page.request.get('./')).text();
  const body = document.replace('</body>', () => `${html}</body>`);
  await page.route('./', (route) => route.fulfill({ body, contentType: 'text/html' }));
}

async function expectBlocked(page: Page, expected: Readonly<Record<string, string>>): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.blocked)).toEqual(expected);
}

/** Records blocked requests by directive. Runs in the page, so it must not use anything outside itself. */
function noteBlocked(): void {
  window.blocked = {};
  const origin = (blocked: string) => (/^https?:/.test(blocked) ? new URL(blocked).origin : blocked);
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    const already = window.blocked[effectiveDirective]?.split(' ') ?? [];
    window.blocked[effectiveDirective] = [...new Set([...already, origin(blockedURI)])].sort().join(' ');
  });
}
