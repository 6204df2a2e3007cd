import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Changes, copyProject } from '../support/copyProject';
import { markAsPublished } from '../support/writeSite';

interface CopyBuild {
  readonly changes?: Changes;
  readonly removed?: readonly string[];
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Builds an edited copy of the project with the command itself, over a site that says `previous`. */
export async function buildCopy({ changes = {}, removed = [], args = [], env = {} }: CopyBuild) {
  mkdirSync('test-results', { recursive: true });
  const copy = mkdtempSync(resolve('test-results/copy-'));
  copyProject(copy, changes);
  mkdirSync(join(copy, 'dist'));
  writeFileSync(join(copy, 'dist/index.html'), 'previous');
  await markAsPublished(join(copy, 'dist'));
  for (const file of removed) rmSync(join(copy, file));

  /** Runs Node in the copy. */
  const run = (...nodeArgs: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, nodeArgs, {
      cwd: copy,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env }, // Vitest's own variables would make it a test
      encoding: 'utf8',
    });
    return { status, output: stdout + stderr };
  };
  return {
    ...run('scripts/build.ts', ...args),
    run,
    /** The folder of the copy. */
    root: copy,
    /** The folder that the site is published to. */
    directory: join(copy, 'dist'),
    /** A file of the published site. */
    read: (file: string) => readOr(join(copy, 'dist', file)),
    /** The number of the line with a text, counted from 1. */
    lineOf: (file: string, text: string) =>
      readOr(join(copy, file))
        .split('\n')
        .findIndex((line) => line.includes(text)) + 1,
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}

function readOr(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
