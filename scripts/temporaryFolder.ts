import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Makes a folder that is to be gone when its process is, and removes those that processes left which were killed.
 * @param prefix of its path; the number of the process and something random follow.
 */
export async function temporaryFolder(prefix: string): Promise<string> {
  const parent = dirname(prefix);
  await mkdir(parent, { recursive: true });
  const litter = (await readdir(parent)).filter(
    (name) =>
      name.startsWith(basename(prefix)) &&
      !isRunning(Number.parseInt(name.slice(basename(prefix).length), 10)),
  );
  await Promise.all(litter.map((name) => rm(join(parent, name), { recursive: true, force: true })));
  const folder = `${prefix}${process.pid}-${randomUUID()}`;
  await mkdir(folder);
  return folder;
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    // Another user's process may not be asked, and is running.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
