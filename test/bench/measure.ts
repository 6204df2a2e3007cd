import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { outputPaths, renderedPath } from '../../scripts/prerender/files';
import { type PrerenderOptions, prerender } from '../../scripts/prerender/prerender';
import { importRenderer } from '../../scripts/prerender/renderPage';
import type { LargeSite } from '../fixtures/large-site/LargeSite';
import { prerenderOptions } from '../fixtures/large-site/prerenderOptions';

/** What is measured, as JSON on the command line. */
export interface Task {
  readonly site: LargeSite;
  /** The folder of the site's bundle. */
  readonly directory: string;
  /** An empty folder. */
  readonly out: string;
  /** How many threads the generator uses; 0 measures the bare loop. */
  readonly threads: number;
}

/** What it took, as JSON on the standard output. */
export interface Measurement {
  /** From the options to the published site: with the load of the renderer, and no code compiled beforehand. */
  readonly seconds: number;
  /** The most memory that the process ever held, in megabytes. */
  readonly peakRssMb: number;
}

const { site, directory, out, threads }: Task = JSON.parse(process.argv[2] ?? '');
const options = await prerenderOptions(site, directory);

const start = performance.now();
if (threads === 0) await bareLoop(options, out);
else await prerender({ ...options, out, threads });
const measurement: Measurement = {
  seconds: (performance.now() - start) / 1000,
  peakRssMb: process.resourceUsage().maxRSS / 1024,
};
console.log(JSON.stringify(measurement));

/** The least that makes the pages of a site: each is rendered, written and waited for, one after the other. */
async function bareLoop(
  { routes, renderer }: Pick<PrerenderOptions, 'routes' | 'renderer'>,
  folder: string,
): Promise<void> {
  const { render } = await importRenderer(renderer.href);
  const made = new Set<string>();
  for (const route of routes) {
    const html = await render(renderedPath(route));
    for (const path of outputPaths(route.path, 'page')) {
      const file = join(folder, path);
      if (!made.has(dirname(file))) await mkdir(dirname(file), { recursive: true });
      made.add(dirname(file));
      await writeFile(file, html);
    }
  }
}
