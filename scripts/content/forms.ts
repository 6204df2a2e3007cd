import { stringify } from 'yaml';
import type { z } from 'zod';
import { collectionSchemas, pageSchemas, pictureSchema } from '../../src/content/schema.ts';
import { type Field, jsonSchema } from './jsonSchema.ts';

/** The file by which Pages CMS knows the forms. */
export const formsFile = '.pages.yml';

/**
 * The forms of Pages CMS for every content file. `settings.content.merge` is left off, because it would restore a field
 * that the owner emptied. `output` is empty, so that pictures are saved as `/portrait.jpg`, a path that Pages CMS can
 * resolve.
 * @see https://pagescms.org/docs/configuration
 */
export function forms(): string {
  const configuration = {
    media: {
      input: 'src/content/pictures',
      output: '',
      extensions: ['jpg', 'jpeg', 'png', 'webp', 'avif'],
    },
    content: [
      ...Object.entries(pageSchemas).map(([name, schema]) => ({
        name,
        label: labelOf(name),
        path: `src/content/${name}.yaml`,
        format: 'yaml',
        type: 'file',
        operations: { create: false, delete: false }, // the set of pages is fixed
        fields: fieldsOf(schema),
      })),
      ...Object.entries(collectionSchemas).map(([name, { schema }]) => collection(name, schema, 'title')),
      collection('pictures', pictureSchema, 'alt'),
    ],
  };
  return `# Written by npm run content:forms, for https://pagescms.org.\n${stringify(configuration, { aliasDuplicateObjects: false })}`;
}

/** A folder with a form for each of its files. @param primary the field that the list of files shows. */
function collection(folder: string, schema: z.ZodType, primary: string): object {
  return {
    name: `${folder}-files`,
    label: folder === 'pictures' ? 'Texts of pictures' : `All ${folder}`,
    path: `src/content/${folder}`,
    format: 'yaml',
    type: 'collection',
    filename: { template: '{primary}.yaml', field: true },
    view: { fields: ['name', primary], primary },
    fields: fieldsOf(schema),
  };
}

function fieldsOf(schema: z.ZodType): object[] {
  const { properties, required } = jsonSchema(schema);
  return Object.entries(properties).map(([name, field]) => ({
    name,
    label: labelOf(name),
    description: field.description,
    ...(required.includes(name) && { required: true }),
    ...control(field),
  }));
}

/** The number of characters up to which the form has a single line for a text. */
const maxSingleLine = 120;

function control({ enum: values, picture, maxLength: maxlength }: Field): object {
  if (values) return { type: 'select', options: { values } };
  if (picture) return { type: 'image' };
  if (maxlength === undefined) return { type: 'string' };
  return { type: maxlength > maxSingleLine ? 'text' : 'string', options: { maxlength } };
}

/** `WhatsApp number` for `whatsAppNumber`. */
function labelOf(name: string): string {
  const words = name
    .replace(/-/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace('whats app', 'WhatsApp');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
