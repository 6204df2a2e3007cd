import { rename } from 'node:fs/promises';
import { swap } from 'fs-native-extensions';

// Shared folders of virtual machines and some network disks cannot exchange names.
const unsupported = ['EINVAL', 'ENOSYS', 'ENOTSUP'];

/**
 * Puts a folder in the place of another, which is then found under the name of the first; where there is none, just in
 * its place. One step, with no moment at which neither is there, on every disk that can do it.
 */
export async function exchange(folder: string, place: string): Promise<void> {
  try {
    await swap(folder, place);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ENOENT') return rename(folder, place);
    if (!unsupported.includes(code)) throw error;
    const aside = `${folder}-former`;
    await rename(place, aside);
    await rename(folder, place);
    await rename(aside, folder);
  }
}
