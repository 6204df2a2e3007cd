import { basename } from 'node:path';
import { stringify } from 'yaml';
import { contentFolder } from './content.ts';
import type { Field } from './fields.ts';
import { type FileKind, fileKinds } from './schema.ts';

const origin = 'Written by npm run generate';

/**
 * Returns what `npm run generate` writes, by path from the project's root: the configuration of Pages CMS with a form for
 * every content file (https://pagescms.org/docs/configuration), and the types of the modules that `contentPlugin.ts` makes.
 */
export function formsAndTypes(): Readonly<Record<string, string>> {
  // `settings.content.merge` would restore a field that the owner emptied.
  const configuration = {
    // With an empty `output`, pictures are saved as `/portrait.jpg`.
    media: { input: `${contentFolder}/pictures`, output: '', extensions: ['jpg', 'jpeg', 'png', 'webp', 'avif'] },
    content: [...fileKinds].map(([path, kind]) => formOf(path, kind)),
  };
  const pages = [...fileKinds.keys()].filter((path) => path.endsWith('.yaml')).map((file) => basename(file, '.yaml'));
  const modules = [
    ...pages.map((page) => [`*/${page}.yaml`, `import('../scripts/content/content').PageContent<'${page}'>`]),
    ['*.yaml?metadata', "Readonly<Record<'name' | 'title' | 'description', string>>"],
  ].map(([module, type]) => `declare module '${module}' { const content: ${type}; export default content; }\n`);
  return {
    '.pages.yml': `# ${origin}, for https://pagescms.org.\n${stringify(configuration, { aliasDuplicateObjects: false })}`,
    'src/yaml.d.ts': `// ${origin}.\n\n${modules.join('')}`,
  };
}

/** Returns the form of a page, such as `cases.yaml`, or of the files in a folder, such as `cases/`: `cases-files`. */
function formOf(path: string, { fields }: FileKind): object {
  const [primary] = Object.keys(fields); // by which the list of a folder names its files
  return {
    name: path.replace('.yaml', '').replace('/', '-files'),
    label: path,
    path: `${contentFolder}/${path.replace('/', '')}`,
    format: 'yaml',
    ...(path.endsWith('/')
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
