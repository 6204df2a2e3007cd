import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { afterAll, expect, it } from 'vitest';
import home from '../../../src/content/home.yaml';
import { render } from '../../../src/entry-server';
import { routes } from '../../../src/routes';

type Node = DefaultTreeAdapterTypes.ChildNode;

interface Field {
  readonly group: object;
  readonly name: string;
  readonly words: string;
}

/** Fields in a format that the schema requires. All others are free text. */
const formatted = new Set(['id', 'icon', 'siteAddress', 'email', 'whatsAppNumber', 'address', 'language']);
/** Fields that no page shows as long as no case names an area. */
const unseen = new Set(['drawsOn']);

const files = import.meta.glob<object>('../../../src/content/*.yaml', { import: 'default', eager: true });
const fields: readonly Field[] = [
  ...Object.values(files).flatMap((group) => fieldsOf(group)),
  // The route table has its own copy of the pages' metadata.
  ...routes.flatMap((group) =>
    (['name', 'title', 'description'] as const).map((name) => ({ group, name, words: group[name] })),
  ),
];

function fieldsOf(group: object, parent = ''): Field[] {
  return Object.entries(group).flatMap(([name, value]) => {
    const isFormatted = formatted.has(name) && parent !== 'labels';
    if (typeof value === 'string') return isFormatted || unseen.has(name) ? [] : [{ group, name, words: value }];
    const isPicture = 'formats' in Object(value);
    if (typeof value !== 'object' || isPicture) return [];
    const found = fieldsOf(value, name);
    // Home's rows name each case beside its picture, which so needs no text.
    return parent === 'cases' && name === 'cases' ? found.filter((field) => field.name !== 'alt') : found;
  });
}

// Long words stand beside the picture in any case.
const { source } = home.hero.picture;
const { carriesText } = source;
Object.assign(source, { carriesText: false });
afterAll(() => {
  Object.assign(source, { carriesText });
  for (const { group, name, words } of fields) Object.assign(group, { [name]: words });
});

it('pages show hostile words in every field literally, and have no other element', async () => {
  const hostile = (field: number) => `Field${field}</script><b x="'&amp;%">&\\`;
  const expected = await readPages((field) => `Field${field}`);
  const shown = await readPages(hostile);

  expect(shown.elements).toEqual(expected.elements);
  expect(fields.filter((_, field) => !shown.words.includes(hostile(field)))).toEqual([]);
});

/** The elements of all pages with other words in every field, and the words of their texts, attributes and data. */
async function readPages(wordsOf: (field: number) => string) {
  fields.forEach(({ group, name }, field) => {
    Object.assign(group, { [name]: wordsOf(field) });
  });
  const elements: string[] = [];
  let words = '';
  const visit = (node: Node): void => {
    if ('value' in node) words += node.value;
    if (!('tagName' in node)) return;
    elements.push(`${node.tagName} ${node.attrs.map(({ name }) => name)}`);
    words += node.attrs.map(({ value }) => (/^(mailto:|https:)/.test(value) ? decodeURIComponent(value) : value));
    if (node.attrs.some(({ value }) => value === 'application/ld+json')) {
      const [data] = node.childNodes;
      JSON.parse(data && 'value' in data ? data.value : '', (_, value) => {
        if (typeof value === 'string') words += value;
      });
    } else node.childNodes.forEach(visit);
  };
  for (const { path } of routes) parse(await render(path.replace('*', '/404'))).childNodes.forEach(visit);
  // Headings have no-break spaces where the content has spaces.
  return { elements, words: words.replaceAll('\u00a0', ' ') };
}
