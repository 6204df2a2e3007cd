import { routes } from '../../../src/routes';

interface Field {
  readonly group: object;
  readonly name: string;
  readonly words: string;
}

/** Fields in a format that the schema requires. All others are free text. */
const formed = new Set(['id', 'icon', 'siteAddress', 'email', 'whatsAppNumber', 'address', 'language']);

/** Fields that no page shows as long as no case names an area. */
const unseen = new Set(['drawsOn']);

const files = import.meta.glob<object>('../../../src/content/*.yaml', { import: 'default', eager: true });

const fields: readonly Field[] = [
  ...Object.values(files).flatMap((group) => wordsIn(group)),
  // The route table has its own copy of the pages' metadata.
  ...routes.flatMap((group) =>
    (['name', 'title', 'description'] as const).map((name) => ({ group, name, words: group[name] })),
  ),
];

/** How many fields of the content are free text. */
export const fieldCount = fields.length;

/**
 * Replaces the texts of the content while a callback runs.
 * @param words returns the text for each field, by its number.
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
    if (typeof value !== 'object' || isPicture) return [];
    const words = wordsIn(value, name);
    // Home's rows name each case beside its picture, which so needs no text.
    return parent === 'cases' && name === 'cases' ? words.filter((field) => field.name !== 'alt') : words;
  });
}
