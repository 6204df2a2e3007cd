import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { type ContentFile, findContent, readContent } from '../../scripts/content/content';
import { folders } from '../../scripts/content/schema';
import { collectFiles } from '../../scripts/prerender/index.ts';
import { readPagePaths } from '../../scripts/previewServer';
import { findLayoutErrors } from '../browser/texts';
import { browse } from '../support/browse';
import { copyProject } from '../support/copyProject';
import { startProgram } from '../support/startProgram';
import { temporaryFolder } from '../support/temporaryFolder';

// Builds a whole site with extreme lists, texts and pictures, because only that shows whether its pages still fit.

const content = 'src/content';
const longWords =
  'Unternehmensentwicklungsgesellschaft for Hospitality & Responsibility-Sharing Immobilienprojektentwicklung with Grundstücksverkehrsgenehmigungszuständigkeit ';

const project = temporaryFolder('owners-content');
const dist = join(project, 'dist');

beforeAll(async () => {
  copyProject(project);
  await writeExtremeContent();
  const { end, output } = await startProgram(['scripts/build.ts'], { directory: project }).ended;
  expect(end, output).toBe(0);
});

describe('with long words, pale pictures and the most entries that each list allows,', () => {
  it('every entry is on its page', async () => {
    const pages = new Map((await collectFiles(dist)).map(({ path, body }) => [path, String(body)]));

    expect(pages.get('cases.html')?.match(/<article id=/g)).toHaveLength(folders.cases.max);
    expect(pages.get('impact.html')?.match(/<li id=/g)).toHaveLength(folders.areas.max);
  });

  it('no text is cut off, and no page scrolls sideways', async () => {
    const { page, url } = await browse(dist, { reducedMotion: 'reduce' });
    for (const path of await readPagePaths(dist)) {
      await page.goto(url + path);
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await findLayoutErrors(page), `/${path} at ${width} px`).toEqual([]);
      }
    }
  });
});

/**
 * Writes extreme content into a copy of the project: as many entries as each folder allows, texts of long words and of
 * the maximum length, a square PNG instead of every picture, and another accent colour.
 */
async function writeExtremeContent(): Promise<void> {
  const picture = sharp({ create: { width: 1600, height: 1600, channels: 3, background: '#f4f4f0' } });
  await picture.toFile(join(project, content, 'pictures/square.png'));
  writeFileSync(join(project, content, 'pictures/square.yaml'), 'alt: A square\n');
  for (const [name, { max }] of Object.entries(folders)) {
    const folder = join(project, content, name);
    const names = readdirSync(folder).sort();
    for (const file of names.slice(0, max - names.length))
      copyFileSync(join(folder, file), join(folder, file.replace('.yaml', '-again.yaml')));
  }
  for (const file of readContent(findContent(join(project, content))).files)
    writeFileSync(file.file, stringify(extremeFields(file)));
  const palette = join(project, 'src/styles/palette.ts');
  writeFileSync(palette, readFileSync(palette, 'utf8').replaceAll(/accent: '#\w+'/g, "accent: '#0b6b5b'"));
}

function extremeFields({ id, fields }: ContentFile): Record<string, string | null> {
  const extreme = fields.map(({ name, raw, picture, maxLength }) => {
    if (picture) return [name, 'square.png'];
    if (name === 'drawsOn') return [name, 'strategic-roadmapping, brand-dna-positioning, communication-clarity'];
    const start = name === 'title' ? `${id} ` : ''; // no two entries of a folder have the same title
    return [name, raw && maxLength ? `${start}${longWords.repeat(5)}`.slice(0, maxLength).trim() : raw];
  });
  return Object.fromEntries(extreme);
}
