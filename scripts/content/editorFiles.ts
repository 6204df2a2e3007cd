import { stringify } from 'yaml';
import { z } from 'zod';
import { contentSchema } from '../../src/content/schema.ts';

/** The parts of a JSON Schema that are used here. */
interface FieldSchema {
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
  readonly items?: FieldSchema;
  readonly enum?: readonly string[];
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/**
 * The files that describe the content to editors, by path from the project's root: a JSON Schema for each content file,
 * which the file's first line names, and the Pages CMS forms.
 */
export function editorFiles(): Readonly<Record<string, string>> {
  const schemas = Object.entries(contentSchema.shape).map(
    ([name, schema]) => [name, z.toJSONSchema(schema, { io: 'input' })] as const,
  );
  const json = schemas.map(
    ([name, schema]) => [`src/content/schema/${name}.json`, `${JSON.stringify(schema, null, 2)}\n`] as const,
  );
  return { ...Object.fromEntries(json), '.pages.yml': pagesCms(schemas) };
}

/**
 * The Pages CMS forms. `settings.content.merge` is left off, because it would restore a group that the owner emptied.
 * `output` is empty, so that pictures are saved as `/portrait.jpg`, a path that Pages CMS can resolve.
 * @see https://pagescms.org/docs/configuration
 */
function pagesCms(schemas: readonly (readonly [string, object])[]): string {
  const configuration = {
    media: {
      input: 'src/content/pictures',
      output: '',
      extensions: ['jpg', 'jpeg', 'png', 'webp', 'avif'],
    },
    content: schemas.map(([name, schema]) => ({
      name,
      label: labelOf(name),
      type: 'file',
      path: `src/content/${name}.yaml`,
      format: 'yaml',
      // the set of files is fixed
      operations: { create: false, delete: false },
      fields: fieldsOf(schema),
    })),
  };
  return `# Written by npm run content:schema, for https://pagescms.org.\n${stringify(configuration, { aliasDuplicateObjects: false })}`;
}

function fieldsOf({ properties = {}, required = [] }: FieldSchema): object[] {
  return Object.entries(properties).map(([name, field]) => {
    const { items, minItems: min, maxItems: max } = field;
    return {
      name,
      label: labelOf(name),
      ...(field.description && { description: field.description }),
      ...(required.includes(name) && { required: true }),
      ...(items && { list: { ...(min && { min }), ...(max && { max }), collapsible: true } }),
      ...control(name, items ?? field),
    };
  });
}

/** The most characters that the editor asks for in a single line; longer texts get several. */
const longestSingleLine = 120;

/** The Pages CMS control for a field. */
function control(name: string, field: FieldSchema): object {
  if (field.properties) return { type: 'object', fields: fieldsOf(field) };
  if (field.enum) return { type: 'select', options: { values: field.enum } };
  if (field.type === 'number') return { type: 'number' };
  if (name === 'file') return { type: 'image' };
  const { maxLength: maxlength } = field;
  if (maxlength === undefined) return { type: 'string' };
  return { type: maxlength > longestSingleLine ? 'text' : 'string', options: { maxlength } };
}

/** `whatsAppNumber` as `WhatsApp number`. */
function labelOf(name: string): string {
  const words = name
    .replace(/-/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace('whats app', 'WhatsApp');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
