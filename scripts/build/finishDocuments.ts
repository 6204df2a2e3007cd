import type { Manifest } from 'vite';
import { staticImports } from '../prerender/clientManifest.ts';
import { completeDocument } from '../prerender/completeDocument.ts';
import { documentHead } from '../prerender/documentHead.ts';
import type { OutputFile } from '../prerender/outputFile.ts';
import { outputPaths } from '../prerender/outputPaths.ts';
import type { RenderResult } from '../prerender/renderPages.ts';

interface Finish {
  readonly manifest: Manifest;
  readonly css: string;
  /** The files of the fonts, as `fonts/name.woff2`. */
  readonly fonts: readonly string[];
  readonly base: string;
}

/** The module that hydrates the document: vike's name for the client entry. */
export const hydrationEntry = 'src/renderer/+client.ts';

/**
 * The pages as files: each document with its style, its policy and the modules that it needs.
 * @throws where the manifest lacks a page's module.
 */
export function finishDocuments(
  pages: readonly Extract<RenderResult, { success: true }>[],
  { manifest, css, fonts, base }: Finish,
): OutputFile[] {
  const entryModules = staticImports(manifest, hydrationEntry);
  const head = documentHead({ css, fonts: fonts.map((file) => base + file), base });
  return pages.flatMap(({ route, html }) => {
    const modules = new Set([...entryModules, ...staticImports(manifest, route.moduleId)]);
    const body = completeDocument(html, head([...modules].map((file) => base + file)));
    return outputPaths(route.path).map((path) => ({ path, body }));
  });
}
