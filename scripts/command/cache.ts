import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Keeps what was read from pictures, their encodings, social cards and font subsets for later builds. */
const folder = '.cache/build';
/** How long an unused file is kept, in milliseconds: 30 days. */
const lifetime = 30 * 24 * 60 * 60 * 1000;

/** The files that this process is looking for or making: several callers may want the same one at once. */
const pending = new Map<string, Promise<void>>();

/**
 * Returns the path of a cached file. Makes the file first if the cache lacks it.
 * @param inputs everything that determines its bytes, with a version of the code and the packages that make it.
 */
export async function cached(
  inputs: readonly (string | Uint8Array)[],
  make: () => Promise<string | Uint8Array>,
): Promise<string> {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(`${input.length} `).update(input);
  const file = join(folder, hash.digest('hex').slice(0, 32));
  const now = new Date();
  const ready =
    pending.get(file) ??
    utimes(file, now, now)
      .catch(async () => replaceFile(file, await make()))
      .finally(() => pending.delete(file));
  pending.set(file, ready);
  await ready;
  return file;
}

/** Writes a file under another name first, so that it is never incomplete. */
async function replaceFile(file: string, body: string | Uint8Array): Promise<void> {
  const partial = `${file}.${crypto.randomUUID()}.partial`;
  await mkdir(folder, { recursive: true });
  await writeFile(partial, body);
  await rename(partial, file);
}

/** Returns a hash of files of the project, for a cache key. */
export function codeVersion(...files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** Removes from the cache what no build has used for 30 days. */
export async function pruneCache(): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() })); // another build may have removed it
    if (Date.now() - mtimeMs > lifetime) await rm(file, { recursive: true, force: true }).catch(() => undefined);
  }
}
