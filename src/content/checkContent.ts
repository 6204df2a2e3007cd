import { casesPage } from './caseStudies';
import { contactPage } from './contact';
import { home } from './home';
import { impactPage } from './impactAreas';
import { notFoundPage } from './notFound';
import { pageMetadata } from './pageMetadata';
import { practice } from './practice';
import { contentSchema } from './schema';

/** What stands in each file of this folder. */
const content = {
  practice,
  pageMetadata,
  home,
  impactAreas: impactPage,
  caseStudies: casesPage,
  contact: contactPage,
  notFound: notFoundPage,
} satisfies Record<keyof typeof contentSchema, unknown>;

/**
 * The faults of the content, each with its file, its field, what is wrong and what to write instead; none where
 * all is well.
 * @param replaced stands in for the content of the files that it names.
 */
export function checkContent(replaced: Partial<Record<keyof typeof content, unknown>> = {}): string[] {
  return Object.entries({ ...content, ...replaced }).flatMap(([file, value]) => {
    const { error } = contentSchema[file as keyof typeof content].safeParse(value);
    const faults = (error?.issues ?? []).map(
      ({ path, message }) => `src/content/${file}.ts: ${fieldName(path)} ${message}`,
    );
    return [...new Set(faults)]; // an address can fail in two ways that are told in the same words
  });
}

/** A field as an editor would look for it: entries of a list are counted from 1. */
function fieldName(path: readonly PropertyKey[]): string {
  return path.map((key) => (typeof key === 'number' ? `entry ${key + 1}` : String(key))).join(' › ');
}
