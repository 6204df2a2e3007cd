import { light } from '../../src/styles/palette.ts';
import { contrast, readPicture } from '../pictures/read.ts';
import { type LocatedDiagnostic, UserError } from '../prerender/index.ts';
import { type ContentFile, findContent, namedPictures, readContent } from './content.ts';
import { pictureId } from './words.ts';

/**
 * Checks the content and the pictures that it names: for what must be corrected before the site can be built, for examples
 * that must not be published, and for what its author may not have meant.
 * @param siteUrl where the site will be published, in place of the address in the content.
 */
export async function checkContent(siteUrl?: string, paths = findContent()) {
  const { content, files, pictures, diagnostics: errors } = readContent(paths);
  const refusals = namedPictures(files, pictures).map(async ({ file, field, found, place }) => {
    try {
      if (found) await readPicture({ file: found.file, place });
      return [];
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return [file.report(field, `cannot be shown: ${error.message}`)];
    }
  });
  const faint = files.map(async (file) => {
    const picture = pictures.find(({ id }) => file.folder === 'pictures' && id === file.id);
    if (!picture || !file.fields.some(({ name, words }) => name === 'carriesText' && words)) return [];
    const { colors } = await readPicture(picture);
    if (contrast(colors.leftHalf, light.onDusk) >= 4.5) return [];
    return [file.report('carriesText', 'is yes, but the left half of the picture is too light. Delete the line')];
  });
  const diagnostics = [...errors, ...(await Promise.all([...refusals, ...faint])).flat()];
  return { content, diagnostics, examples: findExamples(files, siteUrl), warnings: findDoubts(files) };
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

/** Finds what a page shows differently from what its author may expect. */
export function findDoubts(files: readonly ContentFile[]): LocatedDiagnostic[] {
  const brand = files.flatMap(({ fields }) => fields).find(({ name }) => name === 'brandName')?.words ?? '';
  return files.flatMap((file) =>
    file.fields.flatMap(({ name, words }) => {
      if (name === 'alt' && pictureId(words ?? '') === file.id)
        return file.report(name, 'is the name of its file. Write what the picture shows');
      const isDoubled = name === 'pageTitle' && words?.split(/\s[|–—·-]\s/).includes(brand);
      return isDoubled ? file.report(name, 'contains the brand name, which is added to it. Delete it there') : [];
    }),
  );
}
