import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Collection, collectionSchemas, type Page, pageSchemas } from '../../src/content/schema.ts';
import { similar } from './similar.ts';

/** The files of the content folder, by their paths below it, with `/` between folders. */
export interface ContentFiles {
  /** The text of each YAML file. */
  readonly texts: ReadonlyMap<string, string>;
  /** The names of the files in the folder `pictures`, but for YAML files. */
  readonly pictures: readonly string[];
  /** All other files that an owner may have meant as content. */
  readonly strays: readonly string[];
}

/** What a YAML file holds. */
export type ContentKind =
  | { readonly kind: 'page'; readonly name: Page }
  | { readonly kind: 'entry'; readonly collection: Collection; readonly id: string; readonly order: number }
  /** The text of the picture with this name, without its ending. */
  | { readonly kind: 'text'; readonly picture: string };

const folders = [...Object.keys(collectionSchemas), 'pictures'];
const pageFiles = Object.keys(pageSchemas).map((name) => `${name}.yaml`);

/**
 * Lists the files of the content folder.
 * @param changes texts by path, to read in place of those on disk; undefined for a file that is to be left out.
 */
export function listContent(
  directory: string,
  changes: Readonly<Record<string, string | undefined>> = {},
): ContentFiles {
  const onDisk = readdirSync(directory, { recursive: true, encoding: 'utf8' }).map((path) =>
    path.replaceAll('\\', '/'),
  );
  const paths = [...new Set([...onDisk, ...Object.keys(changes)])].filter(
    (path) => !(path in changes && changes[path] === undefined) && !path.split('/').some(isHidden),
  );
  const read = (path: string) => changes[path] ?? readFileSync(join(directory, path), 'utf8');
  const yaml = paths.filter((path) => kindOf(path));
  const pictures = paths.filter((path) => !yaml.includes(path) && /^pictures\/[^/]+$/.test(path));
  const strays = paths.filter((path) => !yaml.includes(path) && !pictures.includes(path) && isStray(path));
  return {
    texts: new Map(yaml.sort().map((path) => [path, read(path)])),
    pictures: pictures.map((path) => path.slice('pictures/'.length)).sort(),
    strays: strays.sort(),
  };
}

/** What a file holds, by its path; undefined if it is no content. */
export function kindOf(path: string): ContentKind | undefined {
  if (pageFiles.includes(path)) return { kind: 'page', name: path.slice(0, -'.yaml'.length) as Page };
  const [, folder = '', name = ''] = /^([a-z]+)\/([^/]+)\.ya?ml$/i.exec(path) ?? [];
  if (folder === 'pictures') return { kind: 'text', picture: pictureKey(name) };
  if (!Object.hasOwn(collectionSchemas, folder)) return undefined;
  const [, number, rest = name] = /^(\d+)[-_. ]+(.+)$/.exec(name) ?? [];
  return {
    kind: 'entry',
    collection: folder as Collection,
    id: slug(rest),
    order: number === undefined ? Number.POSITIVE_INFINITY : Number(number),
  };
}

/** A picture’s name without its ending, as it is compared: disks differ in capitals, and in how they write accents. */
export function pictureKey(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/\.(jpe?g|png|webp|avif)$/, '');
}

/** A name as the end of an address: plain lower-case letters, digits and hyphens. Empty if it has none of these. */
export function slug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function isHidden(name: string): boolean {
  return name.startsWith('.') || ['Thumbs.db', 'desktop.ini'].includes(name);
}

function isStray(path: string): boolean {
  const [folder = '', ...rest] = path.split('/');
  return rest.length === 0 ? /\.ya?ml\b/i.test(path) : folders.includes(folder);
}

/** What to do about a file that is no content. */
export function describeStray(directory: string, path: string): string {
  const meant = similar(path, pageFiles);
  return `${directory}/${path} is not a content file. ${meant ? `Did you mean ${meant}?` : `Delete it, or describe it in src/content/schema.ts. The content files are ${pageFiles.join(', ')}`}`;
}
