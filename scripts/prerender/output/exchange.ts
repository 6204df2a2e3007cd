import { rename } from 'node:fs/promises';

/**
 * Puts a folder in the place of another, which is then found under the name of the first; where there is none, just in
 * its place. One step, with no moment at which neither is there, on every disk that can do it.
 * @throws where the disk refuses; all is then as it was.
 */
export async function exchange(folder: string, place: string): Promise<void> {
  if (await succeeds(rename(folder, place))) return; // nothing was there, or an empty folder
  if (await succeeds(swapNames(folder, place))) return;
  await swapByRenames(folder, place);
}

/** Where the former folder is while its name is free: only where names cannot be exchanged in one step. */
export function asideName(folder: string): string {
  return `${folder}-former`;
}

async function swapNames(folder: string, place: string): Promise<void> {
  const { swap } = await import('fs-native-extensions'); // throws on a system that it has no build for
  await swap(folder, place);
}

/** For shared folders of virtual machines, some network disks, and systems without the call. */
async function swapByRenames(folder: string, place: string): Promise<void> {
  const aside = asideName(folder);
  await rename(place, aside);
  try {
    await rename(folder, place);
  } catch (cause) {
    await rename(aside, place);
    throw cause;
  }
  await rename(aside, folder);
}

function succeeds(step: Promise<void>): Promise<boolean> {
  return step.then(
    () => true,
    () => false,
  );
}
