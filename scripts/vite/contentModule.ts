import { basename } from 'node:path';
import type { Content } from '../../src/content/content.ts';
import type { Page } from '../content/schema.ts';

/** The id of a module of the content: its file, and the part that is imported alone. */
export const contentId = /^(.*\/[\w-]+\.yaml)(?:\?(\w+))?$/;
/** The parts of a page that its module leaves out: one is imported alone, and the build draws the other. */
const separate: readonly string[] = ['metadata', 'socialCard'];

/**
 * The code of a module of the content: of a page, its words with their pictures; with a query, one part of it alone.
 * @throws Error if no schema defines the page.
 */
export function moduleCode(id: string, content: Content): string {
  const [, path = '', field] = contentId.exec(id) ?? [];
  const value: unknown = content[basename(path, '.yaml') as Page];
  if (typeof value !== 'object' || value === null)
    throw new Error(`${path} has no schema: define it in scripts/content/schema.ts`);
  const parts = Object.entries(value);
  if (field) return `export default ${JSON.stringify(parts.find(([name]) => name === field)?.[1])}`;
  const words = Object.fromEntries(parts.filter(([name]) => !separate.includes(name)));
  const imports: string[] = [];
  const expression = withPictures(words, imports);
  return [...imports, `export default ${expression}`].join(';\n');
}

/** A value as a JavaScript expression. Adds an import for each picture’s file. */
function withPictures(value: unknown, imports: string[]): string {
  if (Array.isArray(value)) return `[${value.map((entry) => withPictures(entry, imports)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const { file, focus, aspectRatio, carriesText, ...others } = value as Readonly<Record<string, unknown>>;
  const fields = Object.entries(typeof file === 'string' ? others : value).map(
    ([key, field]) => `${JSON.stringify(key)}: ${withPictures(field, imports)}`,
  );
  if (typeof file === 'string') {
    const add = (query: string) => {
      const name = `picture${imports.length}`;
      imports.push(`import ${name} from ${JSON.stringify(`./pictures/${file}?${query}picture`)}`);
      return name;
    };
    const framing = focusQuery(focus);
    fields.push(`"source": ${add(carriesText ? `text&${framing}` : framing)}`);
    if (typeof aspectRatio === 'string') {
      const crop = `aspectRatio=${aspectRatio}&${framing}`;
      fields.push(`"portrait": ${add(carriesText ? `sky&${crop}` : crop)}`);
    }
  }
  return `{ ${fields.join(', ')} }`;
}

function focusQuery(focus: unknown): string {
  if (typeof focus !== 'object' || focus === null || !('x' in focus && 'y' in focus)) return '';
  return `focus=${focus.x},${focus.y}&`;
}
