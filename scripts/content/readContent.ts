import type { z } from 'zod';
import {
  type Collection,
  type Content,
  collectionSchemas,
  pageSchemas,
  pictureSchema,
} from '../../src/content/schema.ts';
import type { Diagnostic, LocatedDiagnostic } from '../diagnostics/Diagnostic.ts';
import { type Changes, type ContentKind, kindOf, listContent, pictureKey } from './contentFiles.ts';
import { type ReadFile, readFile } from './readFile.ts';
import { assemble, drawsOnErrors, pictureErrors } from './references.ts';

/** The result of reading the content files. */
export interface ReadContent {
  /** The content as the site uses it; undefined if it has errors. */
  readonly content: Content | undefined;
  /** Every file by its path below the folder, such as `home.yaml`. */
  readonly files: ReadonlyMap<string, ReadFile>;
  /** The names of the pictures. */
  readonly pictures: readonly string[];
  /** Every error. */
  readonly diagnostics: readonly Diagnostic[];
  /** Texts of pictures that are not there. */
  readonly unused: readonly LocatedDiagnostic[];
}

interface KnownFile {
  readonly file: ReadFile;
  readonly kind: ContentKind;
}

/**
 * Reads the content files and reports every error in them.
 * @param directory that holds them, from the project's root.
 * @param changes files to read in place of those on disk.
 */
export function readContent(directory = 'src/content', changes: Changes = {}): ReadContent {
  const { bytes, pictures, strays } = listContent(directory, changes);
  const known: KnownFile[] = [...bytes].flatMap(([path, source]) => {
    const kind = kindOf(path);
    return kind ? [{ kind, file: read(`${directory}/${path}`, source, kind) }] : [];
  });
  const pages = known.flatMap(({ file, kind }) => (kind.kind === 'page' ? [[kind.name, file] as const] : []));
  const entries = (collection: Collection) =>
    known
      .flatMap(({ file, kind }) =>
        kind.kind === 'entry' && kind.collection === collection ? [{ ...kind, ...file }] : [],
      )
      .sort((one, other) => one.order - other.order || (one.id < other.id ? -1 : 1));
  const areas = entries('areas');
  const cases = entries('cases');
  const pictureTexts = new Map(
    known.flatMap(({ file, kind }) => (kind.kind === 'text' ? [[kind.picture, file] as const] : [])),
  );
  const files = known.map(({ file }) => file);
  const diagnostics: Diagnostic[] = [
    ...strays.map(({ path, advice }) => `${directory}/${path} ${advice}`),
    ...missingPages(directory, [
      ...pages.map(([name]) => `${name}.yaml`),
      ...strays.flatMap(({ page }) => page ?? []), // reported under its wrong name
    ]),
    ...collectionErrors(directory, 'areas', areas),
    ...collectionErrors(directory, 'cases', cases),
    ...files.flatMap(({ errors }) => errors),
    ...drawsOnErrors(cases, areas),
    ...pictureErrors(
      files,
      pictures,
      pictureTexts,
      directory,
      strays.map(({ path }) => path),
    ),
  ];
  const values = Object.fromEntries(pages.map(([name, { value }]) => [name, value]));
  const keys = new Set(pictures.map(pictureKey));
  return {
    content:
      diagnostics.length === 0
        ? assemble({ pages: values, areas, cases, texts: pictureTexts, pictures })
        : undefined,
    files: new Map(files.map((file) => [file.path.slice(directory.length + 1), file])),
    pictures,
    diagnostics: sortByPlace(diagnostics),
    unused: [...pictureTexts].flatMap(([key, file]) =>
      keys.has(key)
        ? []
        : [
            {
              message: 'describes a picture that is not there: delete it, or upload the picture',
              location: file.locate([]),
            },
          ],
    ),
  };
}

/** Every schema, by the words for its files. */
const namedSchemas: Readonly<Record<string, z.ZodType>> = {
  ...Object.fromEntries(Object.entries(pageSchemas).map(([name, schema]) => [`${name}.yaml`, schema])),
  'a case': collectionSchemas.cases.schema,
  'an area': collectionSchemas.areas.schema,
};

function schemaOf(kind: ContentKind): z.ZodType {
  if (kind.kind === 'page') return pageSchemas[kind.name];
  return kind.kind === 'entry' ? collectionSchemas[kind.collection].schema : pictureSchema;
}

const lastRead = new Map<string, { readonly source: Buffer; readonly file: ReadFile }>();

/** Reads a file, or returns the last result if its text is unchanged: a save changes only one file. */
function read(path: string, source: Buffer, kind: ContentKind): ReadFile {
  const last = lastRead.get(path);
  if (last?.source.equals(source)) return last.file;
  const file = readFile(path, source, schemaOf(kind), namedSchemas);
  lastRead.set(path, { source, file });
  return file;
}

function missingPages(directory: string, found: readonly string[]): string[] {
  return Object.keys(pageSchemas)
    .map((name) => `${name}.yaml`)
    .filter((file) => !found.includes(file))
    .map(
      (file) =>
        `${directory}/${file} is missing. Put it back: on GitHub, its last version is in the History of the folder`,
    );
}

/** Errors in how many files a folder has, and in their names. */
function collectionErrors(
  directory: string,
  collection: Collection,
  entries: readonly (ReadFile & { readonly id: string })[],
): Diagnostic[] {
  const { least, most } = collectionSchemas[collection];
  const folder = `${directory}/${collection}`;
  const count = entries.length === 1 ? '1 file' : `${entries.length} files`;
  const repeated = entries.flatMap((file, index) => {
    const first = entries.findIndex(({ id }) => id === file.id);
    if (first === index) return [];
    return `${file.path} has the same name as ${entries[first]?.path}, and the same address. Rename one of the two, or delete it`;
  });
  const unnamed = entries
    .filter(({ id }) => id === '')
    .map(
      ({ path }) =>
        `${path} cannot be an address. Give it a name in the letters a to z, such as luxury-villas.yaml`,
    );
  return [
    ...(entries.length < least
      ? [`${folder} has ${count}, but the page needs ${least} to ${most}. Copy a file, and change its words`]
      : []),
    ...(entries.length > most
      ? [`${folder} has ${count}, but the page has room for ${least} to ${most}. Delete one`]
      : []),
    ...repeated,
    ...unnamed,
  ];
}

function sortByPlace(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const order = (one: Diagnostic) => (typeof one === 'string' ? '' : one.location.file);
  const line = (one: Diagnostic) => (typeof one === 'string' ? 0 : one.location.line);
  return diagnostics.toSorted(
    (one, other) => order(one).localeCompare(order(other)) || line(one) - line(other),
  );
}
