import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Content } from '../../src/content/content.ts';
import { warn } from '../command/github.ts';
import { checkContent } from '../content/checkContent.ts';
import { BuildError, listFiles } from '../prerender/index.ts';
import { publicErrors } from './publicErrors.ts';
import type { BuildOptions } from './readBuildOptions.ts';

/**
 * Reads and checks the content and the files in `public`, and warns of what seems unintended. @throws BuildError with every error in the content.
 */
export async function validateContent({ publish, siteUrl }: BuildOptions): Promise<Content> {
  const { content, diagnostics, examples, warnings } = await checkContent('src/content', siteUrl);
  const errors = [
    ...(await misplacedContent()),
    ...(await publicErrors()),
    ...diagnostics,
    ...(publish ? examples : []),
  ];
  if (warnings.length > 0) warn('This may not be what you meant:', warnings);
  if (examples.length > 0 && !publish)
    warn('Still the template’s examples. Replace them before the site goes online:', examples);
  if (!content || errors.length > 0) throw new BuildError(errors);
  return content;
}

/** An error for each file with the name of one of the content, in the folders above it, where no build reads it. */
async function misplacedContent(): Promise<string[]> {
  const content = (await listFiles('src/content')).filter((path) => /\.(ya?ml|jpe?g|png|webp|avif)$/i.test(path));
  const above = await Promise.all(
    ['.', 'src'].map(async (folder) => (await readdir(folder)).map((name) => join(folder, name))),
  );
  return above.flat().flatMap((path) => {
    const meant = content.find((one) => basename(one) === basename(path));
    if (!meant) return [];
    const folder = dirname(join('src/content', meant));
    return [
      `${path} is not read there. Upload it again in ${folder}, where it replaces the one of that name, and delete it here`,
    ];
  });
}
