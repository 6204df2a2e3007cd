import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const sources = ['src', 'scripts', 'public', 'package.json', 'tsconfig.json', 'vite.config.ts'];
const pictureCache = '.cache/pictures';

/**
 * Copies to a folder all that a build needs. The packages are linked; what builds write among them is the copy's own.
 * @param pictures whether it finds the pictures that the project has encoded, which takes a minute to do again.
 */
export function copyProject(directory: string, pictures: 'encoded' | 'not encoded' = 'encoded'): void {
  for (const name of sources) cpSync(name, join(directory, name), { recursive: true });
  const link = (path: string) => symlinkSync(resolve(path), join(directory, path), 'junction');
  mkdirSync(join(directory, 'node_modules/.cache'), { recursive: true });
  for (const name of readdirSync('node_modules')) {
    if (!name.startsWith('.')) link(`node_modules/${name}`);
  }
  if (pictures === 'encoded') {
    mkdirSync(pictureCache, { recursive: true });
    mkdirSync(join(directory, dirname(pictureCache)));
    link(pictureCache);
  }
}
