import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { findContent } from '../../scripts/content/content.ts';
import { findFrozenContent } from './frozenContent.ts';

const sources = ['src', 'scripts', 'public', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];

export type Changes = Readonly<Record<string, (text: string) => string>>;

/**
 * Copies everything that a build needs to a folder, with the tests' own content. Packages and the picture cache are
 * linked. What a build writes to `node_modules` stays in the copy.
 * @param changes edits of files of the copy, by path. A new file is edited from an empty text.
 */
export function copyProject(directory: string, changes: Changes = {}): void {
  for (const name of sources) cpSync(name, join(directory, name), { recursive: true });
  const content = join(directory, 'src/content');
  for (const path of findContent().keys()) rmSync(join(content, path));
  for (const [path, file] of findFrozenContent()) cpSync(file, join(content, path));
  mkdirSync(join(directory, 'node_modules/.cache'), { recursive: true });
  for (const name of readdirSync('node_modules')) {
    const path = `node_modules/${name}`;
    if (!name.startsWith('.')) symlinkSync(resolve(path), join(directory, path), 'junction');
  }
  // The names in the cache are hashes, so builds can share it.
  mkdirSync('.cache', { recursive: true });
  symlinkSync(resolve('.cache'), join(directory, '.cache'), 'junction');
  for (const [file, change] of Object.entries(changes)) {
    const path = join(directory, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, changed(file, existsSync(path) ? readFileSync(path, 'utf8') : '', change));
  }
}

/** Returns the text of a file after a change. @throws if the text stays the same, because the change finds nothing. */
export function changed(file: string, text: string, change: (text: string) => string): string {
  const result = change(text);
  if (result === text) throw new Error(`This change changes nothing in ${file}: ${change}`);
  return result;
}
