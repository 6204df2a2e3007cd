import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mailtoLink, whatsAppLink } from '../../../src/contactLinks';
import { render } from '../../../src/entry-server';
import { isIndexed, routes } from '../../../src/routes';
import { contact, home, impact, notFound, practice } from '../../support/content';
import { parseDocument } from '../../support/parseDocument';

const unknownPath = '/some-secret-path';
const indexed = routes.filter(isIndexed);
const paths = [...indexed.map(({ path }) => path), unknownPath];
const documents = new Map(
  await Promise.all(paths.map(async (path) => [path, parseDocument(await render(path))] as const)),
);

const all = (path: string, selector: string) => [...(documents.get(path)?.querySelectorAll(selector) ?? [])];
/** The values of an attribute of every element that a selector finds. */
const valuesOf = (path: string, selector: string, attribute: string) =>
  all(path, selector).map((element) => element.getAttribute(attribute));
/** Words as a reader sees them, however they are broken into elements. */
const words = ({ textContent }: { readonly textContent: string }) => textContent.replace(/\s+/g, ' ').trim();

it.each(['title', 'meta[name="description"]', 'h1'])('every page has one %s, unlike that of any other', (selector) => {
  const texts = paths.map((path) =>
    all(path, selector).map((element) => element.getAttribute('content') ?? words(element)),
  );

  expect(texts).toEqual(paths.map(() => [expect.stringMatching(/./)]));
  expect(new Set(texts.flat()).size).toBe(paths.length);
});

it.each(indexed)('search engines and shared links show $path by its title, description and card', (route) => {
  const { path, title, description, page } = route;
  const [url, image] = [path, `/social/${page.toLowerCase()}.jpg`].map((end) => practice.siteAddress + end);
  const tags = all(path, 'head meta').map((meta) => [
    meta.getAttribute('property') ?? meta.getAttribute('name'),
    meta.getAttribute('content'),
  ]);

  expect(all(path, 'title').map(words)).toEqual([`${title} | ${practice.brandName}`]);
  expect(valuesOf(path, 'link[rel="canonical"]', 'href')).toEqual([url]);
  expect(Object.fromEntries(tags)).toMatchObject({
    description,
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': image,
    'og:image:alt': `${practice.brandName}: ${title}`,
    'twitter:card': 'summary_large_image',
    'twitter:image': image,
  });
});

it('no page tells another site where its visitor comes from', () => {
  expect(paths.map((path) => valuesOf(path, 'meta[name="referrer"]', 'content'))).toEqual(
    paths.map(() => ['same-origin']),
  );
});

it('soft hyphens are in visible text, and not in metadata and labels', async () => {
  vi.resetModules(); // so that the changes last for this test
  onTestFinished(() => void vi.resetModules());
  const contentOf = async (file: string) => (await import(`../../../src/content/${file}.yaml`)).default;
  const { default: metadata } = await import('../../../src/content/impact.yaml?metadata');
  Object.assign(metadata, { name: 'Im\u00adpact', title: 'Im\u00adpact areas', description: 'De\u00adscription' });
  Object.assign(await contentOf('practice'), { brandName: 'Hausmann\u00adberatung' });
  const changed = await contentOf('impact');
  changed.areas[0].title = changed.picture.alt = changed.heading = 'Geschäfts\u00adfelder';
  const { render: renderChanged } = await import('../../../src/entry-server');

  const html = await renderChanged('/impact');
  const told = html.match(/<head>.*<\/head>| alt="[^"]*"| aria-label="[^"]*"/gs)?.join();
  expect(html).toContain('Hausmann\u00adberatung</span>');
  expect(html).toMatch(/<h1[^>]*>Geschäfts\u00adfelder/);
  expect(told).toContain('Geschäftsfelder');
  expect(told).not.toContain('\u00ad');
});

it('only the not-found page is closed to search engines, and contains nothing of the URL', async () => {
  const closed = paths.filter((path) => valuesOf(path, 'meta[name="robots"]', 'content')[0] === 'noindex');

  expect(closed).toEqual([unknownPath]);
  expect(all(unknownPath, 'link[rel="canonical"], meta[property^="og:"]')).toEqual([]);
  expect(await render('/404')).toBe(await render(unknownPath));
});

it.each(['/', '/impact', '/contact'])('%s states the response time once', (path) => {
  expect(all(path, 'main p').filter((element) => words(element) === practice.responseTime)).toHaveLength(1);
});

const subject = (text: string) => mailtoLink(practice.email, text);
const whatsApp = whatsAppLink(practice);

it.each<readonly [path: string, label: string | undefined, href: string | undefined]>([
  ['/', home.heroScheduleLabel, '#contact'],
  ['/', home.heroCapabilitiesLabel, '#approach'],
  ['/', home.impactExploreLabel, '/impact'],
  ['/', home.contactEmailLabel, subject(home.contactEmailSubject)],
  ['/impact', impact.closingEmailLabel, subject(impact.closingEmailSubject)],
  ['/contact', contact.emailLabel, subject(contact.emailSubject)],
  ['/contact', contact.whatsAppLabel, whatsApp],
  ['/contact', `${practice.profileNetwork} View profile`, practice.profileAddress],
  [unknownPath, notFound.returnLabel, '/'],
  ...['/', '/impact', '/contact'].flatMap((path) => [
    [path, `Email ${practice.email}`, mailtoLink(practice.email)] as const,
    [path, `WhatsApp ${practice.whatsAppNumber}`, whatsApp] as const,
  ]),
])('at %s the link “%s” leads to %s', (path, label, href) => {
  const links = all(path, 'main a').filter((link) => words(link) === label);

  expect(links.map((link) => link.getAttribute('href'))).toEqual([href]);
});

it('each area of Impact leads to the cases that draw on it, and Home to each case', () => {
  const toCases = 'main a[href^="/cases#"]';
  const hrefs = (cases: readonly { readonly id: string }[]) => cases.map(({ id }) => `/cases#${id}`);

  expect(valuesOf('/impact', toCases, 'href')).toEqual(impact.areas.flatMap((area) => hrefs(area.cases)));
  expect(valuesOf('/', toCases, 'href')).toEqual(hrefs(home.cases));
});

const headerLinks = ['Home /#approach', 'Impact /impact', 'Cases /cases', 'Contact /contact'];
const footerLinks = ['Home /#approach', 'Cases /cases', 'Contact /contact'];

describe.each(paths)('around the page at %s', (path) => {
  it.each([
    ['the header', 'header a', [`${practice.brandName} /`]],
    ['the navigation', 'nav[aria-label="Main"] a', headerLinks],
    ['the menu of small screens', 'nav[aria-label="Menu"] a', headerLinks],
    ['the footer', 'nav[aria-label="Footer"] a', footerLinks],
  ])('%s has its links, in order, beside those of pages that are added', (_, selector, links) => {
    const shown = all(path, selector).map((link) => `${words(link)} ${link.getAttribute('href')}`);

    expect(shown.filter((link) => links.includes(link))).toEqual(links);
  });

  it('each link has a name, and links of one name have one target', () => {
    const links = all(path, 'a').map((link) => ({ name: words(link), to: link.getAttribute('href') }));
    const targets = new Map(links.map(({ name, to }) => [name, to]));

    expect(links.filter(({ name, to }) => !name || !to || targets.get(name) !== to)).toEqual([]);
  });
});
