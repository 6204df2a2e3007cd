import { readFileSync } from 'node:fs';
import { readContent } from '../../scripts/content/content.ts';
import { formatDiagnostic } from '../../scripts/prerender/index.ts';
import { findFrozenContent, frozenFolder } from './frozenContent.ts';

const paths = findFrozenContent();

/** What replaces files of the content, by their paths in it: a text, or bytes; undefined leaves a file out. */
export type Changes = Readonly<Record<string, string | Uint8Array | undefined>>;

/** Reads the content that the tests use, with changes. */
export function readWith(changes: Changes = {}) {
  const changed = new Map(paths);
  const written = new Map<string, string | Uint8Array>();
  for (const [path, text] of Object.entries(changes)) {
    const file = `${frozenFolder}/${path}`;
    changed.delete(path);
    if (text !== undefined) changed.set(path, file) && written.set(file, text);
  }
  return readContent(changed, (file) => Buffer.from(written.get(file) ?? readFileSync(file)));
}

function readFrozenContent() {
  const { content, diagnostics } = readWith();
  if (!content) throw new Error(`The frozen content has errors:\n${diagnostics.map(formatDiagnostic).join('\n')}`);
  return content;
}

/** The content that the tests use. */
export const content = readFrozenContent();
export const { practice, home, impact, cases, contact, 'not-found': notFound } = content;

/** Reads a file of that content. */
export const textOf = (path: string) => readFileSync(paths.get(path) ?? path, 'utf8');

/** Returns a text in which fields have other words, beside their names. */
export function withFields(text: string, fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields).reduce(
    (changed, [name, words]) =>
      changed.replace(new RegExp(`^${name}:.*\\n(?: .*\\n)*`, 'm'), () => `${name}: ${words}\n`),
    text,
  );
}

/** Returns the document title of a page, by which tests know that they have arrived. */
export function titleOf(page: Exclude<keyof typeof content, 'practice'>): string {
  return `${content[page].metadata.title} | ${practice.brandName}`;
}
