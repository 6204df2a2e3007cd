import { access, readdir, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { asideName } from './exchange.ts';

/**
 * Puts back the site that a build had put aside which was killed before the new one was in its place: only where names
 * cannot be exchanged in one step.
 * @param prefix of the folders in which builds make new sites.
 */
export async function restoreFormer(place: string, prefix: string): Promise<void> {
  if (await isThere(place)) return;
  const siblings = await readdir(dirname(place)).catch(() => []);
  const aside = siblings.find((name) => name.startsWith(basename(prefix)) && name.endsWith(asideName('')));
  if (aside !== undefined) await rename(join(dirname(place), aside), place);
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
