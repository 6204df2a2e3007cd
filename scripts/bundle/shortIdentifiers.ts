import { globSync } from 'node:fs';
import type { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

type Identifiers = NonNullable<Parameters<typeof vanillaExtractPlugin>[0]>['identifiers'];

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * Identifiers of a letter for their style file, and its count, such as `K4`. vanilla-extract's own begin with a hash of
 * the file's path, which does not compress: they would add 160 bytes to Home, and 530 to its scripts.
 */
export function shortIdentifiers(): Exclude<Identifiers, string | undefined> {
  const files = globSync('src/**/*.css.ts').map((path) => path.replaceAll('\\', '/'));
  files.sort();
  const hashes = new Map<string, string>();
  return ({ filePath, hash }) => {
    const letter = letters[files.indexOf(filePath)];
    if (letter === undefined) return `_${hash}`; // a file that is newer than the server, or one too many
    // The first identifier of a file is the hash of its path, and 0.
    const hashOfPath = hashes.get(filePath) ?? hash.slice(0, -1);
    hashes.set(filePath, hashOfPath);
    return letter + hash.slice(hashOfPath.length);
  };
}
