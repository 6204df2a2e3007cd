import { outputPaths } from 'prerender-engine';
import { dangerouslySkipEscape } from 'vike/server';
import { expect, it } from 'vitest';
import { render } from '../../../../src/entry-server';
import { onRenderHtml } from '../../../../src/renderer/+onRenderHtml';
import { isIndexed, routes } from '../../../../src/routes';

const files = routes
  .filter(isIndexed)
  .flatMap(({ path }) => outputPaths(path, 'both').map((file): [string, string] => [`/${file}`, path]));

it.each([...files, ['/index', '/'], ['/impact/', '/impact'], ['/impact/index', '/impact']])(
  'development shows at %s the page %s',
  async (urlPathname, path) => {
    const documentHtml = dangerouslySkipEscape(await render(path));
    expect(await onRenderHtml({ urlPathname })).toEqual({ documentHtml, pageContext: {} });
  },
);

it.each(['/nowhere', '/impact.html.txt', '/impact/indexes', '/Impact', '/impact.b', '/impacthtml'])(
  'development shows at %s the not-found page, with its status',
  async (urlPathname) => {
    expect((await onRenderHtml({ urlPathname })).pageContext).toEqual({ abortStatusCode: 404 });
  },
);
