import { content, practice } from './content';

/** The title of a page, by which a test knows that it has arrived. */
export function titleOf(page: Exclude<keyof typeof content, 'practice'>): string {
  return `${content[page].metadata.title} | ${practice.brandName}`;
}
