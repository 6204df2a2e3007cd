import { execFileSync } from 'node:child_process';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Makes an empty folder for the length of one test. */
export async function makeFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'full-')));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Only where this is so can a test mount what it needs. */
export const mayMount = process.platform === 'linux' && process.getuid?.() === 0;

/** Mounts for the length of one test, with the arguments of `mount` before the folder. */
export function mount(directory: string, ...args: readonly string[]): void {
  execFileSync('mount', [...args, directory]);
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', directory]);
  });
}

/** Changes what is mounted, as `ro` or `size=1m`. */
export function remount(directory: string, options: string): void {
  execFileSync('mount', ['-o', `remount,${options}`, directory]);
}
