import { readdir, readFile } from 'node:fs/promises';
import type { ContentFault } from '../../src/contentCheck/ContentFault.ts';
import type { LocatedDiagnostic } from '../diagnostics/Diagnostic.ts';
import { locationAt } from '../diagnostics/Diagnostic.ts';
import { checkSyntax } from './checkSyntax.ts';
import { locateField } from './locateField.ts';

/** The folder that the owner of the site writes in, from the project's root. */
export const contentFolder = 'src/content';

/** What keeps the files of the content from being read, or from saying what they seem to say. */
export async function syntaxFaults(): Promise<LocatedDiagnostic[]> {
  const names = (await readdir(contentFolder)).filter((name) => name.endsWith('.ts'));
  const faults = names.map(async (name) => {
    const file = `${contentFolder}/${name}`;
    const source = await readFile(file, 'utf8');
    return checkSyntax(source).map(({ offset, message }) => ({
      message,
      location: locationAt(file, source, offset),
    }));
  });
  return (await Promise.all(faults)).flat();
}

/** The faults of the content, each with the place of its field. */
export function locateDiagnostics(faults: readonly ContentFault[]): Promise<LocatedDiagnostic[]> {
  return Promise.all(
    faults.map(async ({ file, path, message }) => {
      const source = await readFile(file, 'utf8');
      return { message, location: locationAt(file, source, locateField(source, path)) };
    }),
  );
}
