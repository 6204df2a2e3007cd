import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { OutputFile } from '../prerender/files.ts';
import { collectFiles } from '../prerender/files.ts';

/** How long a file is kept after the first build without it: a fortnight, in milliseconds. */
const lifetime = 14 * 24 * 60 * 60 * 1000;
/** The limit for their total size, in bytes; the newest are kept. GitHub Pages allows sites of up to 1 GB. */
const limit = 100_000_000;
/** The file in their folder that records when a build first lacked each of them. */
const retirements = 'retired.json';

/** When a build first lacked each file, by path, in milliseconds since 1970. */
export type Retirements = Readonly<Record<string, number>>;

export interface PreviousAssets {
  /** Files of earlier builds that this one lacks. */
  readonly files: readonly OutputFile[];
  /** Replaces the folder's contents by these files and the build's own. */
  readonly save: () => Promise<void>;
}

/**
 * The hashed files of earlier builds, which cached pages still refer to.
 * @param directory that holds them; may be missing.
 * @param own the files of this build.
 */
export async function previousAssets(
  directory: string,
  own: readonly OutputFile[],
  now: Date,
): Promise<PreviousAssets> {
  const { files, retired } = assetsToKeep(
    await collectFiles(directory),
    own,
    await readRetirements(directory),
    now,
  );
  return {
    files,
    async save() {
      await rm(directory, { recursive: true, force: true });
      for (const { path, body } of [...files, ...own.filter(isHashed)]) {
        const file = join(directory, path);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, body);
      }
      await mkdir(directory, { recursive: true });
      await writeFile(join(directory, retirements), JSON.stringify(retired));
    },
  };
}

/** Chooses among earlier files: hashed, absent from this build, younger than the lifetime, and within the limit. */
export function assetsToKeep(
  earlier: readonly OutputFile[],
  own: readonly OutputFile[],
  retired: Retirements,
  now: Date,
): { readonly files: readonly OutputFile[]; readonly retired: Retirements } {
  const taken = new Set(own.map(({ path }) => path.toLowerCase())); // some file systems ignore case
  const candidates = earlier
    .filter((file) => isHashed(file) && !taken.has(file.path.toLowerCase()))
    .map((file) => ({ file, since: retired[file.path] ?? now.getTime() }))
    .filter(({ since }) => now.getTime() - since <= lifetime)
    .sort((one, other) => other.since - one.since);
  let weight = 0;
  const kept = candidates.filter(({ file }) => {
    weight += Buffer.byteLength(file.body);
    return weight <= limit;
  });
  return {
    files: kept.map(({ file }) => file),
    retired: Object.fromEntries(kept.map(({ file, since }) => [file.path, since])),
  };
}

/** Whether a file's name changes with its bytes, so that old and new versions can coexist. */
function isHashed({ path }: OutputFile): boolean {
  return /^assets\/|^(?:fonts|pictures)\/.*-[\da-f]{8}(?:-\d+)?\.\w+$/.test(path);
}

async function readRetirements(directory: string): Promise<Retirements> {
  try {
    const entries = Object.entries(JSON.parse(await readFile(join(directory, retirements), 'utf8')));
    return Object.fromEntries(
      entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
    );
  } catch {
    return {}; // missing before the first build, or damaged: then every file counts as new
  }
}
