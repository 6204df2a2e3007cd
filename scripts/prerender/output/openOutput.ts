import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { UserError } from '../../diagnostics/UserError.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import { exchange } from './exchange.ts';
import { followLinks } from './followLinks.ts';
import { holdsSite } from './holdsSite.ts';
import { restoreFormer } from './restoreFormer.ts';

/** A site on its way to a folder: made beside it, and in its place at once when it is whole. */
export interface Output {
  /** Takes the files of the new site. */
  readonly staging: string;
  /** The site that is published, where there is one. */
  readonly former: string | undefined;
  /**
   * Puts the new site in the place of the former.
   * @throws where the disk refuses; the former is then where it was.
   */
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
  const target = await followLinks(directory);
  const prefix = `${target}.staging-`;
  await restoreFormer(target, prefix);
  const former = (await holdsSite(target)) ? target : undefined;
  const staging = await temporaryFolder(prefix).catch((cause) => {
    throw new UserError(
      `the new site cannot be made beside ${target}, which it will replace: make ${dirname(target)} writable, or choose another folder`,
      { cause },
    );
  });
  // What cannot be removed is left to the next build.
  const discard = () => rm(staging, { recursive: true, force: true }).catch(() => undefined);
  return {
    staging,
    former,
    async publish() {
      await exchange(staging, target).catch((cause) => {
        throw new UserError(
          `the new site cannot take the place of ${target}, which is as it was: remove that folder, or choose another`,
          { cause },
        );
      });
      await discard(); // what bears the name now is the former site
    },
    discard,
  };
}
