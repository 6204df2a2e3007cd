import type { Diagnostic, LocatedDiagnostic } from 'prerender-engine/diagnostics';
import { checkPictures, unusedPictures } from './checkPictures.ts';
import { findExamples } from './examples.ts';
import { readContent } from './readContent.ts';
import { textWarnings } from './warnings.ts';

/** The result of checking the content. */
export interface ContentReport {
  /** What must be corrected before the site can be built. */
  readonly diagnostics: readonly Diagnostic[];
  /** Template examples that must not be published. */
  readonly examples: readonly LocatedDiagnostic[];
  /** Text that a page shows differently from what its author may expect. */
  readonly warnings: readonly LocatedDiagnostic[];
  /** Pictures that no page shows, and texts without a picture. */
  readonly unused: readonly LocatedDiagnostic[];
}

/**
 * Checks the content files and the pictures that they name.
 * @param directory that holds them, from the project's root.
 * @param siteUrl where the site will be published, in place of the address in the content.
 */
export async function checkContent(directory = 'src/content', siteUrl?: string): Promise<ContentReport> {
  const read = readContent(directory);
  const diagnostics = [...read.diagnostics, ...(await checkPictures(read, directory))];
  return {
    diagnostics,
    examples: findExamples(read, { directory, siteUrl }),
    warnings: textWarnings(read),
    unused: diagnostics.length === 0 ? unusedPictures(read, directory) : [],
  };
}
