import { casesPage } from '../content/caseStudies';
import { contactPage } from '../content/contact';
import { home } from '../content/home';
import { impactPage } from '../content/impactAreas';
import { notFoundPage } from '../content/notFound';
import { pageMetadata } from '../content/pageMetadata';
import { practice } from '../content/practice';
import { type ContentFault, contentFault } from './ContentFault';
import { contentSchema } from './schema';

/** What stands in each file of `src/content`. */
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
 * The faults of the content; none where all is well.
 * @param replaced stands in for the content of the files that it names.
 */
export function checkContent(replaced: Partial<Record<keyof typeof content, unknown>> = {}): ContentFault[] {
  return Object.entries({ ...content, ...replaced }).flatMap(([file, value]) => {
    const { error } = contentSchema[file as keyof typeof content].safeParse(value);
    return (error?.issues ?? []).flatMap((issue) => {
      const fields = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [key]) : [[]];
      return fields.map((field) => contentFault(file, [...issue.path, ...field], issue.message));
    });
  });
}
