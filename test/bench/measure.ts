import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { outputPaths, type PageRoute, prerender, renderedPath } from '../../scripts/prerender/index.ts';
import { largeSite } from '../fixtures/large-site/largeSite.ts';

/** What to measure, as JSON on the command line. */
export interface Task {
  readonly pages: number;
  readonly out: string;
  /** How many threads the generator uses; 0 means the bare loop. */
  readonly threads: number;
}

/** The result, as JSON on the standard output. */
export interface Measurement {
  /** The time from the options to the published site, including loading the renderer, without a warm-up. */
  readonly seconds: number;
  /** The peak memory of the process, in megabytes. */
  readonly peakRssMb: number;
}

const { pages, out, threads }: Task = JSON.parse(process.argv[2] ?? '');
const options = largeSite(pages);

const start = performance.now();
if (threads === 0) await bareLoop(options, out);
else await prerender({ ...options, out, threads });
const measurement: Measurement = {
  seconds: (performance.now() - start) / 1000,
  peakRssMb: process.resourceUsage().maxRSS / 1024,
};
console.log(JSON.stringify(measurement));

/** The simplest loop over the pages of a site: renders and writes one after the other. */
async function bareLoop(
  { routes, renderer }: { readonly routes: readonly PageRoute[]; readonly renderer: URL },
  folder: string,
): Promise<void> {
  const { render } = await import(renderer.href);
  const made = new Set<string>();
  for (const route of routes) {
    const html = String(await render(renderedPath(route)));
    for (const path of outputPaths(route.path, 'page')) {
      const file = join(folder, path);
      if (!made.has(dirname(file))) await mkdir(dirname(file), { recursive: true });
      made.add(dirname(file));
      await writeFile(file, html);
    }
  }
}
