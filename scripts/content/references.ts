import type { LocatedDiagnostic } from 'prerender-engine/diagnostics';
import { pictureEndings, pictureKey } from './contentFiles.ts';
import type { ReadFile } from './readFile.ts';
import { namesIn, pictureName } from './words.ts';

/** Finds a picture by a name that may differ in capitals and in how accents are written. */
export function findPicture(name: string, pictures: readonly string[]): string | undefined {
  const comparable = (file: string) => file.normalize('NFC').toLowerCase();
  return pictures.find((file) => comparable(file) === comparable(name));
}

/** Every picture that a field names: as it is written, the file that is meant, if it is there, and where it is shown. */
export function namedPictures(files: readonly ReadFile[], pictures: readonly string[]) {
  return files.flatMap((file) =>
    file.fields.flatMap(({ name: field, words, picture: place }) => {
      const name = pictureName(words ?? '');
      return place && name ? [{ file, field, name, found: findPicture(name, pictures), place }] : [];
    }),
  );
}

/** Errors of names: of areas that do not exist, and of pictures that are not there or have no text beside them. */
export function referenceErrors(files: readonly ReadFile[], pictures: readonly string[]): LocatedDiagnostic[] {
  const idsIn = (name: string) => files.filter(({ folder }) => folder === name).map(({ id }) => id);
  const [areas, described] = [idsIn('areas'), idsIn('pictures')];
  const unknownAreas = files.flatMap((file) => {
    const words = file.fields.find(({ name }) => name === 'drawsOn')?.words;
    return namesIn(words).flatMap((name) => (areas.includes(name) ? [] : [{ file, name }]));
  });
  return [
    ...unknownAreas.map(({ file, name }) =>
      file.report(
        'drawsOn',
        `names “${name}”, which is not an area. Delete it, or write some of these, separated by commas: ${areas.join(', ')}`,
      ),
    ),
    ...namedPictures(files, pictures).flatMap(({ file, field, name, found }) => {
      if (!found)
        return file.report(
          field,
          `is “${name}”, which is not in the folder pictures. Upload it there, or write the name of one that is, such as ${pictures.join(', ')}`,
        );
      if (described.includes(pictureKey(found))) return [];
      const text = `pictures/${found.replace(pictureEndings, '')}.yaml`;
      return file.report(
        field,
        `is ${found}, which has no text for visitors who cannot see it. Create the file ${text}, and write in it what the picture shows, for example  alt: A villa by the sea at dusk`,
      );
    }),
  ];
}
