import { readdir } from 'node:fs/promises';
import { join, parse, resolve } from 'node:path';
import { z } from 'zod';
import { type PicturePlace, picturePlaces } from '../../src/content/schema/fields.ts';
import { type Content, type ContentFile, contentSchema } from '../../src/content/schema.ts';
import type { LocatedDiagnostic } from '../diagnostics/Diagnostic.ts';
import { UserError } from '../diagnostics/UserError.ts';
import { type PictureRequest, readPicture } from '../pictures/picture.ts';
import { fieldName, type ReadContent } from './readContent.ts';
import { similar } from './similar.ts';

const schema = z.toJSONSchema(contentSchema, { io: 'input', metadata: picturePlaces });

/** A picture that the content names. */
interface NamedPicture {
  readonly name: ContentFile;
  /** The path of the field that names its file. */
  readonly path: readonly PropertyKey[];
  readonly file: string;
  readonly crop: PictureRequest['crop'];
}

/** The errors in the pictures that the content names, located at the fields that name them. */
export async function checkPictures(
  { content, written, locate }: Pick<ReadContent, 'content' | 'written' | 'locate'>,
  directory = 'src/content',
): Promise<LocatedDiagnostic[]> {
  const folder = join(directory, 'pictures');
  const files: string[] = await readdir(folder).catch(() => []);
  const diagnose = async (picture: NamedPicture) => {
    const { name, path, file, crop } = picture;
    const message = files.includes(file)
      ? await refusal({ file: resolve(folder, file), ...(crop && { crop }), ...placeFor(picture) })
      : missing(file, folder, files);
    if (message === undefined) return [];
    return [{ message: `${fieldName(path)} ${message}`, location: locate(name, path) }];
  };
  return (await Promise.all(picturesIn(content ?? written).map(diagnose))).flat();
}

/** Reports pictures in the folder that the content does not name: left over, or uploaded under a different name. */
export async function unusedPictures(
  content: Content,
  directory = 'src/content',
): Promise<LocatedDiagnostic[]> {
  const folder = join(directory, 'pictures');
  const used = picturesIn(content).map(({ file }) => file);
  const files: string[] = await readdir(folder).catch(() => []);
  const unused = files.filter((file) => !used.includes(file) && !file.startsWith('.'));
  return unused.sort().map((file) => {
    const twin = used.find((other) => parse(other).name === parse(file).name);
    const advice = twin
      ? `the content names ${twin}: write ${file} there to show it, or delete it`
      : 'write its name in a content file to show it, or delete it';
    return {
      message: `is not on any page: ${advice}`,
      location: { file: `${folder}/${file}`, line: 1, column: 1, text: '' },
    };
  });
}

/** The place of a field's picture, from the schema. */
function placeFor({ name, path }: NamedPicture): Pick<PictureRequest, 'place'> {
  const field = [name, ...path.slice(0, -1)].reduce<object>(
    (parent, key) =>
      Object(typeof key === 'number' ? Object(parent).items : Object(parent).properties?.[key]),
    schema,
  );
  const { shape, leastWidth }: Partial<PicturePlace> = field;
  return shape === undefined || leastWidth === undefined ? {} : { place: { shape, leastWidth } };
}

function missing(file: string, folder: string, files: readonly string[]): string {
  const meant = similar(file, files);
  const advice = meant
    ? `Did you mean ${meant}?`
    : `Upload it there, or write one of ${files.toSorted().join(', ')}`;
  return `is “${file}”, which is not in ${folder}. ${advice}`;
}

/** Why a picture cannot be shown, or undefined. */
async function refusal(request: PictureRequest): Promise<string | undefined> {
  try {
    await readPicture(request);
    return undefined;
  } catch (error) {
    if (error instanceof UserError) return `cannot be shown: ${error.message}`;
    throw error;
  }
}

function picturesIn(content: object): NamedPicture[] {
  return Object.entries(content).flatMap(([name, value]) => picturesBelow(name as ContentFile, [], value));
}

function picturesBelow(name: ContentFile, path: readonly PropertyKey[], value: unknown): NamedPicture[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('file' in value && typeof value.file === 'string' && value.file.trim() !== '') {
    const file = value.file.trim().replace(/^.*\//, '');
    return [
      { name, path: [...path, 'file'], file, crop: 'crop' in value ? readCrop(value.crop) : undefined },
    ];
  }
  return Object.entries(value).flatMap(([key, field]) =>
    picturesBelow(name, [...path, Array.isArray(value) ? Number(key) : key], field),
  );
}

/** The crop, or undefined if its numbers are invalid, which the schema has already reported. */
function readCrop(crop: unknown): PictureRequest['crop'] {
  const { left, top, width, height } = Object(crop);
  const numbers = [left, top, width, height].map(Number);
  if (!numbers.every(Number.isInteger)) return undefined;
  const [x = 0, y = 0, wide = 0, high = 0] = numbers;
  return { left: x, top: y, width: wide, height: high };
}
