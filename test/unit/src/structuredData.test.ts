import { expect, it, onTestFinished } from 'vitest';
import siteContact from '../../../src/content/contact.yaml';
import sitePractice from '../../../src/content/practice.yaml';
import { loadPage } from '../../../src/navigation/pages';
import { isIndexed, routes } from '../../../src/routes';
import { structuredData } from '../../../src/structuredData';
import { cases, impact, practice } from '../../support/content';

const site = `${practice.siteAddress}/`;

/** The script with the structured data of a page. */
async function scriptOf(page: string): Promise<string> {
  const route = routes.find((row) => row.page === page);
  if (!route) throw new Error(`no route shows the page ${page}`);
  const { mainEntity } = await loadPage(page);
  return structuredData(route, mainEntity);
}

/** The nodes of a page's graph. */
async function nodesOf(page: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  return JSON.parse(await scriptOf(page))['@graph'];
}

const nodeOf = async (page: string, type: string) => (await nodesOf(page)).find((node) => node['@type'] === type);

/** Changes a file of the content for the duration of a test. */
function change<File extends object>(file: File, changes: Partial<File>): void {
  const before = { ...file };
  onTestFinished(() => void Object.assign(file, before));
  Object.assign(file, changes);
}

it.each([
  ['Home', ['Organization', 'WebSite', 'WebPage']],
  ['Impact', ['Organization', 'WebSite', 'WebPage', 'ItemList']],
  ['Cases', ['Organization', 'WebSite', 'WebPage', 'ItemList']],
  ['Contact', ['Organization', 'WebSite', 'ContactPage', 'Person']],
  ['NotFound', ['Organization', 'WebSite', 'WebPage']],
])('%s is described as %j, which refer only to one another', async (page, types) => {
  const nodes = await nodesOf(page);
  const ids = nodes.map((node) => node['@id']);
  const references = [...JSON.stringify(nodes).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);

  expect(nodes.map((node) => node['@type'])).toEqual(types);
  expect(references).not.toEqual([]);
  expect(references.filter((id) => !ids.includes(id))).toEqual([]);
});

it.each(routes.filter(isIndexed))('$page has its URL, title and description', async (route) => {
  const { page, path, title: name, description, type } = route;
  const url = practice.siteAddress + path;

  expect(await nodeOf(page, type)).toMatchObject({ url, name, description, inLanguage: 'en-GB' });
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

it('the organization is the practice, with its addresses', async () => {
  const { brandName: name, email, whatsAppNumber: telephone, profileAddress } = practice;

  expect(await nodeOf('Home', 'Organization')).toMatchObject({
    ...{ name, url: site, email, sameAs: [profileAddress] },
    contactPoint: { email, telephone },
  });
});

it.each([
  ['Impact', 'impact', impact.areas],
  ['Cases', 'cases', cases.cases],
])('%s lists its entries in order, with their URLs', async (page, path, entries) => {
  const itemListElement = entries.map(({ id, title }) => ({ name: title, url: `${site}${path}#${id}` }));

  expect(await nodeOf(page, 'ItemList')).toMatchObject({ itemListElement });
});

it('a text that could end the script is escaped', async () => {
  change(sitePractice, { brandName: '</script><!-- <b>' });

  expect(await scriptOf('Home')).toContain('"name":"\\u003c/script>\\u003c!-- \\u003cb>"');
});
