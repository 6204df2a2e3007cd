import { stringify } from 'yaml';
import { type Field, type Kind, kinds } from './kinds.ts';

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
            view: { fields: ['name', primaryOf(kind)], primary: primaryOf(kind) },
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

/** The field that the list of a folder’s files shows: its first. */
function primaryOf({ properties }: Kind): string {
  return Object.keys(properties)[0] ?? '';
}

/** How the form shows a field: up to 120 characters of text in a single line. */
function control({ enum: values, picture, maxLength: maxlength }: Field): object {
  if (values) return { type: 'select', options: { values } };
  if (picture) return { type: 'image' };
  if (maxlength === undefined) return { type: 'string' };
  return { type: maxlength > 120 ? 'text' : 'string', options: { maxlength } };
}
