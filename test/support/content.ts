import { readContent } from '../../scripts/content/readContent';
import { contentFolder } from './copyProject';

function frozen() {
  const { content, diagnostics } = readContent(contentFolder);
  if (!content) throw new Error(JSON.stringify(diagnostics, null, 2));
  return content;
}

/** What that content says. */
export const content = frozen();
export const { practice, home, impact, cases, contact, 'not-found': notFound } = content;

/** The title of a page, by which a test knows that it has arrived. */
export function titleOf(page: Exclude<keyof typeof content, 'practice'>): string {
  return `${content[page].metadata.title} | ${practice.brandName}`;
}
