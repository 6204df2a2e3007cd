import { resolve } from 'node:path';
import { UserError } from 'prerender-engine/diagnostics';
import { readPicture } from '../pictures/picture.ts';
import { readContent } from './readContent.ts';
import { namedPictures, unusedPictures } from './references.ts';
import { findExamples, textWarnings } from './wording.ts';

/**
 * Checks the content of a directory, from the project’s root, and the pictures that it names: for what must be corrected
 * before the site can be built, for examples that must not be published, and for what its author may not have meant.
 * @param siteUrl where the site will be published, in place of the address in the content.
 */
export async function checkContent(directory = 'src/content', siteUrl?: string) {
  const { files, pictures, diagnostics: errors } = readContent(directory);
  const refusals = namedPictures(files, pictures).map(async ({ file, field, found, place }) => {
    try {
      if (found) await readPicture({ file: resolve(directory, 'pictures', found), place });
      return [];
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return [{ message: `${field} cannot be shown: ${error.message}`, location: file.locate(field) }];
    }
  });
  const diagnostics = [...errors, ...(await Promise.all(refusals)).flat()];
  const unused = diagnostics.length === 0 ? unusedPictures(files, pictures, directory) : [];
  return { diagnostics, examples: findExamples(files, siteUrl), warnings: [...textWarnings(files), ...unused] };
}
