import { expect, it, onTestFinished } from 'vitest';
import sitePractice from '../../../../src/content/practice.yaml';
import { serialiseStructuredData, structuredData } from '../../../../src/head/structuredData';
import { loadPage } from '../../../../src/navigation/pages';
import { isIndexed, routes } from '../../../../src/routes';
import { siteUrl } from '../../../../src/siteUrl';
import { cases, home, impact, practice } from '../../../support/content';

type Node = Readonly<Record<string, unknown>>;

/** The graph of a page, as its script says it. */
async function graphOf(page: string): Promise<readonly Node[]> {
  const route = routes.find((row) => row.page === page);
  if (!route) throw new Error(`no route shows the page ${page}`);
  const { mainEntity } = await loadPage(page);
  return JSON.parse(serialiseStructuredData(structuredData(route, mainEntity)))['@graph'];
}

const nodeOf = async (page: string, type: string) => (await graphOf(page)).find((node) => node['@type'] === type);

/** Changes the practice for the duration of a test. */
function withPractice(changes: Partial<typeof sitePractice>): void {
  const before = { ...sitePractice };
  onTestFinished(() => void Object.assign(sitePractice, before));
  Object.assign(sitePractice, changes);
}

const pages = routes.filter(isIndexed);
const organization = {
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
};

it.each([
  ['Home', ['Organization', 'WebSite', 'WebPage']],
  ['Impact', ['Organization', 'WebSite', 'WebPage', 'ItemList', 'BreadcrumbList']],
  ['Cases', ['Organization', 'WebSite', 'WebPage', 'ItemList', 'BreadcrumbList']],
  ['Contact', ['Organization', 'WebSite', 'ContactPage', 'Person', 'BreadcrumbList']],
  ['NotFound', ['Organization', 'WebSite', 'WebPage']],
])('%s is described as %j, which refer only to one another', async (page, types) => {
  const graph = await graphOf(page);
  const ids = graph.map((node) => node['@id']);
  const references = [...JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);

  expect(graph.map((node) => node['@type'])).toEqual(types);
  expect(graph[0]).toEqual(organization);
  expect(references.filter((id) => !ids.includes(id))).toEqual([]);
  expect(references).toContain(organization['@id']);
});

it.each(pages)('$page has its URL, its words, and a breadcrumb one step from home', async (route) => {
  const { page, path, title: name, description, type } = route;
  const [id, url] = [`${siteUrl(path)}#webpage`, siteUrl(path)];
  const steps = [
    expect.objectContaining({ position: 1, name: home.metadata.name, item: siteUrl('/') }),
    expect.objectContaining({ position: 2, name: route.name, item: url }),
  ];

  expect(await nodeOf(page, type)).toMatchObject({ '@id': id, url, name, description, inLanguage: 'en-GB' });
  expect(await nodeOf(page, 'BreadcrumbList')).toEqual(
    path === '/' ? undefined : expect.objectContaining({ itemListElement: steps }),
  );
});

it('the not-found page has no URL of its own', async () => {
  const page = await nodeOf('NotFound', 'WebPage');

  expect(page).not.toHaveProperty('@id');
  expect(page).not.toHaveProperty('url');
});

it('Contact is about the consultant, who works for the practice', async () => {
  const person = await nodeOf('Contact', 'Person');
  const worksFor = { '@id': organization['@id'] };

  expect(person).toMatchObject({ name: practice.consultantName, jobTitle: practice.role, worksFor });
  expect(await nodeOf('Contact', 'ContactPage')).toMatchObject({ mainEntity: { '@id': person?.['@id'] } });
});

it('Contact names nobody if the practice does not', async () => {
  withPractice({ consultantName: undefined });

  expect(await nodeOf('Contact', 'Person')).toBeUndefined();
  expect(await nodeOf('Contact', 'ContactPage')).not.toHaveProperty('mainEntity');
});

it.each([
  ['English, French', ['English', 'French']],
  [' English,French , ', ['English', 'French']],
  [',', ['en-GB']],
])('of the words %j, the organization speaks %j', async (languagesSpoken, languages) => {
  withPractice({ languagesSpoken });

  expect(await nodeOf('Home', 'Organization')).toMatchObject({ contactPoint: { availableLanguage: languages } });
});

it('Impact lists its areas in order, and Cases its case studies with theirs, each with its URL', async () => {
  expect(await nodeOf('Impact', 'ItemList')).toMatchObject({
    numberOfItems: impact.areas.length,
    itemListElement: impact.areas.map(({ id, title, description }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      description,
      url: `${siteUrl('/impact')}#${id}`,
    })),
  });
  expect(await nodeOf('Cases', 'ItemList')).toMatchObject({
    numberOfItems: cases.cases.length,
    itemListElement: cases.cases.map(({ id, title, drawsOn }, index) => ({
      position: index + 1,
      item: {
        name: title,
        url: `${siteUrl('/cases')}#${id}`,
        about: drawsOn.map((area) => ({ name: area.title, url: `${siteUrl('/impact')}#${area.id}` })),
      },
    })),
  });
});

it('a text that could end the script is escaped', () => {
  const graph = [{ '@type': 'WebPage', name: '</script><!-- <b>' }] as const;

  expect(serialiseStructuredData({ '@context': 'https://schema.org', '@graph': graph })).toContain(
    '"name":"\\u003c/script>\\u003c!-- \\u003cb>"',
  );
});
