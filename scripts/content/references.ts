import { type PicturePlace, pictureName, separateNames } from '../../src/content/schema/fields.ts';
import type { Content, PictureText } from '../../src/content/schema.ts';
import type { LocatedDiagnostic } from '../diagnostics/Diagnostic.ts';
import { pictureKey, slug } from './contentFiles.ts';
import { fieldName, type ReadFile, textsIn } from './readFile.ts';
import { similar } from './similar.ts';

/** A file that other files refer to, as far as it can be read. */
interface EntryFile extends ReadFile {
  readonly id: string;
}

/** A picture that a field names. */
export interface NamedPicture {
  readonly file: ReadFile;
  readonly path: readonly PropertyKey[];
  /** The name as the field has it, and where the picture is shown. */
  readonly name: string;
  readonly place: PicturePlace;
}

/** The pictures that a file names, valid or not. */
export function picturesIn(file: ReadFile): NamedPicture[] {
  return textsIn(file).flatMap(({ path, text, tree }) => {
    const name = tree.picture ? pictureName(text) : '';
    return tree.picture && name !== '' ? [{ file, path, name, place: tree.picture }] : [];
  });
}

/** Finds a picture by a name that may differ in capitals and in how accents are written. */
export function findPicture(name: string, pictures: readonly string[]): string | undefined {
  const written = (file: string) => file.normalize('NFC').toLowerCase();
  return pictures.find((file) => file === name) ?? pictures.find((file) => written(file) === written(name));
}

/** An error for each picture that is named but not there, or has no text beside it. */
export function pictureErrors(
  files: readonly ReadFile[],
  pictures: readonly string[],
  texts: ReadonlyMap<string, ReadFile>,
  directory: string,
  strays: readonly string[],
): LocatedDiagnostic[] {
  const asked = new Set<string>();
  return files.flatMap(picturesIn).flatMap(({ file, path, name }) => {
    const found = findPicture(name, pictures);
    // Reported where it is.
    if (!found && strays.some((path) => path.endsWith(`/${name}`) || path === name)) return [];
    if (!found)
      return [{ message: missing(fieldName(path), name, pictures, directory), location: file.locate(path) }];
    const key = pictureKey(found);
    if (texts.has(key) || asked.has(key)) return [];
    asked.add(key);
    const text = `${directory}/pictures/${found.replace(/\.[^.]*$/, '')}.yaml`;
    return [
      {
        message: `${fieldName(path)} is ${found}, which has no text for visitors who cannot see it. Create the file ${text}, and write in it what the picture shows, for example  alt: A villa by the sea at dusk`,
        location: file.locate(path),
      },
    ];
  });
}

function missing(field: string, name: string, pictures: readonly string[], directory: string): string {
  const meant = similar(name, pictures);
  const advice = meant ? `Did you mean ${meant}?` : `Upload it there, or write one of ${pictures.join(', ')}`;
  return `${field} is “${name}”, which is not in ${directory}/pictures. ${advice}`;
}

/** An error for each case that draws on an area that there is not. */
export function drawsOnErrors(cases: readonly EntryFile[], areas: readonly EntryFile[]): LocatedDiagnostic[] {
  if (areas.some(({ raw }) => raw === undefined)) return []; // the name may be in a file that cannot be read
  const find = areaFinder(areas);
  return cases.flatMap((file) => {
    const { drawsOn } = Object(file.raw);
    const names = separateNames(Array.isArray(drawsOn) ? drawsOn.join(',') : String(drawsOn ?? ''));
    return names
      .filter((name) => !find(name))
      .map((name) => {
        const ids = areas.map(({ id }) => id);
        const meant = similar(slug(name), ids);
        const advice = meant
          ? `Did you mean ${meant}?`
          : `Write some of these, separated by commas: ${ids.join(', ')}`;
        return {
          message: `drawsOn names “${name}”, which is not an area. ${advice}`,
          location: file.locate(['drawsOn']),
        };
      });
  });
}

/** Finds an area by the name of its file or by its title; capitals, spaces and other signs do not matter. */
function areaFinder(areas: readonly EntryFile[]) {
  const ids = new Map(areas.map(({ id }) => [id, id]));
  const titles = new Map(areas.map(({ id, raw }) => [slug(String(Object(raw).title)), id]));
  return (name: string) => {
    const key = slug(name.replace(/\.ya?ml$/i, ''));
    return ids.get(key) ?? ids.get(key.replace(/^\d+-/, '')) ?? titles.get(key);
  };
}

/** Valid files, to be put together. */
export interface ValidFiles {
  /** The value of each page, by name. */
  readonly pages: Readonly<Record<string, unknown>>;
  /** In their order on the pages. */
  readonly areas: readonly EntryFile[];
  readonly cases: readonly EntryFile[];
  readonly texts: ReadonlyMap<string, ReadFile>;
  readonly pictures: readonly string[];
}

/** Puts the content together: pages with their entries, pictures with their texts, cases and areas with each other. */
export function assemble({ pages, areas, cases, texts, pictures }: ValidFiles): Content {
  const find = areaFinder(areas);
  const entries = <Entry extends object>(files: readonly EntryFile[]) =>
    files.map(({ id, value }) => ({ id, ...(value as Entry) }));
  const allAreas = entries<{ title: string }>(areas);
  const allCases = entries<{ title: string; kind: string; picture: object; drawsOn: readonly string[] }>(
    cases,
  ).map((study) => ({ ...study, drawsOn: study.drawsOn.map(find) }));
  const reference = ({ id, title }: { id: string; title: string }) => ({ id, title });
  const content = {
    ...pages,
    home: {
      ...Object(pages.home),
      cases: {
        ...Object(pages.home).cases,
        cases: allCases.map(({ id, title, kind, picture }) => ({ id, title, kind, picture })),
      },
    },
    impact: {
      ...Object(pages.impact),
      areas: allAreas.map((area) => ({
        ...area,
        cases: allCases.filter(({ drawsOn }) => drawsOn.includes(area.id)).map(reference),
      })),
    },
    cases: {
      ...Object(pages.cases),
      cases: allCases.map((study) => ({
        ...study,
        drawsOn: study.drawsOn.flatMap((id) => allAreas.filter((area) => area.id === id)).map(reference),
      })),
    },
  };
  const textOf = (name: string) => texts.get(pictureKey(name))?.value as PictureText;
  return withTexts(content, (name) => {
    const file = findPicture(name, pictures) ?? name;
    return { file, ...textOf(file) };
  }) as Content;
}

function withTexts(value: unknown, textOf: (file: string) => object): unknown {
  if (Array.isArray(value)) return value.map((entry) => withTexts(entry, textOf));
  if (typeof value !== 'object' || value === null) return value;
  if ('file' in value && typeof value.file === 'string') return { ...value, ...textOf(value.file) };
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withTexts(field, textOf)]));
}
