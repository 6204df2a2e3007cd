import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { mailtoLink, whatsAppLink } from '../../../src/contactLinks';
import { componentStack, render } from '../../../src/entry-server';
import { isIndexed, menuLinks, routes } from '../../../src/routes';
import { siteUrl } from '../../../src/siteUrl';
import { cases, contact, home, impact, notFound, practice } from '../../support/content';
import { parseDocument } from '../../support/parseDocument';

const unknownPath = '/some-secret-path';
const indexed = routes.filter(isIndexed);
const paths = routes.map((route) => (isIndexed(route) ? route.path : unknownPath));

const pages = new Map<string, string>();
const documents = new Map<string, ReturnType<typeof parseDocument>>();
beforeAll(async () => {
  for (const path of paths) {
    const html = await render(path);
    pages.set(path, html);
    documents.set(path, parseDocument(html));
  }
});

function pageAt(path: string) {
  const document = documents.get(path);
  if (!document) throw new Error(`${path} is not rendered`);
  return document;
}

/** The values of an attribute of every element that a selector finds. */
const valuesOf = (path: string, selector: string, attribute: string) =>
  [...pageAt(path).querySelectorAll(selector)].map((element) => element.getAttribute(attribute));

/** Words as a reader sees them, however they are broken into elements. */
const words = (element: { readonly textContent: string } | null) =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

it.each(paths)('%s is a complete document with one title, one description and one graph of data', (path) => {
  expect(pages.get(path)).toMatch(
    /^<!DOCTYPE html><html lang="en-GB"><head>.*<\/head><body>.*<\/body><\/html>$/s,
  );
  expect(pageAt(path).querySelectorAll('title')).toHaveLength(1);
  expect(valuesOf(path, 'meta[name="description"]', 'content')).toEqual([expect.stringMatching(/./)]);
  expect(pageAt(path).querySelectorAll('head script[type="application/ld+json"]')).toHaveLength(1);
});

it.each(['title', 'meta[name="description"]', 'h1'])('no two pages have the same %s', (selector) => {
  const texts = paths.map((path) => {
    const element = pageAt(path).querySelector(selector);
    return element?.getAttribute('content') ?? words(element);
  });

  expect(new Set(texts).size).toBe(paths.length);
});

describe.each(indexed)('the head at $path', ({ path, title, description, page }) => {
  const address = siteUrl(path);
  const image = siteUrl(`/social/${page.toLowerCase()}.jpg`);

  it('has its title with the brand name', () => {
    expect(words(pageAt(path).querySelector('title'))).toBe(`${title} | ${practice.brandName}`);
  });

  it('has one absolute canonical URL', () => {
    expect(valuesOf(path, 'link[rel="canonical"]', 'href')).toEqual([address]);
    expect(address).toMatch(/^https:\/\/./);
  });

  it.each([
    ['og:type', 'website'],
    ['og:locale', 'en_GB'],
    ['og:site_name', practice.brandName],
    ['og:title', title],
    ['og:description', description],
    ['og:url', address],
    ['og:image', image],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', `${practice.brandName}: ${title}`],
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', title],
    ['twitter:description', description],
    ['twitter:image', image],
    ['twitter:image:alt', `${practice.brandName}: ${title}`],
  ])('has %s for social networks: %s', (name, content) => {
    expect(valuesOf(path, `head meta[property="${name}"], head meta[name="${name}"]`, 'content')).toEqual([
      content,
    ]);
  });
});

describe('an unknown path', () => {
  it('alone is closed to search engines', () => {
    const closed = paths.filter((path) => valuesOf(path, 'meta[name="robots"]', 'content')[0] === 'noindex');
    expect(closed).toEqual([unknownPath]);
  });

  it.each(['link[rel="canonical"]', 'meta[property^="og:"]'])('has no %s', (selector) => {
    expect(valuesOf(unknownPath, selector, 'content')).toEqual([]);
  });

  it('does not contain the path', () => {
    expect(pages.get(unknownPath)).not.toContain('secret');
  });

  it('renders the same document as every other', async () => {
    expect(await render('/404')).toBe(pages.get(unknownPath));
  });
});

it.each(['approach', 'contact'])('at / one section has the id %s', (id) => {
  expect(pageAt('/').querySelectorAll(`section#${id}`)).toHaveLength(1);
});

it.each([
  ['/', 'three steps of the approach', '#approach li', 3],
  ['/impact', 'nine impact areas', 'main li:has(h2)', 9],
  ['/cases', 'five case studies', 'main article', 5],
])('%s has %s', (path, _, selector, count) => {
  expect(pageAt(path).querySelectorAll(selector)).toHaveLength(count);
});

it.each([
  ['/', practice.responseTime],
  ['/impact', practice.responseTime],
  ['/contact', practice.responseTime],
  ['/contact', practice.consultantName],
  ['/cases', cases.note],
])('%s shows “%s” once', (path, text) => {
  const paragraphs = [...pageAt(path).querySelectorAll('main p')].filter(
    (element) => words(element) === text,
  );

  expect(paragraphs).toHaveLength(1);
});

it('search engines read on Contact when a message is answered', () => {
  expect(valuesOf('/contact', 'meta[name="description"]', 'content')).toEqual([
    `${contact.metadata.description} ${practice.responseTime}.`,
  ]);
});

const subject = (text: string) => mailtoLink(practice.email, text);
const email = mailtoLink(practice.email);
const whatsApp = whatsAppLink(practice);

it.each([
  ['/', home.hero.scheduleLabel, '#contact'],
  ['/', home.hero.capabilitiesLabel, '#approach'],
  ['/', home.impact.exploreLabel, '/impact'],
  ['/', home.contact.emailLabel, subject(home.contact.emailSubject)],
  ['/', `Email ${practice.email}`, email],
  ['/', `WhatsApp ${practice.whatsAppNumber}`, whatsApp],
  ['/impact', impact.closing.emailLabel, subject(impact.closing.emailSubject)],
  ['/impact', `Email ${practice.email}`, email],
  ['/impact', `WhatsApp ${practice.whatsAppNumber}`, whatsApp],
  ['/contact', contact.emailLabel, subject(contact.emailSubject)],
  ['/contact', `Email ${practice.email}`, email],
  ['/contact', `${contact.whatsAppLabel} ${practice.whatsAppNumber}`, whatsApp],
  ['/contact', `${practice.profile?.network} View profile`, practice.profile?.address],
  [unknownPath, notFound.returnLabel, '/'],
])('at %s the link “%s” leads to %s', (path, label, href) => {
  const links = [...pageAt(path).querySelectorAll('main a')].filter((link) => words(link) === label);

  expect(links.map((link) => link.getAttribute('href'))).toEqual([href]);
});

it('each area of Impact leads to the cases that draw on it, and Home to each case', () => {
  const toCases = 'main a[href^="/cases#"]';
  const hrefs = (all: readonly { readonly id: string }[]) => all.map(({ id }) => `/cases#${id}`);

  expect(valuesOf('/impact', toCases, 'href')).toEqual(impact.areas.flatMap((area) => hrefs(area.cases)));
  expect(valuesOf('/', toCases, 'href')).toEqual(hrefs(home.cases.cases));
});

describe.each(paths)('around the page at %s', (path) => {
  it('the brand name links home', () => {
    const [brand] = pageAt(path).querySelectorAll('header a');

    expect([words(brand ?? null), brand?.getAttribute('href')]).toEqual([practice.brandName, '/']);
  });

  it.each([
    ['the header', 'nav[aria-label="Main"]', menuLinks('header')],
    ['the menu of small screens', 'nav[aria-label="Menu"]', menuLinks('header')],
    ['the footer', 'nav[aria-label="Footer"]', menuLinks('footer')],
  ])('%s has its links', (_, nav, links) => {
    expect(valuesOf(path, `${nav} a`, 'href')).toEqual(links.map(({ to }) => to));
  });

  it('each link has a name, and one name leads to one place', () => {
    const links = [...pageAt(path).querySelectorAll('a')].map((link) => [
      words(link),
      link.getAttribute('href'),
    ]);
    const places = new Map(links.map(([name, to]) => [name, to]));

    expect(links.filter(([name, to]) => !name || !to || places.get(name) !== to)).toEqual([]);
  });

  it('the footer has the year of the build', () => {
    expect(words(pageAt(path).querySelector('footer p'))).toBe(
      `© ${new Date().getFullYear()} ${practice.brandName}`,
    );
  });
});

describe('below a base', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each(paths)('all links of %s are below it', async (path) => {
    vi.stubEnv('BASE_URL', '/repo/');
    const links = parseDocument(await render(path)).querySelectorAll('a[href^="/"], head link[href^="/"]');
    const addresses = [...links].map((link) => link.getAttribute('href'));

    expect(addresses).toContain('/repo/contact');
    expect(addresses.filter((address) => !address?.startsWith('/repo/'))).toEqual([]);
  });
});

it.each(paths)('%s renders without an error', async (path) => {
  expect(await componentStack(path)).toBeUndefined();
});
