import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { ExpectedError } from '../faults/ExpectedError.ts';
import type { OutputFile } from './outputFile.ts';

/**
 * Puts the files in place of all that the directory held. They are written beside it first, and renamed into place
 * once all are there, so that a build that fails or is killed leaves the former site as it was.
 * @throws where the disk refuses, or the directory holds something other than a site; what was there still is.
 */
export async function publish(files: readonly OutputFile[], directory: string): Promise<void> {
  const target = resolve(directory);
  const former = `${target}.former`;
  const staging = `${target}.staging-${process.pid}`;
  await recover(target, former);
  await assertReplaceable(target);
  try {
    await writeFiles(files, staging);
    if (await exists(target)) await rename(target, former);
    await rename(staging, target);
  } catch (cause) {
    await recover(target, former);
    await rm(staging, { recursive: true, force: true });
    throw new ExpectedError(`the site cannot be written to ${directory}; what was there still is`, { cause });
  }
  await rm(former, { recursive: true, force: true });
}

/** Undoes what a build that was killed while it published left behind. */
async function recover(target: string, former: string): Promise<void> {
  if (!(await exists(target)) && (await exists(former))) await rename(former, target);
  await rm(former, { recursive: true, force: true });
  const siblings = await readdir(dirname(target)).catch(() => []);
  const litter = siblings.filter((name) => name.startsWith(`${basename(target)}.staging-`));
  await Promise.all(litter.map((name) => rm(join(dirname(target), name), { recursive: true, force: true })));
}

/** What is replaced is deleted: only a site may be, or an empty folder. */
async function assertReplaceable(target: string): Promise<void> {
  const names: string[] = await readdir(target).catch(() => []);
  if (names.length === 0 || names.includes('index.html')) return;
  throw new ExpectedError(
    `${target} holds something other than a site, and would be deleted: choose another folder`,
  );
}

async function writeFiles(files: readonly OutputFile[], directory: string): Promise<void> {
  const folders = new Set(files.map(({ path }) => dirname(join(directory, path))));
  for (const folder of folders) await mkdir(folder, { recursive: true });
  // Settled, all of them: what is cleared away after a failure must not be written to any more.
  const writes = await Promise.allSettled(
    files.map(({ path, body }) => writeFile(join(directory, path), body)),
  );
  const failed = writes.find((write) => write.status === 'rejected');
  if (failed) throw failed.reason;
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
