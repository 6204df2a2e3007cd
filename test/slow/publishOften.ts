import { setTimeout as sleep } from 'node:timers/promises';
import { publishVersion } from './versionedSite.ts';

/** How often a version was published, and how often that failed because another build held the lock. */
export interface PublishCount {
  readonly published: number;
  readonly refused: number;
}

/** Publishes a version of the site to a folder `rounds` times. Failures because of the lock do not count. */
async function publishOften(out: string, version: number, rounds: number): Promise<PublishCount> {
  let [published, refused] = [0, 0];
  while (published < rounds) {
    try {
      await publishVersion(out, version);
      published += 1;
    } catch (error) {
      if (!String(error).includes('another build is publishing to')) throw error;
      refused += 1;
      await sleep(5);
    }
  }
  return { published, refused };
}

const [out = '', version = '', rounds = ''] = process.argv.slice(2);
console.log(JSON.stringify(await publishOften(out, Number(version), Number(rounds))));
