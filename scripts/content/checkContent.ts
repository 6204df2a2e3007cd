import { resolve } from 'node:path';
import { type Diagnostic, type LocatedDiagnostic, UserError } from 'prerender-engine/diagnostics';
import { readPicture } from '../pictures/picture.ts';
import { findExamples } from './examples.ts';
import { readContent } from './readContent.ts';
import { type NamedPicture, namedPictures, unusedPictures } from './references.ts';
import { textWarnings } from './warnings.ts';

/** The result of checking the content. */
export interface ContentReport {
  /** What must be corrected before the site can be built. */
  readonly diagnostics: readonly Diagnostic[];
  /** Template examples that must not be published. */
  readonly examples: readonly LocatedDiagnostic[];
  /** What its author may not have meant. */
  readonly warnings: readonly LocatedDiagnostic[];
}

/**
 * Checks the content files and the pictures that they name.
 * @param directory that holds them, from the project's root.
 * @param siteUrl where the site will be published, in place of the address in the content.
 */
export async function checkContent(directory = 'src/content', siteUrl?: string): Promise<ContentReport> {
  const read = readContent(directory);
  const named = namedPictures([...read.files.values()], read.pictures);
  const refused = await Promise.all(named.map((picture) => refusal(picture, directory)));
  const diagnostics = [...read.diagnostics, ...refused.flat()];
  return {
    diagnostics,
    examples: findExamples(read, directory, siteUrl),
    warnings: [...textWarnings(read), ...(diagnostics.length === 0 ? unusedPictures(read, directory) : [])],
  };
}

/** The error in a picture that cannot be shown, located at the field that names it. */
async function refusal(
  { file, field, found, place }: NamedPicture,
  directory: string,
): Promise<LocatedDiagnostic[]> {
  if (!found) return []; // reported by `readContent`
  try {
    await readPicture({ file: resolve(directory, 'pictures', found), place });
    return [];
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return [{ message: `${field} cannot be shown: ${error.message}`, location: file.locate(field) }];
  }
}
