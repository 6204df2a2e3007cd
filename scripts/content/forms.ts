import { stringify } from 'yaml';
import { type Field, type Kind, kinds } from './schema.ts';

/** The file by which Pages CMS knows the forms. */
export const formsFile = '.pages.yml';

/**
 * The configuration of Pages CMS, with a form for every content file: https://pagescms.org/docs/configuration.
 * `settings.content.merge` is left off, as it would restore a field that the owner emptied. With an empty `output`,
 * pictures are saved as `/portrait.jpg`.
 */
export function formsConfiguration(): string {
  const configuration = {
    media: { input: 'src/content/pictures', output: '', extensions: ['jpg', 'jpeg', 'png', 'webp', 'avif'] },
    content: [...kinds].map(([place, kind]) => formOf(place, kind)),
  };
  return `# Written by npm run content:forms, for https://pagescms.org.\n${stringify(configuration, { aliasDuplicateObjects: false })}`;
}

/** The form of a page, such as `cases.yaml`, or of each file in a folder, such as `cases/`, which needs another name. */
function formOf(place: string, { properties, required }: Kind): object {
  const [primary] = Object.keys(properties); // by which the list of a folder names its files
  return {
    name: place.replace('.yaml', '').replace('/', '-files'),
    label: place,
    path: `src/content/${place.replace('/', '')}`,
    format: 'yaml',
    ...(place.endsWith('/')
      ? {
          type: 'collection',
          filename: { template: '{primary}.yaml', field: true },
          view: { fields: ['name', primary], primary },
        }
      : { type: 'file', operations: { create: false, delete: false } }), // the set of pages is fixed
    fields: Object.entries(properties).map(([name, field]) => ({
      name,
      description: field.description,
      ...(required.includes(name) && { required: true }),
      ...control(field),
    })),
  };
}

/** How the form shows a field: up to 120 characters of text in a single line. */
function control({ enum: values, picture, maxLength: maxlength = 0 }: Field): object {
  if (values) return { type: 'select', options: { values } };
  if (picture) return { type: 'image' };
  return { type: maxlength > 120 ? 'text' : 'string', ...(maxlength > 0 && { options: { maxlength } }) };
}
