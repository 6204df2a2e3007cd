import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../errors/UserError.ts';
import { listFiles, pathBelow, walk } from './files.ts';
import { fileWriter } from './fileWriter.ts';

/**
 * The name of a file that lists every file that a build put in a published folder. A build replaces a folder only if it
 * is empty or this file lists everything in it, so that nobody's own files are deleted.
 */
export const markerFile = '.prerendered.json';

/** Files that Finder, Explorer and Dolphin leave in the folders they show. */
const systemFiles = ['.DS_Store', 'Thumbs.db', 'desktop.ini', '.directory'];

/** How many files a message names. */
const namedFiles = 3;

/**
 * Lists the files of a folder in its marker file.
 * @param published the folder that it will replace.
 * @throws UserError if the folder does not have this number of files.
 */
export async function markFiles(folder: string, expected: number, published: string): Promise<void> {
  const files = await listFiles(folder);
  if (files.length !== expected)
    throw new UserError(
      `the number of files in ${folder} is ${files.length}, but the build wrote ${expected}: another program changed the folder. Build again, or choose another folder`,
    );
  const entries = [...files, markerFile].sort();
  fileWriter(folder, published)(markerFile, `${JSON.stringify({ entries }, null, 2)}\n`);
}

/** @throws UserError if the folder cannot be replaced, or holds anything that no build put there. */
export async function checkReplaceable(folder: string): Promise<void> {
  const foreign = await findForeign(folder).catch((cause) => {
    throw new UserError(`${folder} is not a folder that can be read: choose another one`, { cause });
  });
  if (foreign.length > 0)
    throw new UserError(
      `${folder} holds ${foreign.join(', ')}, which no build put there and this one would delete: choose another folder, or move what is yours away`,
    );
}

/** The first files that no build put in a folder, and `and others` if there are more. */
async function findForeign(folder: string): Promise<readonly string[]> {
  const marked = await markedFiles(folder);
  const foreign: string[] = [];
  for await (const entry of walk(folder)) {
    const path = pathBelow(folder, entry);
    if (entry.isDirectory() || systemFiles.includes(entry.name) || marked.has(path)) continue;
    if (foreign.length === namedFiles) return [...foreign, 'and others'];
    foreign.push(path);
  }
  return foreign;
}

/** The files in the mark of the last build, or none without a readable mark. */
async function markedFiles(folder: string): Promise<ReadonlySet<string>> {
  try {
    const { entries } = JSON.parse(await readFile(join(folder, markerFile), 'utf8'));
    return new Set(entries);
  } catch {
    return new Set();
  }
}
