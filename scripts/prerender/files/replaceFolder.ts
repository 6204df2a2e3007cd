import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { UserError } from '../errors/UserError.ts';
import { syncFiles, syncNames } from './sync.ts';

/**
 * Replaces a folder by another one beside it, in one step where the disk supports that. Everything is on the disk before
 * the names change, so after a crash or a power cut the folder holds the old contents or the new ones.
 * @param staging with the new contents. Afterwards it holds the old ones, or is gone.
 * @param target the folder to replace; may be missing.
 * @param previous the name that the old contents have for a moment, if the disk cannot exchange two names.
 * @param files how many the new contents have.
 * @throws if the folder cannot be replaced, and is unchanged; UserError if it is now under the name `previous`.
 */
export async function replaceFolder(staging: string, target: string, previous: string, files: number): Promise<void> {
  await syncFiles(staging, files);
  await exchange(staging, target, previous);
  await syncNames(dirname(target));
}

/** Gives a folder its name back if a process that replaced it was killed between two renames. */
export async function restoreFolder(target: string, previous: string): Promise<void> {
  if (!existsSync(target) && existsSync(previous)) await rename(previous, target);
}

/** Exchanges the names of two folders. If the second is missing or empty, only renames the first. */
async function exchange(staging: string, target: string, previous: string): Promise<void> {
  if (await succeeds(rename(staging, target))) return;
  const { swap } = await import('fs-native-extensions');
  if (await succeeds(swap(staging, target))) return;
  // Some network disks and virtual machines' shared folders cannot exchange names in one step.
  await rename(target, previous);
  try {
    await rename(staging, target);
  } catch (cause) {
    if (await succeeds(rename(previous, target))) throw cause;
    throw new UserError(
      `${target} could not be replaced, and what it held is now in ${previous}: rename that folder back, or build again`,
      { cause },
    );
  }
  await succeeds(rename(previous, staging)); // if not, the next build removes it
}

function succeeds(step: Promise<void>): Promise<boolean> {
  return step.then(
    () => true,
    () => false,
  );
}
