import { readFileSync } from 'node:fs';
import { readContent } from '../../scripts/content/content.ts';
import { formatDiagnostic } from '../../scripts/prerender/index.ts';
import { findFrozenContent, frozenFolder } from './frozenContent.ts';

const paths = findFrozenContent();

/** The new text or bytes of content files, by path in the content folder; undefined removes a file. */
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

/** Returns the text of a content file with new values of some fields. */
export function withFields(text: string, fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields).reduce(
    (changed, [name, value]) =>
      changed.replace(new RegExp(`^${name}:.*\\n(?: .*\\n)*`, 'm'), () => `${name}: ${value}\n`),
    text,
  );
}

/** Returns the document title of a page. */
export function titleOf(page: Exclude<keyof typeof content, 'practice'>): string {
  return `${content[page].pageTitle} | ${practice.brandName}`;
}
