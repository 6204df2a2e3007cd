import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { outputPaths, type PageRoute, renderedPath } from '../../scripts/prerender/files';
import type { Renderer } from '../../scripts/prerender/renderPage';

/** The least that makes the pages of a site: one after the other is rendered, written, and waited for. */
export async function bareLoop(
  routes: readonly PageRoute[],
  { render }: Renderer,
  out: string,
): Promise<{ readonly threads: 1 }> {
  const folders = new Set<string>();
  for (const route of routes) {
    const html = await render(renderedPath(route));
    for (const path of outputPaths(route.path, 'page')) {
      const file = join(out, path);
      const folder = dirname(file);
      if (!folders.has(folder)) await mkdir(folder, { recursive: true });
      folders.add(folder);
      await writeFile(file, html);
    }
  }
  return { threads: 1 };
}
