import { readdir, realpath, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ExpectedError } from '../../faults/ExpectedError.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import { exchange } from './exchange.ts';

/** A site on its way to a folder: made beside it, and in its place at once when it is whole. */
export interface Output {
  /** Takes the files of the new site. */
  readonly staging: string;
  /** The site that is published, where there is one. */
  readonly former: string | undefined;
  /** Puts the new site in the place of the former. */
  publish(): Promise<void>;
  /** Gives the new site up; the former stays. */
  discard(): Promise<void>;
}

/**
 * Begins a new site in a folder beside the one that it will replace: on the same disk, so that publishing is one
 * exchange of names, with no moment at which a visitor finds half of a site or none.
 * @param directory a link is followed: what it leads to is replaced.
 * @throws where the disk refuses, or the directory holds something other than a site, which would be deleted.
 */
export async function openOutput(directory: string): Promise<Output> {
  const target = await realpath(directory).catch(() => resolve(directory));
  const published = await namesIn(target);
  if (published.length > 0 && !published.includes('index.html')) {
    throw new ExpectedError(
      `${target} holds something other than a site, and would be deleted: choose another folder`,
    );
  }
  const staging = await temporaryFolder(`${target}.staging-`);
  const discard = () => rm(staging, { recursive: true, force: true });
  return {
    staging,
    former: published.length > 0 ? target : undefined,
    async publish() {
      await exchange(staging, target);
      await discard(); // what bears the name now is the former site
    },
    discard,
  };
}

/** The names in a folder; none where there is no such folder. */
async function namesIn(directory: string): Promise<string[]> {
  return readdir(directory).catch((error) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}
