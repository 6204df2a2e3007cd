import { describe, expect, it } from 'vitest';
import { serialiseStructuredData, structuredData } from '../../../../src/head/structuredData';
import { loadPage } from '../../../../src/pages';
import { isIndexed, type Route, routes } from '../../../../src/routes';

type Json = Record<string, unknown>;

const graphOf = async (route: Route) => {
  const { mainEntity } = await loadPage(route.page);
  return JSON.parse(serialiseStructuredData(structuredData(route, mainEntity)))['@graph'] as Json[];
};

const types: [page: string, types: string[]][] = [
  ['Home', ['Organization', 'WebSite', 'WebPage']],
  ['Impact', ['Organization', 'WebSite', 'WebPage', 'ItemList', 'BreadcrumbList']],
  ['Cases', ['Organization', 'WebSite', 'WebPage', 'ItemList', 'BreadcrumbList']],
  ['Contact', ['Organization', 'WebSite', 'ContactPage', 'BreadcrumbList']],
];

describe('the structured data', () => {
  it.each(types)('of %s describes %j', async (page, expected) => {
    const route = routes.find((row) => row.page === page) as Route;
    expect((await graphOf(route)).map((node) => node['@type'])).toEqual(expected);
  });

  it.each([
    ['Impact', 9],
    ['Cases', 5],
  ])('of %s lists %i items', async (page, count) => {
    const graph = await graphOf(routes.find((row) => row.page === page) as Route);
    expect(graph.find((node) => node['@type'] === 'ItemList')?.itemListElement).toHaveLength(count);
  });

  it.each(routes.filter(isIndexed))('of $path refers to no node that it lacks', async (route) => {
    const graph = await graphOf(route);
    const defined = new Set(graph.map((node) => node['@id']));
    const references = [...JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
    expect(references.length).toBeGreaterThan(2);
    expect(references.filter((id) => !defined.has(id))).toEqual([]);
  });

  it('cannot end its script', () => {
    const text = serialiseStructuredData({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'WebPage', name: '</script><!--' }],
    });
    expect(text).not.toContain('<');
    expect(JSON.parse(text)['@graph'][0].name).toBe('</script><!--');
  });
});
