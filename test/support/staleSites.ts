import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The sources that changed after a site was built.
 * @param sources files and folders.
 * @throws Error if there is no site.
 */
export function newerSources(site: string, sources: readonly string[]): readonly string[] {
  const built = statSync(join(site, 'index.html'), { throwIfNoEntry: false })?.mtimeMs;
  if (built === undefined) throw new Error(`There is no site in ${site}: run "npm run test:sites" first.`);
  const files = sources.flatMap((source) =>
    statSync(source).isDirectory()
      ? readdirSync(source, { recursive: true, encoding: 'utf8' }).map((name) => join(source, name))
      : [source],
  );
  return files.filter((file) => statSync(file).isFile() && statSync(file).mtimeMs > built);
}
