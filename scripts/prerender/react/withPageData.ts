import type { App, Site } from '../render/app.ts';
import type { Rendered } from '../render/renderPage.ts';
import { withLazy } from './lazy.ts';
import { type PageData, writeData } from './pageData.ts';

/** Renders a page of an app, with what the browser needs to hydrate it. A whole document is kept as it is. */
export async function withPageData(render: App['render'], path: string, site: Site): Promise<Rendered> {
  const { rendered, lazy } = await withLazy(() => render(path, site));
  const page = typeof rendered === 'string' ? { html: rendered } : rendered;
  if (!('html' in page)) return rendered;
  const data: PageData = { path: site.base + path.slice(1), lazy };
  return { ...page, head: (page.head ?? '') + writeData('prerendered', JSON.stringify(data)) };
}
