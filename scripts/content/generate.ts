import { basename } from 'node:path';
import { stringify } from 'yaml';
import { contentFolder } from './content.ts';
import type { Field } from './fields.ts';
import { type Kind, kinds } from './schema.ts';

/** Returns what `npm run generate` writes: the text of each file, by its path from the project's root. */
export function generate(): Readonly<Record<string, string>> {
  return { '.pages.yml': formsConfiguration(), 'src/yaml.d.ts': importTypes() };
}

const origin = 'Written by npm run generate';

/** Returns the types of imported content files, which `plugin.ts` makes modules. */
function importTypes(): string {
  const pages = [...kinds.keys()].filter((place) => place.endsWith('.yaml')).map((file) => basename(file, '.yaml'));
  const types = [
    ...pages.map((page) => [`*/${page}.yaml`, `import('../scripts/content/content').Words<'${page}'>`]),
    ['*.yaml?metadata', "Readonly<Record<'name' | 'title' | 'description', string>>"],
  ];
  const modules = types.map(
    ([module, type]) => `declare module '${module}' {
  const content: ${type};
  export default content;
}`,
  );
  return `// ${origin}.\n\n${modules.join('\n\n')}\n`;
}

/**
 * Returns the configuration of Pages CMS, with a form for every content file: https://pagescms.org/docs/configuration.
 * `settings.content.merge` is left off, as it would restore a field that the owner emptied. With an empty `output`,
 * pictures are saved as `/portrait.jpg`.
 */
function formsConfiguration(): string {
  const configuration = {
    media: { input: `${contentFolder}/pictures`, output: '', extensions: ['jpg', 'jpeg', 'png', 'webp', 'avif'] },
    content: [...kinds].map(([place, kind]) => formOf(place, kind)),
  };
  return `# ${origin}, for https://pagescms.org.\n${stringify(configuration, { aliasDuplicateObjects: false })}`;
}

/** Returns the form of a page, such as `cases.yaml`, or of each file in a folder, such as `cases/`, which needs another name. */
function formOf(place: string, { fields }: Kind): object {
  const [primary] = Object.keys(fields); // by which the list of a folder names its files
  return {
    name: place.replace('.yaml', '').replace('/', '-files'),
    label: place,
    path: `${contentFolder}/${place.replace('/', '')}`,
    format: 'yaml',
    ...(place.endsWith('/')
      ? {
          type: 'collection',
          filename: { template: '{primary}.yaml', field: true },
          view: { fields: ['name', primary], primary },
        }
      : { type: 'file', operations: { create: false, delete: false } }), // the set of pages is fixed
    fields: Object.entries(fields).map(([name, field]) => ({
      name,
      description: field.description,
      ...(!field.isOptional && { required: true }),
      ...control(field),
    })),
  };
}

/** Returns how the form shows a field: up to 120 characters of text in a single line. */
function control({ choices: values, picture, maxLength: maxlength = 0 }: Field): object {
  if (values) return { type: 'select', options: { values } };
  if (picture) return { type: 'image' };
  return { type: maxlength > 120 ? 'text' : 'string', ...(maxlength > 0 && { options: { maxlength } }) };
}
