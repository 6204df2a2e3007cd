import { statSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { readVersion } from './versionedSite.ts';

/** What a watcher saw of a published site. */
export interface Observation {
  /** How many versions it saw. */
  readonly versions: number;
  /** Errors that no visitor may see. */
  readonly errors: readonly string[];
}

/** Reading takes about 30 ms. */
const pollsPerRead = 500;
const idle = new Int32Array(new SharedArrayBuffer(4));

/**
 * Watches a site until its standard input ends, then prints the result. It looks every 0.2 ms: without a pause, it would
 * see each moment without a site, but take a processor from the builds. The site is published often enough for some.
 */
async function watchSite(directory: string): Promise<Observation> {
  const versions = new Set<number>();
  const errors = new Set<string>();
  const seen = (result: number | string) => {
    if (typeof result === 'number') versions.add(result);
    else errors.add(result);
  };

  let watching = true;
  process.stdin.once('end', () => {
    watching = false;
  });
  process.stdin.resume();

  let folder: number | undefined;
  while (watching) {
    for (let poll = 0; poll < pollsPerRead; poll += 1) {
      const now = statSync(directory, { throwIfNoEntry: false })?.ino;
      if (now === undefined) seen('the site is missing');
      if (now !== folder) break;
      Atomics.wait(idle, 0, 0, 0.2);
    }
    const reading = await readPublished(directory);
    folder = reading?.folder;
    if (reading) seen(reading.result);
    await turn();
  }
  return { versions: versions.size, errors: [...errors] };
}

/**
 * The version of the published site, or what is wrong with it; undefined if another replaced it meanwhile. The process
 * enters the folder, so that it reads from one site even if the name changes to another.
 */
async function readPublished(directory: string) {
  process.chdir(directory);
  const folder = statSync('.').ino;
  const result = await readVersion('.').catch(String);
  const isPublished = statSync(directory, { throwIfNoEntry: false })?.ino === folder;
  return isPublished ? { folder, result } : undefined;
}

console.log(JSON.stringify(await watchSite(process.argv[2] ?? 'dist')));
