import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '../../scripts/content/readContent';
import { formatDiagnostic } from '../../scripts/prerender/index.ts';
import { contentFolder } from './copyProject';

function readFrozenContent() {
  const { content, diagnostics } = readContent(contentFolder);
  if (!content) {
    const errors = diagnostics.map(formatDiagnostic).join('\n');
    throw new Error(`${contentFolder} must have every file and field of scripts/content/schema.ts:\n${errors}`);
  }
  return content;
}

/** The content that the tests use. */
export const content = readFrozenContent();
export const { practice, home, impact, cases, contact, 'not-found': notFound } = content;

/** The text of a file of that content. */
export const textOf = (file: string) => readFileSync(join(contentFolder, file), 'utf8');

/** A text in which fields have other words, beside their names. */
export function withFields(text: string, fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields).reduce(
    (changed, [name, words]) =>
      changed.replace(new RegExp(`^${name}:.*\\n(?: .*\\n)*`, 'm'), () => `${name}: ${words}\n`),
    text,
  );
}

/** The document title of a page, by which tests know that they have arrived. */
export function titleOf(page: Exclude<keyof typeof content, 'practice'>): string {
  return `${content[page].metadata.title} | ${practice.brandName}`;
}
