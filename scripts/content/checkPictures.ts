import { resolve } from 'node:path';
import { type LocatedDiagnostic, UserError } from 'prerender-engine/diagnostics';
import { type PictureRequest, readPicture } from '../pictures/picture.ts';
import { pictureKey } from './contentFiles.ts';
import type { ReadContent } from './readContent.ts';
import { findPicture, inFolder, picturesIn } from './references.ts';

/** The errors in the pictures that the content names, located at the fields that name them. */
export async function checkPictures(
  { files, pictures }: Pick<ReadContent, 'files' | 'pictures'>,
  directory: string,
): Promise<LocatedDiagnostic[]> {
  const named = [...files.values()].flatMap(picturesIn);
  const diagnoses = named.map(async ({ file, field, name, place }) => {
    const found = findPicture(name, pictures);
    if (!found) return []; // reported by `readContent`
    const reason = await refusal({ file: resolve(directory, 'pictures', found), place });
    if (reason === undefined) return [];
    return [{ message: `${field} cannot be shown: ${reason}`, location: file.locate(field) }];
  });
  return (await Promise.all(diagnoses)).flat();
}

/** Pictures that the content does not name, and texts without a picture. */
export function unusedPictures(
  { files, pictures }: Pick<ReadContent, 'files' | 'pictures'>,
  directory: string,
): LocatedDiagnostic[] {
  const all = [...files.values()];
  const used = all.flatMap(picturesIn).map(({ name }) => findPicture(name, pictures));
  const unused = pictures
    .filter((name) => !used.includes(name))
    .map((name) => ({
      message: 'is not on any page: write its name in a content file to show it, or delete it',
      location: { file: `${directory}/pictures/${name}`, line: 1, column: 1, text: '' },
    }));
  const keys = pictures.map(pictureKey);
  const lone = inFolder(all, 'pictures').filter(({ id }) => !keys.includes(id));
  const message = 'describes a picture that is not there: delete it, or upload the picture';
  return [...unused, ...lone.map((file) => ({ message, location: file.locate('alt') }))];
}

/** Why a picture cannot be shown, or undefined. */
async function refusal(request: PictureRequest): Promise<string | undefined> {
  try {
    await readPicture(request);
    return undefined;
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
}
