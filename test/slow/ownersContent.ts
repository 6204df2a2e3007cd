import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';

const content = 'src/content';
const longWords =
  'Unternehmensentwicklungsgesellschaft for Hospitality & Responsibility-Sharing Immobilienprojektentwicklung with Grundstücksverkehrsgenehmigungszuständigkeit ';

const areas = ['strategic-roadmapping', 'brand-dna-positioning', 'communication-clarity'];

/**
 * Writes extreme content into a copy of the project: every list as short or as long as allowed, every text as long as
 * allowed and of long words, a square PNG instead of every picture, and another accent colour.
 */
export async function swapContent(project: string, count: 'minItems' | 'maxItems'): Promise<void> {
  const picture = await sharp({
    create: { width: 1600, height: 1600, channels: 3, background: '#f4f4f0' },
  })
    .png()
    .toBuffer();
  writeFileSync(join(project, content, 'pictures/square.png'), picture);
  for (const file of readdirSync(join(project, content)).filter((name) => name.endsWith('.yaml'))) {
    const path = join(project, content, file);
    const schema = JSON.parse(
      readFileSync(join(project, content, 'schema', file.replace('yaml', 'json')), 'utf8'),
    );
    writeFileSync(path, stringify(swap(parse(readFileSync(path, 'utf8')), schema, count)));
  }
  const palette = join(project, 'src/styles/palette.ts');
  writeFileSync(palette, readFileSync(palette, 'utf8').replaceAll(/accent: '#\w+'/g, "accent: '#0b6b5b'"));
}

interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxLength?: number;
}

function swap(value: unknown, schema: Schema, count: 'minItems' | 'maxItems'): unknown {
  if (Array.isArray(value)) return swapList(value, schema, count);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => {
        if (name === 'file') return [name, 'square.png'];
        if (name === 'drawsOn' && Array.isArray(part)) return [name, [...areas]];
        return [name, swap(part, schema.properties?.[name] ?? {}, count)];
      }),
    );
  }
  return typeof value === 'string' && schema.maxLength ? longText(schema.maxLength) : value;
}

function swapList(values: readonly unknown[], schema: Schema, count: 'minItems' | 'maxItems'): unknown[] {
  const length = schema[count] ?? values.length;
  return Array.from({ length }, (_, index) => {
    const value = swap(values[index % values.length], schema.items ?? {}, count);
    if (typeof value !== 'object' || value === null) return value;
    const { id, title, ...others } = value as Record<string, unknown>;
    const isAgain = index >= values.length;
    return {
      ...(id !== undefined && { id: isAgain ? `${id}-again` : id }),
      // Names in a list must differ.
      ...(typeof title === 'string' && { title: `${title.slice(0, -3)} ${index}` }),
      ...others,
    };
  });
}

function longText(length: number): string {
  return longWords.repeat(5).slice(0, length).trim();
}
