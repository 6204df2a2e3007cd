import type { Manifest } from 'vite';
import { documentHead, type HeadOptions } from '../prerender/document.ts';
import type { PageRoute } from '../prerender/files.ts';
import { staticImports } from '../prerender/manifest.ts';

/** The module that hydrates the document: vike's name for the client entry. */
export const hydrationEntry = 'src/renderer/+client.ts';

/** A row of the site's route table, as the build needs it. */
interface SiteRoute {
  readonly path: string;
  /** The module of the page, from the project's root: the key of its chunk in the client manifest. */
  readonly moduleId: string;
}

/**
 * The pages to be made, each with the end of its head, which names the modules that it needs; and the start of every
 * head.
 * @throws where the manifest lacks a page's module.
 */
export function pageRoutes(
  routes: readonly SiteRoute[],
  manifest: Manifest,
  assets: HeadOptions,
): { readonly routes: readonly PageRoute[]; readonly headStart: string } {
  const head = documentHead(assets);
  const entry = staticImports(manifest, hydrationEntry);
  return {
    headStart: head().start,
    routes: routes.map(({ path, moduleId }) => {
      const modules = new Set([...entry, ...staticImports(manifest, moduleId)]);
      return { path, headEnd: head([...modules].map((file) => assets.base + file)).end };
    }),
  };
}
