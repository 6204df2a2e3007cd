import { describe, expect, it, onTestFinished } from 'vitest';
import sitePractice from '../../../../src/content/practice.yaml';
import { serialiseStructuredData, structuredData } from '../../../../src/head/structuredData';
import { loadPage } from '../../../../src/navigation/pages';
import { isIndexed, type Route, routes } from '../../../../src/routes';
import { siteUrl } from '../../../../src/siteUrl';
import { cases, home, impact, practice } from '../../../support/content';

type Node = Readonly<Record<string, unknown>>;

/** The graph of a page, as its script says it. */
async function graphOf(page: string, changes: Partial<Route> = {}): Promise<readonly Node[]> {
  const route = routes.find((row) => row.page === page);
  if (!route) throw new Error(`${page} is no page`);
  const { mainEntity } = await loadPage(page);
  return JSON.parse(serialiseStructuredData(structuredData({ ...route, ...changes }, mainEntity)))['@graph'];
}

const nodeOf = async (page: string, type: string) =>
  (await graphOf(page)).find((node) => node['@type'] === type);

const pages = routes.filter(isIndexed);

it.each([
  ['Home', ['Organization', 'WebSite', 'WebPage']],
  ['Impact', ['Organization', 'WebSite', 'WebPage', 'ItemList', 'BreadcrumbList']],
  ['Cases', ['Organization', 'WebSite', 'WebPage', 'ItemList', 'BreadcrumbList']],
  ['Contact', ['Organization', 'WebSite', 'ContactPage', 'Person', 'BreadcrumbList']],
])('%s is described as %j', async (page, types) => {
  expect((await graphOf(page)).map((node) => node['@type'])).toEqual(types);
});

describe.each(pages)('the graph of $page', ({ page, path, title, description, type }) => {
  it('refers only to its own nodes', async () => {
    const graph = await graphOf(page);
    const ids = graph.map((node) => node['@id']);
    const references = [...JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);

    expect(references).toContain(`${siteUrl('/')}#organization`);
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('has the page with its URL and title', async () => {
    expect(await nodeOf(page, type)).toMatchObject({
      '@id': `${siteUrl(path)}#webpage`,
      url: siteUrl(path),
      name: title,
      description,
      inLanguage: 'en-GB',
    });
  });

  it('has the same organization as every other page', async () => {
    expect(await nodeOf(page, 'Organization')).toEqual({
      '@type': 'Organization',
      '@id': `${siteUrl('/')}#organization`,
      name: practice.brandName,
      url: siteUrl('/'),
      logo: siteUrl('/icon-512.png'),
      email: practice.email,
      description: practice.description,
      sameAs: [practice.profile?.address],
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'sales',
        email: practice.email,
        telephone: practice.whatsAppNumber,
        availableLanguage: ['en-GB'],
      },
    });
  });
});

it('Contact is about the consultant, who works for the practice', async () => {
  const person = await nodeOf('Contact', 'Person');

  expect(person).toMatchObject({
    name: practice.consultantName,
    jobTitle: practice.role,
    worksFor: { '@id': `${siteUrl('/')}#organization` },
  });
  expect(await nodeOf('Contact', 'ContactPage')).toMatchObject({ mainEntity: { '@id': person?.['@id'] } });
});

it('Contact names nobody if the practice does not', async () => {
  const { consultantName } = sitePractice;
  onTestFinished(() => {
    Object.assign(sitePractice, { consultantName });
  });
  Object.assign(sitePractice, { consultantName: undefined });

  expect(await nodeOf('Contact', 'Person')).toBeUndefined();
  expect(await nodeOf('Contact', 'ContactPage')).not.toHaveProperty('mainEntity');
});

it.each([
  ['English, French', ['English', 'French']],
  [' English,French , ', ['English', 'French']],
  [',', ['en-GB']],
])('of the words %j, the organization speaks %j', async (words, languages) => {
  const { languagesSpoken } = sitePractice;
  onTestFinished(() => {
    Object.assign(sitePractice, { languagesSpoken });
  });
  Object.assign(sitePractice, { languagesSpoken: words });

  expect(await nodeOf('Home', 'Organization')).toMatchObject({
    contactPoint: { availableLanguage: languages },
  });
});

it('Impact lists its areas in order, and Cases its case studies with theirs, each with its URL', async () => {
  expect(await nodeOf('Impact', 'ItemList')).toMatchObject({
    numberOfItems: impact.areas.length,
    itemListElement: impact.areas.map(({ id, title, description }, index) => ({
      ...{ '@type': 'ListItem', position: index + 1, name: title, description },
      url: `${siteUrl('/impact')}#${id}`,
    })),
  });
  expect(await nodeOf('Cases', 'ItemList')).toMatchObject({
    numberOfItems: cases.cases.length,
    itemListElement: cases.cases.map(({ id, title, drawsOn }, index) => ({
      position: index + 1,
      item: {
        ...{ name: title, url: `${siteUrl('/cases')}#${id}` },
        about: drawsOn.map((area) => ({ name: area.title, url: `${siteUrl('/impact')}#${area.id}` })),
      },
    })),
  });
});

it('the not-found page has no URL of its own', async () => {
  const graph = await graphOf('NotFound');

  expect(graph.map((node) => node['@type'])).toEqual(['Organization', 'WebSite', 'WebPage']);
  expect(graph.at(-1)).not.toHaveProperty('@id');
  expect(graph.at(-1)).not.toHaveProperty('url');
});

it.each(pages.filter(({ path }) => path !== '/'))('$page is one step from home', async (route) => {
  expect(await nodeOf(route.page, 'BreadcrumbList')).toMatchObject({
    itemListElement: [
      { position: 1, name: home.metadata.name, item: siteUrl('/') },
      { position: 2, name: route.name, item: siteUrl(route.path) },
    ],
  });
});

it('a text that could end the script is escaped', () => {
  const graph = [{ '@type': 'WebPage', name: '</script><!-- <b>' }] as const;

  expect(serialiseStructuredData({ '@context': 'https://schema.org', '@graph': graph })).toBe(
    '{"@context":"https://schema.org","@graph":[{"@type":"WebPage","name":"\\u003c/script>\\u003c!-- \\u003cb>"}]}',
  );
});
