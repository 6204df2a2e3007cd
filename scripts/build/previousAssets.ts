import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { collectFiles, type OutputFile } from 'prerender-engine';
import { UserError } from 'prerender-engine/diagnostics';
import { replaceFile } from '../command/replaceFile.ts';

/** How long a file is kept after the first build without it: a fortnight, in milliseconds. */
const lifetime = 14 * 24 * 60 * 60 * 1000;
/** The file in their folder that records when a build first lacked each of them. A folder without it is left alone. */
const retirements = 'retired.json';

export interface PreviousAssets {
  /** Files of earlier builds that this one lacks. */
  readonly files: readonly OutputFile[];
  /** Adds the build's own files to the folder, and removes old ones. A killed build leaves no file half written. */
  readonly save: () => Promise<void>;
}

/**
 * The hashed files of earlier builds, which cached pages still refer to.
 * @param directory that holds them; may be missing.
 * @param own the files of this build whose names change with their bytes, so that old and new versions can coexist.
 * @throws UserError if the folder cannot be read, or holds anything that no build put there.
 */
export async function previousAssets(
  directory: string,
  own: readonly OutputFile[],
  now: Date,
): Promise<PreviousAssets> {
  const earlier = existsSync(directory) ? await collectFiles(directory).catch(() => undefined) : [];
  const record = earlier?.find(({ path }) => path === retirements);
  /** When a build first lacked each file, by path, in milliseconds since 1970. */
  const recorded = record ? readRecord(record.body) : {};
  // A build that was killed leaves a part of a file.
  const whole = earlier?.filter((file) => file !== record && !file.path.endsWith('.partial'));
  if (!earlier || !whole || !recorded || (!record && whole.length > 0))
    throw new UserError(`--previous-assets is ${directory}: choose an empty folder, or one that a build has filled`);
  const taken = new Set(own.map(({ path }) => path.toLowerCase())); // some file systems ignore case
  const kept = whole
    .filter((file) => !taken.has(file.path.toLowerCase()))
    .map((file) => ({ file, since: recorded[file.path] ?? now.getTime() }))
    .filter(({ since }) => now.getTime() - since <= lifetime);
  return {
    files: kept.map(({ file }) => file),
    async save() {
      const retired = Object.fromEntries(kept.map(({ file, since }) => [file.path, since]));
      // The record comes first: without it, the next build would refuse the folder.
      await replaceFile(join(directory, retirements), JSON.stringify(retired));
      const wanted = new Set([retirements, ...[...own, ...kept.map(({ file }) => file)].map(({ path }) => path)]);
      // Before the new files, of which one may differ from an old one only in case.
      for (const { path } of earlier) if (!wanted.has(path)) await rm(join(directory, path));
      for (const { path, body } of own) await replaceFile(join(directory, path), body);
    },
  };
}

/** The record of a build; undefined if the file is not one. */
function readRecord(body: Uint8Array): Readonly<Record<string, number>> | undefined {
  try {
    const record: unknown = JSON.parse(Buffer.from(body).toString());
    const isRecord = typeof record === 'object' && record !== null && Object.values(record).every(Number.isFinite);
    return isRecord ? { ...record } : undefined;
  } catch {
    return undefined;
  }
}
