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
  /** The name as the field has it, and as the file has it that it names. */
  readonly name: string;
  readonly found: string | undefined;
  /** Where it is shown. */
  readonly place: PicturePlace;
}

/** The pictures that files name, valid or not. */
export function namedPictures(files: readonly ReadFile[], pictures: readonly string[]): NamedPicture[] {
  return files.flatMap((file) =>
    textsIn(file).flatMap(({ name: field, text, picture: place }) => {
      const name = pictureName(text);
      return place && name ? [{ file, field, name, found: findPicture(name, pictures), place }] : [];
    }),
  );
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
  return namedPictures(files, pictures).flatMap(({ file, field, name, found }) => {
    const text = `${name.replace(/\.[^.]*$/, '')}.yaml`;
    if (strays.some(({ names }) => names.includes(name) || names.includes(text))) return [];
    if (found && described.has(pictureKey(found))) return [];
    if (found) described.add(pictureKey(found)); // reported once
    const meant =
      pictures.find((file) => [name, `${name}.jpg`].map(pictureKey).includes(pictureKey(file))) ??
      pictures.find((file) => name.toLowerCase().includes(file.toLowerCase())) ??
      similar(name, pictures);
    const advice = meant
      ? `Did you mean ${meant}?`
      : `Upload it there, or write one of ${pictures.join(', ')}`;
    const message = found
      ? `${found}, which has no text for visitors who cannot see it. Create the file ${directory}/pictures/${text}, and write in it what the picture shows, for example  alt: A villa by the sea at dusk`
      : `“${name}”, which is not in ${directory}/pictures. ${advice}`;
    return [{ message: `${field} is ${message}`, location: file.locate(field) }];
  });
}

/** Pictures that the content does not name, and texts without a picture. */
export function unusedPictures(
  {
    files,
    pictures,
  }: { readonly files: ReadonlyMap<string, PlacedFile>; readonly pictures: readonly string[] },
  directory: string,
): LocatedDiagnostic[] {
  const all = [...files.values()];
  const named = namedPictures(all, pictures).map(({ found }) => found);
  const unused = pictures
    .filter((picture) => !named.includes(picture))
    .map((picture) => ({
      message: 'is not on any page: write its name in a content file to show it, or delete it',
      location: { file: `${directory}/pictures/${picture}`, line: 1, column: 1, text: '' },
    }));
  const keys = pictures.map(pictureKey);
  const lone = inFolder(all, 'pictures').filter(({ id }) => !keys.includes(id));
  const message = 'describes a picture that is not there: delete it, or upload the picture';
  return [...unused, ...lone.map((file) => ({ message, location: file.locate('alt') }))];
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
