import cases from '../../../src/content/cases.yaml';
import contact from '../../../src/content/contact.yaml';
import home from '../../../src/content/home.yaml';
import impact from '../../../src/content/impact.yaml';
import notFound from '../../../src/content/not-found.yaml';
import practice from '../../../src/content/practice.yaml';
import { routes } from '../../../src/routes';

interface Field {
  readonly group: object;
  readonly name: string;
  readonly words: string;
}

/** Of some form, which the schema asks for; all other fields are words, which may be anything. */
const formed = new Set(['id', 'icon', 'siteAddress', 'email', 'whatsAppNumber', 'address', 'language']);

/** Shown by no page as long as no case names an area. */
const unseen = new Set(['drawsOn']);

const fields: readonly Field[] = [
  ...[practice, home, impact, cases, contact, notFound].flatMap((group) => wordsIn(group)),
  // The table took its words from the pages' metadata when it was made.
  ...routes.flatMap((group) =>
    (['name', 'title', 'description'] as const).map((name) => ({ group, name, words: group[name] })),
  ),
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

function wordsIn(group: object, parent = ''): Field[] {
  return Object.entries(group).flatMap(([name, value]) => {
    const isFormed = formed.has(name) && parent !== 'labels';
    if (typeof value === 'string') return isFormed || unseen.has(name) ? [] : [{ group, name, words: value }];
    const isPicture = 'formats' in Object(value);
    return typeof value === 'object' && !isPicture ? wordsIn(value, name) : [];
  });
}
