import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { stringify } from 'yaml';
import { readContent } from '../../scripts/content/readContent';
import type { ReadFile } from '../../scripts/content/readFile';
import { collectionSchemas } from '../../src/content/schema';

const content = 'src/content';
const longWords =
  'Unternehmensentwicklungsgesellschaft for Hospitality & Responsibility-Sharing Immobilienprojektentwicklung with Grundstücksverkehrsgenehmigungszuständigkeit ';

const areas = 'strategic-roadmapping, brand-dna-positioning, communication-clarity';

/**
 * Writes extreme content into a copy of the project: every folder as short or as long as allowed, every
 * text as long as allowed and of long words, a square PNG instead of every picture, and another accent colour.
 */
export async function swapContent(project: string, count: 'min' | 'max'): Promise<void> {
  const picture = await sharp({
    create: { width: 1600, height: 1600, channels: 3, background: '#f4f4f0' },
  })
    .png()
    .toBuffer();
  writeFileSync(join(project, content, 'pictures/square.png'), picture);
  writeFileSync(join(project, content, 'pictures/square.yaml'), 'alt: A square\n');
  for (const file of readContent(join(project, content)).files) {
    writeFileSync(join(project, content, file.path), stringify(swap(file)));
  }
  for (const [folder, limits] of Object.entries(collectionSchemas)) {
    resizeFolder(join(project, content, folder), limits[count]);
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

function swap({ raw, kind }: ReadFile): Record<string, string | null> {
  const words = Object.entries(raw).map(([name, text]) => {
    const { picture, maxLength } = kind.properties[name] ?? {};
    if (picture) return [name, 'square.png'];
    if (name === 'drawsOn') return [name, areas];
    return [name, text && maxLength ? longText(maxLength) : text];
  });
  return Object.fromEntries(words);
}

function longText(length: number): string {
  return longWords.repeat(5).slice(0, length).trim();
}
