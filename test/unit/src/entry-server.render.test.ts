import { describe, expect, it, onTestFinished } from 'vitest';
import { mailtoLink, whatsAppLink } from '../../../src/contactLinks';
import { render } from '../../../src/entry-server';
import { isIndexed, matchRoute, menuLinks, routes } from '../../../src/routes';
import { contact, home, impact, notFound, practice } from '../../support/content';
import { parseDocument } from '../../support/parseDocument';

const unknownPath = '/some-secret-path';
const indexed = routes.filter(isIndexed);
const paths = routes.map((route) => (isIndexed(route) ? route.path : unknownPath));
const html = new Map(await Promise.all(paths.map(async (path) => [path, await render(path)] as const)));
const documents = new Map([...html].map(([path, text]) => [path, parseDocument(text)]));

const all = (path: string, selector: string) => [...(documents.get(path)?.querySelectorAll(selector) ?? [])];
/** The values of an attribute of every element that a selector finds. */
const valuesOf = (path: string, selector: string, attribute: string) =>
  all(path, selector).map((element) => element.getAttribute(attribute));
/** Words as a reader sees them, however they are broken into elements. */
const words = ({ textContent }: { readonly textContent: string }) => textContent.replace(/\s+/g, ' ').trim();

it.each(paths)('%s is a complete document with one title, one description and one graph of data', (path) => {
  expect(html.get(path)).toMatch(/^<!DOCTYPE html><html lang="en-GB"><head>.*<\/head><body>.*<\/body><\/html>$/s);
  expect(all(path, 'title')).toHaveLength(1);
  expect(valuesOf(path, 'meta[name="description"]', 'content')).toEqual([expect.stringMatching(/./)]);
  expect(all(path, 'head script[type="application/ld+json"]')).toHaveLength(1);
});

it.each(['title', 'meta[name="description"]', 'h1'])('no two pages have the same %s', (selector) => {
  const texts = paths.flatMap((path) =>
    all(path, selector).map((element) => element.getAttribute('content') ?? words(element)),
  );

  expect([...new Set(texts)]).toEqual(texts);
  expect(texts).toHaveLength(paths.length);
});

it.each(indexed)(
  'the head at $path has one title, one canonical URL and one card of the page',
  ({ path, title, description, page }) => {
    const [address, image] = [path, `/social/${page.toLowerCase()}.jpg`].map((end) => practice.siteAddress + end);
    const alt = `${practice.brandName}: ${title}`;
    const metas = all(path, 'head meta[property], head meta[name^="twitter:"]').map((meta) => [
      meta.getAttribute('property') ?? meta.getAttribute('name'),
      meta.getAttribute('content'),
    ]);

    expect(all(path, 'title').map(words)).toEqual([`${title} | ${practice.brandName}`]);
    expect(valuesOf(path, 'link[rel="canonical"]', 'href')).toEqual([address]);
    expect(metas.sort()).toEqual(
      [
        ['og:type', 'website'],
        ['og:locale', 'en_GB'],
        ['og:site_name', practice.brandName],
        ['og:title', title],
        ['og:description', description],
        ['og:url', address],
        ['og:image', image],
        ['og:image:width', '1200'],
        ['og:image:height', '630'],
        ['og:image:alt', alt],
        ['twitter:card', 'summary_large_image'],
        ['twitter:title', title],
        ['twitter:description', description],
        ['twitter:image', image],
        ['twitter:image:alt', alt],
      ].sort(),
    );
  },
);

it('an unknown path alone is closed to search engines; it has no canonical URL, no card, and one document', async () => {
  const closed = paths.filter((path) => valuesOf(path, 'meta[name="robots"]', 'content')[0] === 'noindex');

  expect(closed).toEqual([unknownPath]);
  expect(all(unknownPath, 'link[rel="canonical"], meta[property^="og:"]')).toEqual([]);
  expect(await render('/404')).toBe(html.get(unknownPath));
});

it.each(['/', '/impact', '/contact'])('%s states the response time once', (path) => {
  expect(all(path, 'main p').filter((element) => words(element) === practice.responseTime)).toHaveLength(1);
});

const subject = (text: string) => mailtoLink(practice.email, text);
const email = [`Email ${practice.email}`, mailtoLink(practice.email)] as const;
const whatsApp = whatsAppLink(practice);

it.each([
  ['/', home.hero.scheduleLabel, '#contact'],
  ['/', home.hero.capabilitiesLabel, '#approach'],
  ['/', home.impact.exploreLabel, '/impact'],
  ['/', home.contact.emailLabel, subject(home.contact.emailSubject)],
  ['/', ...email],
  ['/', `WhatsApp ${practice.whatsAppNumber}`, whatsApp],
  ['/impact', impact.closing.emailLabel, subject(impact.closing.emailSubject)],
  ['/impact', ...email],
  ['/impact', `WhatsApp ${practice.whatsAppNumber}`, whatsApp],
  ['/contact', contact.emailLabel, subject(contact.emailSubject)],
  ['/contact', ...email],
  ['/contact', `${contact.whatsAppLabel} ${practice.whatsAppNumber}`, whatsApp],
  ['/contact', `${practice.profile?.network} View profile`, practice.profile?.address],
  [unknownPath, notFound.returnLabel, '/'],
])('at %s the link “%s” leads to %s', (path, label, href) => {
  const links = all(path, 'main a').filter((link) => words(link) === label);

  expect(links.map((link) => link.getAttribute('href'))).toEqual([href]);
});

it('each area of Impact leads to the cases that draw on it, and Home to each case', () => {
  const toCases = 'main a[href^="/cases#"]';
  const hrefs = (cases: readonly { readonly id: string }[]) => cases.map(({ id }) => `/cases#${id}`);

  expect(valuesOf('/impact', toCases, 'href')).toEqual(impact.areas.flatMap((area) => hrefs(area.cases)));
  expect(valuesOf('/', toCases, 'href')).toEqual(hrefs(home.cases.cases));
});

describe.each(paths)('around the page at %s', (path) => {
  it('the brand name links home', () => {
    const [brand] = all(path, 'header a').map((link) => [words(link), link.getAttribute('href')]);

    expect(brand).toEqual([practice.brandName, '/']);
  });

  it.each([
    ['the header', 'Main', 'header'],
    ['the menu of small screens', 'Menu', 'header'],
    ['the footer', 'Footer', 'footer'],
  ] as const)('%s has its links', (_, name, menu) => {
    expect(valuesOf(path, `nav[aria-label="${name}"] a`, 'href')).toEqual(menuLinks(menu).map(({ to }) => to));
  });

  it('each link has a name, and links of one name have one target', () => {
    const links = all(path, 'a').map((link) => [words(link), link.getAttribute('href')]);
    const places = new Map(links.map(([name, to]) => [name, to]));

    expect(links.filter(([name, to]) => !name || !to || places.get(name) !== to)).toEqual([]);
  });
});

it('a page at a path with other letters is rendered there, as the current one', async () => {
  const route = matchRoute('/impact');
  onTestFinished(() => void Object.assign(route, { path: '/impact' }));
  Object.assign(route, { path: '/über-uns' });

  for (const path of ['/%C3%BCber-uns', '/über-uns']) {
    const document = parseDocument(await render(path));
    const current = [...document.querySelectorAll('header [aria-current=page]')].map((link) =>
      link.getAttribute('href'),
    );

    expect(document.querySelector('h1')?.textContent).toBe(impact.heading);
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/%C3%BCber-uns$/);
    expect(new Set(current)).toEqual(new Set(['/über-uns']));
  }
});
