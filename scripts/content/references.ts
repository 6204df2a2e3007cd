import type { LocatedDiagnostic } from 'prerender-engine/diagnostics';
import { pictureEndings, pictureKey } from './contentFiles.ts';
import { namesIn, pictureName } from './fields.ts';
import type { ReadFile } from './readFile.ts';

/** Every picture that a field names: as it is written, the file that is meant, if it is there, and where it is shown. */
export function namedPictures(files: readonly ReadFile[], pictures: readonly string[]) {
  return files.flatMap((file) =>
    file.fields.flatMap(({ name: field, words, picture: place }) => {
      const name = pictureName(words ?? '');
      return place && name ? [{ file, field, name, found: findPicture(name, pictures), place }] : [];
    }),
  );
}

/** Finds a picture by a name that may differ in capitals and in how accents are written. */
export function findPicture(name: string, pictures: readonly string[]): string | undefined {
  const written = (file: string) => file.normalize('NFC').toLowerCase();
  return pictures.find((file) => written(file) === written(name));
}

/** An error for each picture that is named but not there, or has no text beside it. */
export function pictureErrors(files: readonly ReadFile[], pictures: readonly string[]): LocatedDiagnostic[] {
  const described = new Set(files.filter(({ folder }) => folder === 'pictures').map(({ id }) => id));
  if (pictures.length + described.size === 0) return []; // the folder is missing
  return namedPictures(files, pictures).flatMap(({ file, field, name, found }) => {
    if (found && described.has(pictureKey(found))) return [];
    const message = found
      ? `${found}, which has no text for visitors who cannot see it. Create the file pictures/${found.replace(pictureEndings, '')}.yaml, and write in it what the picture shows, for example  alt: A villa by the sea at dusk`
      : `“${name}”, which is not in the folder pictures. Upload it there, or write the name of one that is, such as ${pictures.join(', ')}`;
    return [{ message: `${field} is ${message}`, location: file.locate(field) }];
  });
}

/** An error for each case that draws on an area that does not exist. */
export function drawsOnErrors(files: readonly ReadFile[]): LocatedDiagnostic[] {
  const ids = files.filter(({ folder }) => folder === 'areas').map(({ id }) => id);
  return files.flatMap((file) => {
    const words = file.fields.find(({ name }) => name === 'drawsOn')?.words;
    const unknown = namesIn(words).filter((name) => ids.length > 0 && !ids.includes(name));
    return unknown.map((name) => ({
      message: `drawsOn names “${name}”, which is not an area. Delete it, or write some of these, separated by commas: ${ids.join(', ')}`,
      location: file.locate('drawsOn'),
    }));
  });
}
