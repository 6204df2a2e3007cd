import { execFileSync } from 'node:child_process';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Creates an empty folder for the duration of a test. */
export async function makeFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'full-')));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Whether tests can mount file systems. */
export const mayMount = process.platform === 'linux' && process.getuid?.() === 0;

/** Mounts a file system for the duration of a test, with the arguments of `mount` before the folder. */
export function mount(directory: string, ...args: readonly string[]): void {
  execFileSync('mount', [...args, directory]);
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', directory]);
  });
}

/** Remounts with other options, such as `ro` or `size=1m`. */
export function remount(directory: string, options: string): void {
  execFileSync('mount', ['-o', `remount,${options}`, directory]);
}
