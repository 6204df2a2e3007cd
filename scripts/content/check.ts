import { dusk } from '../../src/styles/palette.ts';
import { contrast, readPicture } from '../pictures/read.ts';
import { type LocatedDiagnostic, UserError } from '../prerender/index.ts';
import { type ContentFile, findContent, readContent } from './content.ts';
import { findPicture } from './fields.ts';

/**
 * Checks the content and the pictures that it names: for what must be corrected before the site can be built, and for
 * examples that must not be published.
 * @param siteUrl where the site will be published, in place of the address in the content.
 */
export async function checkContent(siteUrl?: string, paths = findContent()) {
  const { content, files, pictures, diagnostics: errors } = readContent(paths);
  const refusals = files.flatMap((file) =>
    file.fields.map(async ({ name, words, picture: place }) => {
      const isBackground = name === 'carriesText' && words !== null;
      const named = place && findPicture(words ?? '', pictures);
      const picture = isBackground ? pictures.find(({ id }) => id === file.id) : named;
      if (!picture) return [];
      try {
        const { colors } = await readPicture({ file: picture.file, place });
        const behindText = isBackground ? [colors.leftHalf, colors.upperEdge] : [];
        if (behindText.every((color) => contrast(color, dusk.onDusk) >= 4.5)) return [];
        return [file.report(name, 'is yes, but the picture is too light on its left or at its top. Delete the line')];
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        return [file.report(name, `cannot be shown: ${error.message}`)];
      }
    }),
  );
  const diagnostics = [...errors, ...(await Promise.all(refusals)).flat()];
  return { content, diagnostics, examples: findExamples(files, siteUrl) };
}

/** Finds the fields that still have the example of their schema, also in content with errors. */
export function findExamples(files: readonly ContentFile[], siteUrl?: string): LocatedDiagnostic[] {
  return files.flatMap((file) =>
    file.fields.flatMap(({ name, words, standIn = '' }) => {
      const text = ((name === 'siteAddress' ? siteUrl : undefined) ?? words ?? '').trim();
      const isExample = text !== '' && text.toLowerCase() === standIn.toLowerCase();
      return isExample ? file.report(name, `is still the example “${text}”. Write your own`) : [];
    }),
  );
}
