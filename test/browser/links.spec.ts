import { practice } from '../../src/content/practice';
import { expect, openHydrated, test } from './fixtures';

const mail = `mailto:${practice.email}`;
const whatsApp = `https://wa.me/${practice.whatsAppNumber.replace(/\D/g, '')}?text=${encodeURIComponent(practice.whatsAppMessage)}`;

const links: [page: string, name: string, href: string][] = [
  ['./', 'Schedule a strategy call', '{base}#contact'],
  ['./', 'View capabilities', '{base}#approach'],
  ['./', 'Explore all impact areas', '{base}impact'],
  ['./', 'Email to schedule a call', `${mail}?subject=Strategy%20Call%20Inquiry`],
  ['./', `E-mail ${practice.email}`, mail],
  ['./', `WhatsApp message to ${practice.whatsAppNumber}`, whatsApp],
  ['./impact', 'Start the conversation', `${mail}?subject=Impact%20Areas%20Discussion`],
  ['./impact', `E-mail ${practice.email}`, mail],
  ['./impact', `WhatsApp message to ${practice.whatsAppNumber}`, whatsApp],
  ['./contact', 'Email to schedule a call', `${mail}?subject=Strategy%20Call%20Inquiry`],
  ['./contact', 'WhatsApp Message', whatsApp],
  ['./contact', `E-mail ${practice.email}`, mail],
  ['./contact', `WhatsApp ${practice.whatsAppNumber}`, whatsApp],
  ['./contact', `${practice.profile.network} View profile`, practice.profile.address],
];

for (const [path, name, href] of links) {
  test(`'${name}' on ${path} leads to ${href}`, async ({ page, baseURL }) => {
    await openHydrated(page, path);
    const link = page.getByRole('main').getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', href.replace('{base}', new URL(baseURL ?? '').pathname));
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
  await expect(page.getByRole('link', { name: 'Schedule a strategy call' })).toBeFocused();
});

function describe(elements: Element[]): string[] {
  return elements.map((element) => `${element.textContent} ${element.getAttribute('href')}`);
}
