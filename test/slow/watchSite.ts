import { statSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { readVersion } from './versionedSite';

/** What a watcher saw of a published site. */
export interface Sighting {
  /** How often it looked for the site, and how often it read all of it. */
  readonly looks: number;
  readonly readings: number;
  /** How many versions it saw. */
  readonly versions: number;
  /** What no visitor may meet with. */
  readonly faults: readonly string[];
}

/** Looking takes two thousandths of a millisecond, reading some thirty. */
const looksPerReading = 50_000;

/** Looks at a site without a pause, until its standard input ends; then prints what it saw. */
async function watchSite(directory: string): Promise<Sighting> {
  let [looks, readings] = [0, 0];
  const versions = new Set<number>();
  const faults = new Set<string>();
  const seen = (result: number | string) => {
    if (typeof result === 'number') versions.add(result);
    else faults.add(result);
  };

  let watching = true;
  process.stdin.once('end', () => {
    watching = false;
  });
  process.stdin.resume();

  let folder: number | undefined;
  while (watching) {
    for (let look = 0; look < looksPerReading; look += 1) {
      looks += 1;
      const now = statSync(directory, { throwIfNoEntry: false })?.ino;
      if (now === undefined) seen('the site is missing');
      if (now !== folder) break;
    }
    const reading = await readPublished(directory);
    folder = reading?.folder;
    if (reading) {
      readings += 1;
      seen(reading.result);
    }
    await turn();
  }
  return { looks, readings, versions: versions.size, faults: [...faults] };
}

/**
 * The version of the published site, or what is wrong with it; undefined where another took its place meanwhile. The
 * folder is entered, so that all is read from one, whatever bears its name by then.
 */
async function readPublished(directory: string) {
  process.chdir(directory);
  const folder = statSync('.').ino;
  const result = await readVersion('.').catch(String);
  const isPublished = statSync(directory, { throwIfNoEntry: false })?.ino === folder;
  return isPublished ? { folder, result } : undefined;
}

console.log(JSON.stringify(await watchSite(process.argv[2] ?? 'dist')));
