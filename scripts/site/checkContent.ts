import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { dusk } from '../../src/styles/palette.ts';
import { warn } from '../command/github.ts';
import type { BuildOptions } from '../command/readBuildOptions.ts';
import { type Content, type ContentFile, contentFolder, findContent, readContent } from '../content/content.ts';
import { findPicture } from '../content/fields.ts';
import { portraitRatio } from '../content/schema.ts';
import { contrast } from '../pictures/contrast.ts';
import { readPicture } from '../pictures/readPicture.ts';
import { BuildError, type LocatedDiagnostic, UserError } from '../prerender/index.ts';
import { notDownloaded, publicErrors } from './publicFiles.ts';

/**
 * Reads and checks the content and the files in `public`. Warns of examples that the owner has not replaced.
 * @throws BuildError with all of their errors.
 */
export async function checkContent({ publish, siteUrl }: BuildOptions): Promise<Content> {
  const { content, diagnostics, examples } = await contentDiagnostics(siteUrl);
  const placeholders = await Promise.all(['public', contentFolder].map((folder) => notDownloaded(folder)));
  const fileErrors = [...placeholders.flat(), ...(await misplacedContent()), ...(await publicErrors())];
  const errors = [...fileErrors, ...diagnostics, ...(publish ? examples : [])];
  if (examples.length > 0 && !publish)
    warn('Still the template’s examples. Replace them before the site goes online:', examples);
  if (!content || errors.length > 0) throw new BuildError(errors);
  return content;
}

type ContentPicture = ReturnType<typeof readContent>['pictures'][number];

/**
 * Checks the content and the pictures that it names.
 * @param siteUrl where the site will be published, in place of the address in the content.
 * @returns the content, undefined if the files have errors; all errors; the examples, which must not be published.
 */
export async function contentDiagnostics(siteUrl?: string, paths = findContent()) {
  const { content, files, pictures, diagnostics } = readContent(paths);
  const pictureErrors = files.flatMap((file) => [
    ...file.fields.map(async ({ name, raw, picture: slot }) => {
      const named = slot && findPicture(raw ?? '', pictures);
      if (!named) return [];
      const check = readPicture({ file: named.file, slot }).then(() => undefined);
      return errorAt(file, name, check);
    }),
    ...pictures
      .filter(({ id, text }) => file.folder === 'pictures' && id === file.id && text?.carriesText)
      .map((picture) => errorAt(file, 'carriesText', whyTooLight(picture))),
  ]);
  const errors = [...diagnostics, ...(await Promise.all(pictureErrors)).flat()];
  return { content, diagnostics: errors, examples: findExamples(files, siteUrl) };
}

/** Returns what a check of a picture returns, or the UserError that it throws, as an error in a field. */
async function errorAt(file: ContentFile, field: string, check: Promise<string | undefined>) {
  const message = await check.catch((error) => {
    if (error instanceof UserError) return `cannot be shown: ${error.message}`;
    throw error;
  });
  return message === undefined ? [] : [file.report(field, message)];
}

/** Returns why light text is not legible where Home puts it: on the left half, and on phones on the upper edge. */
async function whyTooLight({ file, text }: ContentPicture): Promise<string | undefined> {
  const { leftHalf } = (await readPicture({ file })).colors;
  const { upperEdge } = (await readPicture({ file, focus: text?.focus, aspectRatio: portraitRatio })).colors;
  const isDark = [leftHalf, upperEdge].every((color) => contrast(color, dusk.onDusk) >= 4.5);
  return isDark ? undefined : 'is yes, but the picture is too light on its left or at its top. Delete the line';
}

/** Finds the fields that still have the example of their schema, also in content with errors. */
export function findExamples(files: readonly ContentFile[], siteUrl?: string): LocatedDiagnostic[] {
  return files.flatMap((file) =>
    file.fields.flatMap(({ name, raw, example }) => {
      const shown = String((name === 'siteAddress' ? siteUrl : undefined) ?? file.value[name] ?? raw);
      const isExample = example && shown.replace(/^[\s“"]+|[\s”"/]+$/g, '').toLowerCase() === example.toLowerCase();
      return isExample ? file.report(name, `is still the example “${example}”. Write your own`) : [];
    }),
  );
}

/** Finds files of the content that were uploaded to another folder, where no build reads them. */
async function misplacedContent(): Promise<string[]> {
  const content = [...findContent().values()];
  const elsewhere = ['.', 'src', 'public'].map(async (folder) => {
    return (await readdir(folder).catch(() => [])).map((name) => join(folder, name));
  });
  return (await Promise.all(elsewhere)).flat().flatMap((path) => {
    const meant = content.find((file) => basename(file) === basename(path));
    if (!meant) return [];
    return `${path} is in the wrong folder, where it is not read. Upload it to ${dirname(meant)}, and delete it here`;
  });
}
