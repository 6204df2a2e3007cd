import type { LocatedDiagnostic } from '../prerender/index.ts';
import { comparable, pictureEndings, pictureKey } from './contentFiles.ts';
import type { PicturePlace } from './fields.ts';
import type { CheckedFile } from './readContentFile.ts';
import { namesIn, pictureName } from './words.ts';

/** Errors of names: of areas that do not exist, and of pictures that are not there or have no text beside them. */
export function referenceErrors(files: readonly CheckedFile[], pictures: readonly string[]): LocatedDiagnostic[] {
  return [...areaErrors(files), ...pictureErrors(files, pictures)];
}

function areaErrors(files: readonly CheckedFile[]): LocatedDiagnostic[] {
  const areas = idsIn('areas', files);
  return files.flatMap((file) => {
    const named = namesIn(file.fields.find(({ name }) => name === 'drawsOn')?.words);
    const unknown = named.filter((name) => !areas.includes(name));
    return unknown.map((name) =>
      file.report(
        'drawsOn',
        `names “${name}”, which is not an area. Delete it, or write some of these, separated by commas: ${areas.join(', ')}`,
      ),
    );
  });
}

function pictureErrors(files: readonly CheckedFile[], pictures: readonly string[]): LocatedDiagnostic[] {
  const described = idsIn('pictures', files);
  return namedPictures(files, pictures).flatMap(({ file, field, written, found }) => {
    if (!found)
      return file.report(
        field,
        `is “${written}”, which is not in the folder pictures. Upload it there, or write the name of one that is, such as ${pictures.join(', ')}`,
      );
    if (described.includes(pictureKey(found))) return [];
    const text = `pictures/${found.replace(pictureEndings, '')}.yaml`;
    return file.report(
      field,
      `is ${found}, which has no text for visitors who cannot see it. Create the file ${text}, and write in it what the picture shows, for example  alt: A villa by the sea at dusk`,
    );
  });
}

function idsIn(name: string, files: readonly CheckedFile[]): string[] {
  return files.filter(({ folder }) => folder === name).map(({ id }) => id);
}

/** A picture that a field names. */
interface NamedPicture {
  readonly file: CheckedFile;
  readonly field: string;
  /** Its name in the field, and that of the file that is meant, if it is there. */
  readonly written: string;
  readonly found: string | undefined;
  /** Where it is shown. */
  readonly place: PicturePlace;
}

/** Every picture that a field names. */
export function namedPictures(files: readonly CheckedFile[], pictures: readonly string[]): NamedPicture[] {
  return files.flatMap((file) =>
    file.fields.flatMap((field) => {
      const written = pictureName(field.words ?? '');
      if (!field.picture || !written) return [];
      return { file, field: field.name, written, found: findPicture(written, pictures), place: field.picture };
    }),
  );
}

/** Finds a picture by a name that may differ in capitals and in how accents are written. */
export function findPicture(name: string, pictures: readonly string[]): string | undefined {
  return pictures.find((file) => comparable(file) === comparable(name));
}
