import type { LocatedDiagnostic } from 'prerender-engine/diagnostics';
import { type PicturePlace, pictureName, separateNames } from '../../src/content/schema/fields.ts';
import { type ContentPlace, pictureKey, type Stray, slug } from './contentFiles.ts';
import { type ReadFile, textsIn } from './readFile.ts';
import { similar } from './similar.ts';

/** A content file, and where it belongs. */
export interface PlacedFile extends ReadFile, ContentPlace {}

export function inFolder(files: readonly PlacedFile[], folder: ContentPlace['folder']): PlacedFile[] {
  return files.filter((file) => file.folder === folder);
}

/** A picture that a field names. */
export interface NamedPicture {
  readonly file: ReadFile;
  readonly field: string;
  /** The name as the field has it, and where the picture is shown. */
  readonly name: string;
  readonly place: PicturePlace;
}

/** The pictures that a file names, valid or not. */
export function picturesIn(file: ReadFile): NamedPicture[] {
  return textsIn(file).flatMap(({ name: field, text, picture: place }) => {
    const name = pictureName(text);
    return place && name !== '' ? [{ file, field, name, place }] : [];
  });
}

/** Finds a picture by a name that may differ in capitals and in how accents are written. */
export function findPicture(name: string, pictures: readonly string[]): string | undefined {
  const written = (file: string) => file.normalize('NFC').toLowerCase();
  return pictures.find((file) => file === name) ?? pictures.find((file) => written(file) === written(name));
}

/** An error for each picture that is named but not there, or has no text beside it. */
export function pictureErrors(
  files: readonly PlacedFile[],
  pictures: readonly string[],
  directory: string,
  strays: readonly Stray[],
): LocatedDiagnostic[] {
  const described = new Set(inFolder(files, 'pictures').map(({ id }) => id));
  return files.flatMap(picturesIn).flatMap(({ file, field, name }) => {
    const found = findPicture(name, pictures);
    const text = `${name.replace(/\.[^.]*$/, '')}.yaml`;
    const report = (message: string) => [{ message: `${field} is ${message}`, location: file.locate(field) }];
    if (strays.some(({ names }) => names.includes(name) || names.includes(text))) return [];
    if (!found) {
      const meant =
        pictures.find((file) => [name, `${name}.jpg`].map(pictureKey).includes(pictureKey(file))) ??
        pictures.find((file) => name.toLowerCase().includes(file.toLowerCase())) ??
        similar(name, pictures);
      const advice = meant
        ? `Did you mean ${meant}?`
        : `Upload it there, or write one of ${pictures.join(', ')}`;
      return report(`“${name}”, which is not in ${directory}/pictures. ${advice}`);
    }
    if (described.has(pictureKey(found))) return [];
    described.add(pictureKey(found)); // reported once
    return report(
      `${found}, which has no text for visitors who cannot see it. Create the file ${directory}/pictures/${text}, and write in it what the picture shows, for example  alt: A villa by the sea at dusk`,
    );
  });
}

/** An error for each case that draws on an area that there is not. */
export function drawsOnErrors(files: readonly PlacedFile[]): LocatedDiagnostic[] {
  const areas = inFolder(files, 'areas');
  // The name may be in a file that cannot be read, or in a folder that is gone.
  if (areas.length === 0 || areas.some(({ raw }) => !raw)) return [];
  const ids = areas.map(({ id }) => id);
  return inFolder(files, 'cases').flatMap((file) =>
    separateNames(file.raw?.drawsOn ?? '')
      .filter((name) => !findArea(name, areas))
      .map((name) => {
        const meant = similar(slug(name), ids);
        const advice = meant
          ? `Did you mean ${meant}?`
          : `Delete it, or write some of these, separated by commas: ${ids.join(', ')}`;
        return {
          message: `drawsOn names “${name}”, which is not an area. ${advice}`,
          location: file.locate('drawsOn'),
        };
      }),
  );
}

/** Finds an area by the name of its file or by its title; capitals, spaces and other signs do not matter. */
export function findArea(name: string, areas: readonly PlacedFile[]): string | undefined {
  const key = slug(name.replace(/\.ya?ml$/i, ''));
  const area =
    areas.find(({ id }) => id === key || id === key.replace(/^\d+-/, '')) ??
    areas.find(({ raw }) => slug(raw?.title ?? '') === key);
  return area?.id;
}
