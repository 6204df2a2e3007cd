import { whatsAppLink } from '../../src/contactLinks';
import { practice } from '../support/content';
import { expect, openHydrated, test } from './fixtures';

const mail = `mailto:${practice.email}`;
const whatsApp = whatsAppLink(practice) ?? '';

/** The links of each page, in their order; `{base}` is where the site lives, and a subject is whatever its owner wrote. */
const links = {
  './': [
    '{base}#contact',
    '{base}#approach',
    '{base}impact',
    '{base}cases',
    `${mail}?subject=`,
    mail,
    whatsApp,
  ],
  './impact': [`${mail}?subject=`, mail, whatsApp],
  './contact': [mail, whatsApp, practice.profile?.address ?? '', `${mail}?subject=`, whatsApp],
};

for (const [path, hrefs] of Object.entries(links)) {
  test(`the links on ${path} lead where they should`, async ({ page, baseURL }) => {
    await openHydrated(page, path);
    const found = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.replace(/(?<=\?subject=).+$/, '')));
    expect(found).toEqual(hrefs.map((href) => href.replace('{base}', new URL(baseURL ?? '').pathname)));
  });
}

test('links to other sites give them neither a handle nor an address', async ({ page }) => {
  await openHydrated(page, './contact');
  const external = page.locator('a[href^="https:"]');
  expect(await external.count()).toBe(3);
  for (const link of await external.all()) await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('the header leads to Home, Impact, Cases and Contact, and its wordmark to the start', async ({
  page,
  baseURL,
}) => {
  await openHydrated(page, './impact');
  const base = new URL(baseURL ?? '').pathname;
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: practice.brandName })).toHaveAttribute('href', base);
  const hrefs = await header
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link')
    .evaluateAll(describe);
  expect(hrefs).toEqual([
    `Home ${base}#approach`,
    `Impact ${base}impact`,
    `Cases ${base}cases`,
    `Contact ${base}contact`,
  ]);
});

test('the header marks the page in hand', async ({ page }) => {
  await openHydrated(page, './impact');
  await expect(page.locator('header [aria-current="page"]').first()).toHaveText('Impact');
});

test('the footer leads to Home, Cases and Contact', async ({ page, baseURL }) => {
  await openHydrated(page, './');
  const base = new URL(baseURL ?? '').pathname;
  const hrefs = await page.getByRole('contentinfo').getByRole('link').evaluateAll(describe);
  expect(hrefs).toEqual([`Home ${base}#approach`, `Cases ${base}cases`, `Contact ${base}contact`]);
});

test('the skip link is the first stop, and leads past the header', async ({ page }) => {
  await openHydrated(page, './');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main a').first()).toBeFocused();
});

function describe(elements: Element[]): string[] {
  return elements.map((element) => `${element.textContent} ${element.getAttribute('href')}`);
}
