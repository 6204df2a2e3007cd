import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { onTestFinished } from 'vitest';
import { buildInfoFile } from '../../scripts/prerender/index.ts';

/**
 * Writes a built folder for the duration of a test.
 *
 * @param files the text of each file by its path in the folder
 * @returns the folder's path
 */
export async function writeSite(files: Readonly<Record<string, string>>): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'site-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(directory, name)), { recursive: true });
    await writeFile(join(directory, name), text);
  }
  return directory;
}

/** The texts of all files below a folder, hidden ones too, by path. */
export async function readTexts(directory: string): Promise<Record<string, string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const texts = paths.map(async (path) => [
    relative(directory, path).replaceAll(sep, '/'),
    await readFile(path, 'utf8'),
  ]);
  return Object.fromEntries(await Promise.all(texts));
}

/** Marks a folder as if a build had published its contents. */
export async function markAsPublished(directory: string, base = '/', url = 'https://www.example.com/'): Promise<void> {
  if (!existsSync(directory)) return;
  const names = [...(await readdir(directory)), buildInfoFile];
  await writeFile(join(directory, buildInfoFile), JSON.stringify({ base, url, pages: ['/', '*'], names }));
}
