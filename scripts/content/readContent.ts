import type { Diagnostic } from 'prerender-engine/diagnostics';
import type { z } from 'zod';
import { assemble, type Content, withTexts } from '../../src/content/content.ts';
import {
  type Collection,
  collectionSchemas,
  type Entries,
  type Pages,
  type PictureText,
  pageSchemas,
  pictureSchema,
} from '../../src/content/schema.ts';
import { type Changes, type ContentPlace, listContent, pictureKey, placeOf } from './contentFiles.ts';
import { readFile } from './readFile.ts';
import {
  drawsOnErrors,
  findArea,
  findPicture,
  inFolder,
  type PlacedFile,
  pictureErrors,
} from './references.ts';

/** The result of reading the content files. */
export interface ReadContent {
  /** The content as the site uses it; undefined if it has errors. */
  readonly content: Content | undefined;
  /** Every file by its path below the folder, such as `home.yaml`. */
  readonly files: ReadonlyMap<string, PlacedFile>;
  /** The names of the pictures. */
  readonly pictures: readonly string[];
  /** Every error. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads the content files and reports every error in them.
 * @param directory that holds them, from the project's root.
 * @param changes files to read in place of those on disk.
 */
export function readContent(directory = 'src/content', changes: Changes = {}): ReadContent {
  const { bytes, pictures, strays } = listContent(directory, changes);
  const files = [...bytes]
    .flatMap(([path, source]): PlacedFile[] => {
      const place = placeOf(path);
      const schema = place && schemaOf(place);
      return schema ? [{ ...place, ...readFile(`${directory}/${path}`, source, schema) }] : [];
    })
    .sort((one, other) => one.order - other.order || (one.id < other.id ? -1 : 1));
  const missing = Object.keys(pages).filter(
    (name) => !bytes.has(`${name}.yaml`) && !strays.some(({ names }) => names.includes(`${name}.yaml`)),
  );
  const diagnostics: Diagnostic[] = [
    ...strays.map(({ path, advice }) => `${directory}/${path} ${advice}`),
    ...missing.map(
      (name) =>
        `${directory}/${name}.yaml is missing. Put it back: on GitHub, its last version is in the History of the folder`,
    ),
    ...collections.flatMap((collection) => collectionErrors(directory, collection, files)),
    ...files.flatMap(({ errors }) => errors),
    ...drawsOnErrors(files),
    ...pictureErrors(files, pictures, directory, strays),
  ];
  return {
    content: diagnostics.length === 0 ? contentOf(files, pictures) : undefined,
    files: new Map(files.map((file) => [file.path.slice(directory.length + 1), file])),
    pictures,
    diagnostics: sortByPlace(diagnostics),
  };
}

const collections = Object.keys(collectionSchemas) as Collection[];
const pages: Readonly<Record<string, z.ZodType>> = pageSchemas;

function schemaOf({ folder, id }: ContentPlace): z.ZodType | undefined {
  if (folder === 'pictures') return pictureSchema;
  return folder === '' ? pages[id] : collectionSchemas[folder].schema;
}

/** Errors in how many files a folder has, and in their names. */
function collectionErrors(directory: string, collection: Collection, files: readonly PlacedFile[]): string[] {
  const { min, max } = collectionSchemas[collection];
  const entries = inFolder(files, collection);
  const count = `${directory}/${collection} has ${entries.length === 1 ? '1 file' : `${entries.length} files`}`;
  const tooFew = `${count}, but the page needs ${min} to ${max}. Add one as a copy of another, or put back one that was deleted`;
  const tooMany = `${count}, but the page has room for ${min} to ${max}. Delete one`;
  return [
    ...(entries.length < min ? [tooFew] : []),
    ...(entries.length > max ? [tooMany] : []),
    ...entries.flatMap(({ path, id }, index) => {
      const first = entries.findIndex((entry) => entry.id === id);
      if (id === '') return `${path} needs a name in the letters a to z, such as luxury-villas.yaml`;
      if (first === index) return [];
      return `${path} has the same name as ${entries[first]?.path}. Rename one of the two, or delete it`;
    }),
  ];
}

function sortByPlace(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const order = (one: Diagnostic) => (typeof one === 'string' ? '' : one.location.file);
  const line = (one: Diagnostic) => (typeof one === 'string' ? 0 : one.location.line);
  return diagnostics.toSorted(
    (one, other) => order(one).localeCompare(order(other)) || line(one) - line(other),
  );
}

/** The content of valid files, in the order of their entries on the pages. */
function contentOf(files: readonly PlacedFile[], pictures: readonly string[]): Content {
  const entries = <Folder extends Collection>(folder: Folder) =>
    inFolder(files, folder).map(({ id, value }) => ({ id, ...(value as Entries[Folder]) }));
  const areas = inFolder(files, 'areas');
  const content = assemble(
    Object.fromEntries(inFolder(files, '').map(({ id, value }) => [id, value])) as Pages,
    {
      areas: entries('areas'),
      cases: entries('cases').map(({ drawsOn, ...study }) => ({
        ...study,
        drawsOn: drawsOn.flatMap((name) => findArea(name, areas) ?? []),
      })),
      steps: entries('steps'),
      highlights: entries('highlights'),
    },
  );
  const texts = new Map(inFolder(files, 'pictures').map(({ id, value }) => [id, value as PictureText]));
  return withTexts(content, (name) => {
    const file = findPicture(name, pictures) ?? name;
    return { file, ...texts.get(pictureKey(file)) };
  });
}
