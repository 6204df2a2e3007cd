import { join } from 'node:path';
import { expect } from 'vitest';
import { buildInfoFile, type PrerenderOptions, prerender } from '../../scripts/prerender/index.ts';
import { markAsPublished, readTexts, writeSite } from './writeSite';

/** A document of a page. */
export const document = (body: string) => `<html><head><meta charset="utf-8"></head><body>${body}</body></html>`;
const routes = ['/', '/impact', '*'].map((path) => ({ path }));

/** A renderer that does something for each path before it returns a document. */
export const renderer = (statements = '') =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`export function render(path) {
      ${statements}
      return '<html><head><meta charset="utf-8"></head><body>' + path + '</body></html>';
    }`)}`,
  );

/** The site that a build finds. */
export const previous = { 'dist/index.html': 'previous' };

/** Prerenders over a previous site, and returns the outcome and the files that are in the folder afterwards. */
export async function prerenderOver(before: Readonly<Record<string, string>>, options: Partial<PrerenderOptions> = {}) {
  const directory = await writeSite(before);
  await markAsPublished(join(directory, 'dist'));
  const outcome = await prerender({
    routes,
    renderer: renderer(),
    out: join(directory, 'dist'),
    ...options,
  }).then(
    (summary) => ({ summary }),
    (error: unknown) => ({ error }),
  );
  const { [`dist/${buildInfoFile}`]: _, ...files } = await readTexts(directory);
  return { outcome, files };
}

/** What a build that fails reports, and leaves. */
export const failed = (error: unknown) => ({ outcome: { error }, files: previous });
export const failedWith = (...diagnostics: readonly unknown[]) =>
  failed(expect.objectContaining({ name: 'BuildError', diagnostics }));
