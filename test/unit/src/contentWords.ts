import { casesPage } from '../../../src/content/caseStudies';
import { contactPage } from '../../../src/content/contact';
import { home } from '../../../src/content/home';
import { impactPage } from '../../../src/content/impactAreas';
import { notFoundPage } from '../../../src/content/notFound';
import { practice } from '../../../src/content/practice';
import { routes } from '../../../src/routes';

interface Field {
  readonly group: object;
  readonly name: string;
  readonly words: string;
}

/** Of some form, which the check of the content asks for; all other fields are words, which may be anything. */
const formed = new Set(['id', 'icon', 'siteAddress', 'email', 'whatsAppNumber', 'address']);

const fields: readonly Field[] = [
  ...[practice, home, impactPage, casesPage, contactPage, notFoundPage].flatMap(wordsIn),
  // The table took its words from the pages' metadata when it was made.
  ...routes.flatMap((group) => [
    { group, name: 'title', words: group.title },
    { group, name: 'description', words: group.description },
  ]),
];

/** How many fields of the content are words. */
export const fieldCount = fields.length;

/**
 * Has the site say other words for as long as something runs.
 * @param words gives those of each field, by its number.
 */
export async function withWords<T>(words: (field: number) => string, run: () => Promise<T>): Promise<T> {
  fields.forEach(({ group, name }, index) => {
    Object.assign(group, { [name]: words(index) });
  });
  try {
    return await run();
  } finally {
    for (const { group, name, words } of fields) Object.assign(group, { [name]: words });
  }
}

function wordsIn(group: object): Field[] {
  return Object.entries(group).flatMap(([name, value]) => {
    if (typeof value === 'string') return formed.has(name) ? [] : [{ group, name, words: value }];
    const isPicture = 'formats' in Object(value);
    return isPicture ? [] : wordsIn(value);
  });
}
