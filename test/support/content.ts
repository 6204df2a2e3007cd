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
