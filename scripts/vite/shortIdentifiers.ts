import { globSync } from 'node:fs';
import type { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

type Identifiers = NonNullable<Parameters<typeof vanillaExtractPlugin>[0]>['identifiers'];

/**
 * Identifiers of letters for their style file, and its count, such as `K4`. vanilla-extract's own begin with a hash of the
 * file's path, which does not compress: they would add 160 bytes to Home, and 530 to its scripts.
 */
export function shortIdentifiers(): Exclude<Identifiers, string | undefined> {
  const files = globSync('src/**/*.css.ts').map((path) => path.replaceAll('\\', '/'));
  const letters = new Map(files.sort().map((path, index) => [path, inLetters(index)]));
  const hashes = new Map<string, string>();
  return ({ filePath, hash }) => {
    const prefix = letters.get(filePath);
    if (prefix === undefined) return `_${hash}`; // a file that is newer than the server
    // The first identifier of a file is the hash of its path, and 0.
    const hashOfPath = hashes.get(filePath) ?? hash.slice(0, -1);
    hashes.set(filePath, hashOfPath);
    return prefix + hash.slice(hashOfPath.length);
  };
}

/** A number from 0 in capital letters, which no count contains. */
function inLetters(number: number): string {
  const rest = Math.floor(number / 26);
  return (rest > 0 ? inLetters(rest - 1) : '') + String.fromCharCode(65 + (number % 26));
}
