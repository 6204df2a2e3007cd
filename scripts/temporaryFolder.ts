import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** The names of those that this process made. Any other that bears its number is older: containers count anew. */
const own = new Set<string>();

/**
 * Makes a folder that is to be gone when its process is, and removes those that processes left which were killed.
 * @param prefix of its path; the number of the process and something random follow.
 */
export async function temporaryFolder(prefix: string): Promise<string> {
  const parent = dirname(prefix);
  await mkdir(parent, { recursive: true });
  const litter = (await readdir(parent)).filter((name) => isLitter(name, basename(prefix)));
  await Promise.all(litter.map((name) => rm(join(parent, name), { recursive: true, force: true })));
  const folder = `${prefix}${process.pid}-${randomUUID()}`;
  own.add(basename(folder));
  await mkdir(folder);
  return folder;
}

function isLitter(name: string, prefix: string): boolean {
  if (!name.startsWith(prefix) || own.has(name)) return false;
  const processId = /^(\d+)-[\da-f]{8}-/.exec(name.slice(prefix.length))?.[1];
  return processId !== undefined && (Number(processId) === process.pid || !isRunning(Number(processId)));
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    // Another user's process may not be asked, and is running.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
