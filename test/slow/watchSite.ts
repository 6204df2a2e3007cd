import { statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { readVersion } from './versionedSite.ts';

/** What a watcher saw of a published site. */
export interface Observation {
  /** How many versions it saw. */
  readonly versions: number;
  /** Errors that no visitor may see. */
  readonly errors: readonly string[];
}

/** Reads a site again and again until its standard input ends, then prints the result. */
async function watchSite(directory: string): Promise<Observation> {
  const versions = new Set<number>();
  const errors = new Set<string>();
  let isWatching = true;
  process.stdin.once('end', () => {
    isWatching = false;
  });
  process.stdin.resume();
  while (isWatching) {
    const result = await readPublished(directory).catch(() => undefined); // for a moment, there is no site
    if (typeof result === 'number') versions.add(result);
    else if (result !== undefined) errors.add(result);
    await sleep(1);
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
  return statSync(directory).ino === folder ? result : undefined;
}

console.log(JSON.stringify(await watchSite(process.argv[2] ?? 'dist')));
