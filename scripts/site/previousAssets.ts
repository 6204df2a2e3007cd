import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '../command/files.ts';
import { collectFiles, type OutputFile, UserError } from '../prerender/index.ts';

/** How long a file is kept after the first build without it: a fortnight, in milliseconds. */
const lifetime = 14 * 24 * 60 * 60 * 1000;
/** The file in their folder that records when a build first lacked each of them. A folder without it is left alone. */
const recordFile = 'retired.json';

export interface PreviousAssets {
  /** Files of earlier builds that this one lacks. */
  readonly files: readonly OutputFile[];
  /** Adds the build's own files to the folder, and removes old ones. A killed build leaves no file half written. */
  readonly save: () => Promise<void>;
}

/**
 * The hashed files of earlier builds, which cached pages still refer to.
 * @param directory that holds them; may be missing.
 * @param current the files of this build whose names change with their bytes, so that old and new versions can coexist.
 * @throws UserError if the folder cannot be read, or holds anything that no build put there.
 */
export async function keepPreviousAssets(
  directory: string,
  current: readonly OutputFile[],
  now: Date,
): Promise<PreviousAssets> {
  const { files, leftovers, record } = await readFolder(directory);
  // A disk that ignores case would write both into one file.
  const currentNames = new Set(current.map(({ path }) => path.toLowerCase()));
  const kept = files
    .filter(({ path }) => !currentNames.has(path.toLowerCase()))
    .map((file) => ({ file, lackedSince: record[file.path] ?? now.getTime() }))
    .filter(({ lackedSince }) => now.getTime() - lackedSince <= lifetime);
  return {
    files: kept.map(({ file }) => file),
    async save() {
      // The record comes first: without it, the next build would refuse the folder.
      const nextRecord = Object.fromEntries(kept.map(({ file, lackedSince }) => [file.path, lackedSince]));
      await replaceFile(join(directory, recordFile), JSON.stringify(nextRecord));
      // Here case counts: a file that differs from a new one only in case goes, and goes before that one is written.
      const wanted = new Set([...current, ...kept.map(({ file }) => file)].map(({ path }) => path));
      const unwanted = files.map(({ path }) => path).filter((path) => !wanted.has(path));
      for (const path of [...unwanted, ...leftovers]) await rm(join(directory, path));
      for (const file of current)
        await replaceFile(join(directory, file.path), 'body' in file ? file.body : await readFile(file.source));
    },
  };
}

/**
 * Reads the folder of earlier builds: their files, what killed builds left, and when a build first lacked each file, in
 * milliseconds since 1970.
 */
async function readFolder(directory: string) {
  try {
    const all = existsSync(directory) ? await collectFiles(directory) : [];
    const written = all.find(({ path }) => path === recordFile);
    const leftovers = all.map(({ path }) => path).filter((path) => path.endsWith('.partial'));
    const files = all.filter(({ path }) => path !== recordFile && !leftovers.includes(path));
    if (!written && files.length > 0) throw new Error(`it has no ${recordFile}`);
    const record: unknown = JSON.parse(written?.body.toString() ?? '{}');
    const isRecord = typeof record === 'object' && record !== null && Object.values(record).every(Number.isFinite);
    if (!isRecord) throw new Error(`${recordFile} is of another program`);
    return { files, leftovers, record: record as Readonly<Record<string, number>> };
  } catch (cause) {
    throw new UserError(`--previous-assets is ${directory}: choose an empty folder, or one that a build has filled`, {
      cause,
    });
  }
}
