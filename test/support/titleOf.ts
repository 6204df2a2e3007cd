import { pageMetadata } from '../../src/content/pageMetadata';
import { practice } from '../../src/content/practice';

/** The title of a page, by which a test knows that it has arrived; whatever its owner makes it say. */
export function titleOf(page: keyof typeof pageMetadata): string {
  return `${pageMetadata[page].title} | ${practice.brandName}`;
}
