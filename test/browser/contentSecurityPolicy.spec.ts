import { expect, openHydrated, test } from './fixtures';

declare global {
  interface Window {
    blocked: Record<string, string>;
  }
}

test('the policy blocks whatever is not of the site', async ({ page, complaints }) => {
  await openHydrated(page, './');
  await page.evaluate(attack);
  const outcome = () =>
    page.evaluate(() => ({
      blocked: window.blocked,
      attacked: document.body.dataset.attacked,
      display: getComputedStyle(document.body).display,
    }));
  await expect.poll(outcome).toEqual({
    blocked: {
      'script-src-elem': 'inline',
      'script-src-attr': 'inline',
      'style-src-elem': 'inline',
      'style-src-attr': 'inline',
      'img-src': 'https://evil.example',
      'frame-src': 'https://evil.example',
      'connect-src': 'https://evil.example',
      'form-action': 'https://evil.example',
      'base-uri': 'https://evil.example',
    },
    attacked: undefined,
    display: 'block',
  });
  complaints.splice(0);
});

/** Notes what is blocked, by directive. Runs in the page, and so stands alone. */
function attack(): void {
  window.blocked = {};
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    window.blocked[effectiveDirective] = blockedURI === 'inline' ? blockedURI : new URL(blockedURI).origin;
  });
  const add = (name: string, properties: object) => {
    document.body.append(Object.assign(document.createElement(name), properties));
  };
  add('script', { textContent: 'document.body.dataset.attacked = ""' });
  document.body.setAttribute('onclick', 'this.dataset.attacked = ""');
  document.body.click();
  add('style', { textContent: 'body { display: none }' });
  document.body.setAttribute('style', 'display: none');
  add('img', { src: 'https://evil.example/picture.png' });
  add('iframe', { src: 'https://evil.example/' });
  fetch('https://evil.example/').catch(() => undefined);
  add('form', { action: 'https://evil.example/' });
  document.querySelector('form')?.submit();
  add('base', { href: 'https://evil.example/' });
}
