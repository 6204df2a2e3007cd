import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '../command/files.ts';

/** The folder of cards and font subsets, kept between builds. Each file is named by a hash of all that determines it. */
const folder = '.cache/site';
/** How long an unused file is kept, in milliseconds: a week. */
const lifetime = 7 * 24 * 60 * 60 * 1000;

/**
 * Returns the path of a file in the cache, which is made if the cache lacks it.
 * @param inputs all that determines its bytes, besides the code.
 */
export async function cached(
  inputs: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
): Promise<string> {
  const hash = createHash('sha256').update(await codeVersion);
  for (const input of inputs) hash.update(`${input.length} `).update(input);
  const file = join(folder, hash.digest('hex').slice(0, 32));
  // Two callers of one process may want the same file at the same time.
  const ready =
    pending.get(file) ?? utimes(file, new Date(), new Date()).catch(async () => replaceFile(file, await make()));
  pending.set(file, ready);
  await ready;
  return file;
}

/** The files that this process has found or made, or is about to. */
const pending = new Map<string, Promise<void>>();

/** Removes from the cache what no build has used for a week. */
export async function pruneCache(): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name);
    if ((await stat(file)).mtimeMs < Date.now() - lifetime) await rm(file, { force: true });
  }
}

const codeVersion = hashCode();

/** Returns a hash of the code that draws and subsets, and of the packages that it uses. */
async function hashCode(): Promise<string> {
  const own = (await readdir('scripts/site')).sort().map((name) => `scripts/site/${name}`);
  const imported = ['components/Header/doorway.ts', 'styles/fonts.ts', 'styles/palette.ts'].map(
    (name) => `src/${name}`,
  );
  const hash = createHash('sha256');
  for (const file of [...own, ...imported, 'package-lock.json']) hash.update(await readFile(file));
  return hash.digest('hex');
}
