import { expect, it, onTestFinished } from 'vitest';
import siteContact from '../../../../src/content/contact.yaml';
import sitePractice from '../../../../src/content/practice.yaml';
import { serialiseStructuredData, structuredData } from '../../../../src/head/structuredData';
import { loadPage } from '../../../../src/navigation/pages';
import { isIndexed, routes } from '../../../../src/routes';
import { cases, home, impact, practice } from '../../../support/content';

const site = `${practice.siteAddress}/`;

/** The graph of a page, as its script says it. */
async function graphOf(page: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const route = routes.find((row) => row.page === page);
  if (!route) throw new Error(`no route shows the page ${page}`);
  const { mainEntity } = await loadPage(page);
  return JSON.parse(serialiseStructuredData(structuredData(route, mainEntity)))['@graph'];
}

const nodeOf = async (page: string, type: string) => (await graphOf(page)).find((node) => node['@type'] === type);

/** Changes a file of the content for the duration of a test. */
function change<File extends object>(file: File, changes: Partial<File>): void {
  const before = { ...file };
  onTestFinished(() => void Object.assign(file, before));
  Object.assign(file, changes);
}

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
  expect(references).not.toEqual([]);
  expect(references.filter((id) => !ids.includes(id))).toEqual([]);
});

it.each(routes.filter(isIndexed))('$page has its URL, title, description and breadcrumb', async (route) => {
  const { page, path, title: name, description, type } = route;
  const url = practice.siteAddress + path;
  const first = { position: 1, name: home.pageName, item: site };
  const steps = [first, { position: 2, name: route.name, item: url }];

  expect(await nodeOf(page, type)).toMatchObject({ url, name, description, inLanguage: 'en-GB' });
  if (path !== '/') expect(await nodeOf(page, 'BreadcrumbList')).toMatchObject({ itemListElement: steps });
});

it.each([
  [undefined, undefined],
  ['Jo Stone', 'Jo Stone builds hotels.'],
])('Contact is about the consultant, whose name is %j', async (consultantName, biography) => {
  change(sitePractice, { consultantName });
  if (biography) change(siteContact, { biography });
  const person = await nodeOf('Contact', 'Person');
  const page = await nodeOf('Contact', 'ContactPage');

  expect([person?.name, person?.description]).toEqual([consultantName, biography]);
  expect(page?.mainEntity).toEqual(person && { '@id': person['@id'] });
});

it.each([
  ['', ['en-GB']],
  [' English,French , ', ['English', 'French']],
  [',', ['en-GB']],
])('the organization is the practice, which of the languages %j speaks %j', async (languagesSpoken, languages) => {
  change(sitePractice, { languagesSpoken });
  const { brandName: name, email, whatsAppNumber: telephone, profileAddress } = practice;

  expect(await nodeOf('Home', 'Organization')).toMatchObject({
    ...{ name, url: site, email, sameAs: [profileAddress] },
    contactPoint: { email, telephone, availableLanguage: languages },
  });
});

it('Impact lists its areas, and Cases its case studies with their areas, in order and with URLs', async () => {
  const area = ({ id, title }: { id: string; title: string }) => ({ name: title, url: `${site}impact#${id}` });
  const study = ({ id, title, drawsOn }: (typeof cases.cases)[number]) => ({
    item: { name: title, url: `${site}cases#${id}`, about: drawsOn.map(area) },
  });

  expect(await nodeOf('Impact', 'ItemList')).toMatchObject({ itemListElement: impact.areas.map(area) });
  expect(await nodeOf('Cases', 'ItemList')).toMatchObject({ itemListElement: cases.cases.map(study) });
});

it('a text that could end the script is escaped', () => {
  const graph = [{ '@type': 'WebPage', name: '</script><!-- <b>' }] as const;

  expect(serialiseStructuredData({ '@context': 'https://schema.org', '@graph': graph })).toContain(
    '"name":"\\u003c/script>\\u003c!-- \\u003cb>"',
  );
});
