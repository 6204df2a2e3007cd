import { stringify } from 'yaml';
import { type Field, kinds } from '../content/schema.ts';

/** The file by which Pages CMS knows the forms. */
export const formsFile = '.pages.yml';

/**
 * The forms of Pages CMS for every content file: https://pagescms.org/docs/configuration. `settings.content.merge` is left
 * off, as it would restore a field that the owner emptied. With an empty `output`, pictures are saved as `/portrait.jpg`.
 */
export function forms(): string {
  const configuration = {
    media: { input: 'src/content/pictures', output: '', extensions: ['jpg', 'jpeg', 'png', 'webp', 'avif'] },
    content: [...kinds].map(([place, kind]) => ({
      name: place.replace('.yaml', '').replace('/', '-files'),
      label: place,
      path: `src/content/${place.replace('/', '')}`,
      format: 'yaml',
      ...(place.endsWith('/')
        ? {
            type: 'collection',
            filename: { template: '{primary}.yaml', field: true },
            view: { fields: ['name', Object.keys(kind.properties)[0]], primary: Object.keys(kind.properties)[0] },
          }
        : { type: 'file', operations: { create: false, delete: false } }), // the set of pages is fixed
      fields: Object.entries(kind.properties).map(([name, field]) => ({
        name,
        description: field.description,
        ...(kind.required.includes(name) && { required: true }),
        ...control(field),
      })),
    })),
  };
  return `# Written by npm run content:forms, for https://pagescms.org.\n${stringify(configuration, { aliasDuplicateObjects: false })}`;
}

/** How the form shows a field: up to 120 characters of text in a single line. */
function control({ enum: values, picture, maxLength: maxlength = 0 }: Field): object {
  if (values) return { type: 'select', options: { values } };
  if (picture) return { type: 'image' };
  return { type: maxlength > 120 ? 'text' : 'string', ...(maxlength > 0 && { options: { maxlength } }) };
}
