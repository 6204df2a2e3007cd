import { explainError } from '../explainError.ts';
import type { Site, SiteRoute } from './Site.ts';

/** What rendering a route gave. */
export type RenderResult =
  | { readonly success: true; readonly route: SiteRoute; readonly html: string }
  | { readonly success: false; readonly route: SiteRoute; readonly fault: string };

/** Renders every route of a site. A page that fails is told in its result, and the others are rendered all the same. */
export async function renderPages(site: Site): Promise<RenderResult[]> {
  const results: RenderResult[] = [];
  for (const route of site.routes) results.push(await renderPage(site, route));
  return results;
}

async function renderPage(site: Site, route: SiteRoute): Promise<RenderResult> {
  const path = route.path === '*' ? '/404' : route.path;
  try {
    const html = await site.render(path);
    // renderToString ships a fallback where a component waits, and says nothing of it.
    if (html.includes('<!--$!-->')) {
      const fault =
        'a component waits for something that is not there yet: load it before the page is rendered';
      return { success: false, route, fault: `route ${route.path}: ${fault}` };
    }
    return { success: true, route, html };
  } catch (error) {
    const stack = await site.componentStack(path);
    return { success: false, route, fault: `route ${route.path}: ${explainError(error)}${stack ?? ''}` };
  }
}
