import { renderedPath } from '../../scripts/prerender/files';
import { prerender } from '../../scripts/prerender/prerender';
import { importRenderer } from '../../scripts/prerender/renderPage';
import type { LargeSite } from '../fixtures/large-site/LargeSite';
import { prerenderOptions } from '../fixtures/large-site/prerenderOptions';
import { bareLoop } from './bareLoop';

/** What is measured, as JSON on the command line. */
export interface Task {
  readonly site: LargeSite;
  /** The folder of the site's bundle. */
  readonly directory: string;
  /** A folder that is not there yet. */
  readonly out: string;
  /** The generator, or the least that makes the same pages. */
  readonly subject: 'prerender' | 'bare loop';
  /** How many the generator is told to use; it decides, unless given. */
  readonly threads?: number;
}

/** What it took, as JSON on the standard output. */
export interface Measurement {
  readonly seconds: number;
  readonly threads: number;
  /** The most memory that the process ever held, in megabytes. */
  readonly peakRssMb: number;
}

/** How many pages are rendered before the clock starts: either subject begins with compiled code. */
const warmUp = 200;

const { site, directory, out, subject, threads }: Task = JSON.parse(process.argv[2] ?? '');
const { renderer: module, ...pages } = await prerenderOptions(site, directory);
const renderer = await importRenderer(module.href);
for (const route of pages.routes.slice(0, warmUp)) await renderer.render(renderedPath(route));

const start = performance.now();
const made =
  subject === 'prerender'
    ? await prerender({ ...pages, renderer: module, out, ...(threads && { threads }) })
    : await bareLoop(pages.routes, renderer, out);
const measurement: Measurement = {
  seconds: (performance.now() - start) / 1000,
  threads: made.threads,
  peakRssMb: process.resourceUsage().maxRSS / 1024,
};
console.log(JSON.stringify(measurement));
