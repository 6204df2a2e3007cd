import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { stringify } from 'yaml';
import type { FieldTree } from '../../scripts/content/fieldTree';
import { readContent } from '../../scripts/content/readContent';
import { collectionSchemas } from '../../src/content/schema';

const content = 'src/content';
const longWords =
  'Unternehmensentwicklungsgesellschaft for Hospitality & Responsibility-Sharing Immobilienprojektentwicklung with Grundstücksverkehrsgenehmigungszuständigkeit ';

const areas = 'strategic-roadmapping, brand-dna-positioning, communication-clarity';

/**
 * Writes extreme content into a copy of the project: every list and folder as short or as long as allowed, every
 * text as long as allowed and of long words, a square PNG instead of every picture, and another accent colour.
 */
export async function swapContent(project: string, count: 'minItems' | 'maxItems'): Promise<void> {
  const picture = await sharp({
    create: { width: 1600, height: 1600, channels: 3, background: '#f4f4f0' },
  })
    .png()
    .toBuffer();
  writeFileSync(join(project, content, 'pictures/square.png'), picture);
  writeFileSync(join(project, content, 'pictures/square.yaml'), 'alt: A square\n');
  for (const [path, { raw, tree }] of readContent(join(project, content)).files) {
    writeFileSync(join(project, content, path), stringify(swap(raw, tree, count)));
  }
  for (const [folder, { least, most }] of Object.entries(collectionSchemas)) {
    resizeFolder(join(project, content, folder), count === 'minItems' ? least : most);
  }
  const palette = join(project, 'src/styles/palette.ts');
  writeFileSync(palette, readFileSync(palette, 'utf8').replaceAll(/accent: '#\w+'/g, "accent: '#0b6b5b'"));
}

/** Removes the last files of a folder, or copies its first. */
function resizeFolder(folder: string, length: number): void {
  const names = readdirSync(folder).sort();
  for (const name of names.slice(length)) rmSync(join(folder, name));
  for (const name of names.slice(0, Math.max(0, length - names.length)))
    copyFileSync(join(folder, name), join(folder, name.replace('.yaml', '-again.yaml')));
}

function swap(value: unknown, schema: FieldTree, count: 'minItems' | 'maxItems'): unknown {
  if (Array.isArray(value)) return swapList(value, schema, count);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => {
        const field = schema.properties?.[name] ?? {};
        if (field.picture) return [name, 'square.png'];
        if (name === 'drawsOn' && !field.maxLength) return [name, areas]; // a label of cases.yaml has the same name
        return [name, swap(part, field, count)];
      }),
    );
  }
  return typeof value === 'string' && schema.maxLength ? longText(schema.maxLength) : value;
}

function swapList(values: readonly unknown[], schema: FieldTree, count: 'minItems' | 'maxItems'): unknown[] {
  const length = schema[count] ?? values.length;
  return Array.from({ length }, (_, index) => {
    const value = swap(values[index % values.length], schema.items ?? {}, count);
    if (typeof value !== 'object' || value === null) return value;
    const { title, ...others } = value as Record<string, unknown>;
    // Names in a list must differ.
    return { ...(typeof title === 'string' && { title: `${title.slice(0, -3)} ${index}` }), ...others };
  });
}

function longText(length: number): string {
  return longWords.repeat(5).slice(0, length).trim();
}
