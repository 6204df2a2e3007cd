import type { Browser, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { launchBrowser } from '../../scripts/browser/chromium';
import { waitForHydration } from '../../scripts/browser/hydration';
import { joinShortWords } from '../../src/components/KeepTogether/joinShortWords';
import { routes } from '../../src/routes';
import { cases, contact, home, impact, notFound } from '../support/content';
import { startDevelopment } from './startDevelopment';

const patience = 60_000;
const soon = { timeout: patience / 2, interval: 100 };
let server: Awaited<ReturnType<typeof startDevelopment>>;
let browser: Browser;

beforeAll(async () => {
  server = await startDevelopment();
  browser = await launchBrowser();
  // On the first visit Vite finds the packages to bundle, and then reloads the page.
  const page = await open('impact');
  await page.waitForLoadState('networkidle');
  await page.close();
}, 180_000);
afterAll(async () => {
  await browser.close();
  await server.stop();
});

async function open(path: string): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  page.setDefaultTimeout(patience);
  await page.goto(server.url + path);
  await waitForHydration(page);
  return page;
}

async function textOf(path: string): Promise<string> {
  return (await fetch(server.url + path)).text();
}

async function statusOf(path: string): Promise<number> {
  return (await fetch(server.url + path)).status;
}

/** Matches a field of a content file. */
const fieldOf = (name: string) => new RegExp(`^${name}:[^]*?(?=\\n\\n)`, 'm');

describe('the development server responds to', { timeout: patience }, () => {
  it.each(routes.filter(({ path }) => path !== '*'))('$path with its page', async ({ path, title }) => {
    const response = await fetch(new URL(path, server.url));

    expect(response.status).toBe(200);
    expect(await response.text()).toContain(`<title>${title.replaceAll('&', '&amp;')} |`);
  });

  it.each(['nowhere', 'impact/nowhere', 'impact//'])(
    '/%s with status 404 and the not-found page',
    async (path) => {
      const response = await fetch(server.url + path);

      expect(response.status).toBe(404);
      expect(await response.text()).toContain(notFound.heading);
    },
  );
});

describe('edits are applied in place, keeping the scroll position:', { timeout: patience }, () => {
  let page: Page;
  beforeEach(async () => {
    page = await open('impact');
    await page.evaluate(() => {
      document.documentElement.dataset.opened = 'once';
      // A new heading may take more lines, and the browser would adjust the scroll position.
      document.documentElement.style.overflowAnchor = 'none';
      window.scrollTo(0, 500);
    });
  }, patience);
  afterEach(async () => {
    const { opened, scrolled } = await page.evaluate(() => ({
      opened: document.documentElement.dataset.opened,
      scrolled: window.scrollY,
    }));
    await page.close();
    expect({ opened, scrolled }).toEqual({ opened: 'once', scrolled: 500 });
  });

  const heading = () => page.locator('h1').textContent();
  const outline = () =>
    page
      .locator('h2')
      .first()
      .evaluate((title) => getComputedStyle(title).outlineWidth);

  it('of words, more than once', async () => {
    for (const [previous, next] of [
      [impact.heading, 'What we change'],
      ['What we change', 'What we mend'],
    ] as const) {
      await server.edit('src/content/impact.yaml', (text) =>
        text.replace(`heading: ${previous}`, `heading: ${next}`),
      );
      await expect.poll(heading, soon).toBe(next);
    }
  });

  it('of the brand name', async () => {
    await server.edit('src/content/practice.yaml', (text) =>
      text.replace(fieldOf('brandName'), 'brandName: Another Name'),
    );
    await expect.poll(() => page.getByRole('banner').textContent(), soon).toContain('Another Name');
    await expect.poll(() => page.title(), soon).toMatch(/\| Another Name$/);
  });

  it('of a title', async () => {
    await server.edit('src/content/impact.yaml', (text) =>
      text.replace(`pageTitle: ${impact.metadata.title}`, 'pageTitle: What changes'),
    );
    await expect.poll(() => page.title(), soon).toMatch(/^What changes \|/);
  });

  it('of a style', async () => {
    await server.edit('src/pages/Impact/Impact.css.ts', (text) =>
      text.replace('title = style({', "title = style({ outline: '3px solid red',"),
    );
    await expect.poll(outline, soon).toBe('3px');
  });

  it('of a component', async () => {
    await server.edit('src/pages/Impact/Impact.tsx', (text) =>
      text.replace('{impact.heading}', 'Another heading'),
    );
    await expect.poll(heading, soon).toBe('Another heading');
  });
});

it('an edit of an area’s title reaches the cases that draw on it', { timeout: patience }, async () => {
  const [area] = cases.cases[0]?.drawsOn ?? [];
  const page = await open('cases');
  await server.edit('src/content/areas/5-market-positioning-strategy.yaml', (text) =>
    text.replace(`title: ${area?.title}`, 'title: Another Area'),
  );

  await expect.poll(() => page.locator('main').textContent(), soon).toContain('Another Area');
  expect(await textOf('cases')).toContain('Another Area');
  await page.close();
});

it('a case that is added shows, and one that is removed does not', { timeout: patience }, async () => {
  const page = await open('cases');
  const titles = () => page.locator('main h2').allTextContents();
  await server.add(
    'src/content/cases/9-another-case.yaml',
    'src/content/cases/2-luxury-villas.yaml',
    (text) => text.replace(/^title: .*$/m, 'title: Another Case'),
  );
  await expect.poll(titles, soon).toContain('Another Case');

  await server.restore();
  await expect.poll(titles, soon).not.toContain('Another Case');
  expect(await textOf('cases')).not.toContain('Another Case');
  await page.close();
});

describe('the policy of a build', { timeout: patience }, () => {
  it('allows everything that development needs', async () => {
    const page = await browser.newPage();
    const consoleErrors: string[] = [];
    page.on('console', (message) => consoleErrors.push(message.text()));
    page.on('pageerror', ({ message }) => consoleErrors.push(message));
    await page.goto(server.url);
    await waitForHydration(page);

    expect(consoleErrors.filter((text) => /Content Security Policy|Trusted/i.test(text))).toEqual([]);
    await page.close();
  });

  it.each([
    ["<img src='https://other.example.com/a.png'>", 'img-src'],
    ["<p style='color: red'>", 'style-src-attr'],
    ["<iframe src='https://other.example.com/'></iframe>", 'frame-src'],
  ])('refuses %s, as on the published site', async (html, directive) => {
    const page = await browser.newPage();
    await page.route(server.url, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('</main>', `${html}</main>`) });
    });
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) =>
        document.documentElement.setAttribute('data-refused', event.effectiveDirective),
      );
    });
    await page.goto(server.url, { waitUntil: 'commit' });

    await page.locator(`html[data-refused="${directive}"]`).waitFor({ state: 'attached' });
    await page.close();
  });
});

/** The text of Vite's error overlay; empty if there is none. */
async function overlay(page: Page): Promise<string> {
  return (await page.locator('vite-error-overlay .message').allTextContents()).join('');
}

describe('errors in development are reported:', { timeout: patience }, () => {
  it('of a component that fails, in the terminal, with its name and line', async () => {
    await server.edit('src/pages/Cases/CaseStudy.tsx', (text) =>
      text.replace('return (', "if (title) throw new Error('broken on purpose');\n  return ("),
    );
    await expect.poll(() => statusOf('cases'), soon).toBe(500);
    await server.printed('Error: broken on purpose\n    at CaseStudy (');
  });

  it('of a hydration mismatch, in the browser, with the component', async () => {
    await server.edit('src/pages/Home/About.tsx', (text) =>
      text.replace('{joinShortWords(paragraph)}', "{typeof window === 'undefined' ? 'Server' : 'Browser'}"),
    );
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(server.url);

    await expect
      .poll(() => errors.join('\n'), soon)
      .toMatch(/Hydration failed[\s\S]*<About [\s\S]*\+ +Browser/);
    await page.close();
  });

  it('of a deleted picture, over the open page, which still hydrates', async () => {
    const { file } = home.about.picture;
    const page = await open('');
    await server.remove(`src/content/pictures/${file}`);
    await expect.poll(() => overlay(page), soon).toContain(`“${file}”, which is not in src/content/pictures`);
    await waitForHydration(page);

    await server.restore();
    await expect.poll(() => overlay(page), soon).toBe('');
    await page.close();
  });

  it.each(['heading', 'lead'])(
    'of the content, while the page stays as it was: %s',
    {
      timeout: 2 * patience,
    },
    async (field) => {
      const words = `The ${field} is empty`;
      await server.edit('src/content/contact.yaml', (text) =>
        text
          .replace(fieldOf('whatsAppLabel'), `whatsAppLabel: ${words}`)
          .replace(fieldOf(field), `${field}:`),
      );
      await server.printed(`${field} is empty. `);
      const page = await open('contact');
      await expect.poll(() => overlay(page), soon).toContain(`${field} is empty. `);
      expect(await page.locator('h1').textContent()).toBe(joinShortWords(contact.heading));

      await server.edit('src/content/contact.yaml', (text) => text.replace(`${field}:`, `${field}: Fixed`));
      // Saved again if the server was still processing the previous version: no person edits this fast.
      const patiently = { ...soon, interval: 2_000 };
      const shown = () => page.locator('main').textContent();
      await expect.poll(() => server.saveAgain().then(shown), patiently).toContain(words);
      expect(await shown()).toContain('Fixed');
      await expect.poll(() => overlay(page), soon).toBe('');

      await expect.poll(() => server.restore().then(shown), patiently).not.toContain('Fixed');
      await page.close();
    },
  );
});

it('content with errors from the start is reported in place of every page, until it is fixed', {
  timeout: patience,
}, async () => {
  const file = 'src/content/practice.yaml';
  const broken = await startDevelopment({ [file]: (text) => text.replace(/^email:/m, 'emial:') });
  onTestFinished(broken.stop);
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  await page.goto(`${broken.url}impact`);
  expect(await page.locator('body > pre').textContent()).toContain('emial');

  await broken.edit(file, (text) => text.replace(/^emial:/m, 'email:'));
  await expect.poll(() => page.locator('h1').textContent(), soon).toBe(impact.heading);
});
