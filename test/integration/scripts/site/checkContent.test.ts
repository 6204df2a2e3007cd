import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { findContent } from '../../../../scripts/content/content';
import { portraitRatio } from '../../../../scripts/content/schema';
import { formatDiagnostic } from '../../../../scripts/prerender/index.ts';
import { contentDiagnostics } from '../../../../scripts/site/checkContent';
import { findFrozenContent } from '../../../support/frozenContent';
import { writeSite } from '../../../support/writeSite';

/** Copies the content of the tests to a folder of its own, with plain pictures: one of a given size, the others large. */
async function writeContent(
  [name, width, height]: readonly [name: string, width: number, height: number],
  background = '#222',
  sky = background,
) {
  const directory = join(await writeSite({}), 'content');
  mkdirSync(join(directory, 'pictures'), { recursive: true });
  const other = await plainPicture(1300, 1300, background, sky);
  for (const [path, file] of findFrozenContent()) {
    if (path.endsWith('.yaml')) cpSync(file, join(directory, path));
    else writeFileSync(join(directory, path), other);
  }
  writeFileSync(join(directory, 'pictures', name), await plainPicture(width, height, background, sky));
  return directory;
}

/** Draws a picture of one colour below a sky, which is as wide as the part that phones show. */
function plainPicture(width: number, height: number, background: string, sky: string): Promise<Buffer> {
  const input = {
    create: { width: Math.min(width, height * portraitRatio), height: 40, channels: 3, background: sky },
  } as const;
  const picture = sharp({ create: { width, height, channels: 3, background } }).composite([
    { input, gravity: 'north' },
  ]);
  return picture.jpeg().toBuffer();
}

async function messagesOf(directory: string) {
  const { diagnostics } = await contentDiagnostics(undefined, findContent(directory));
  return diagnostics.map((one) => formatDiagnostic(one).replaceAll(directory, 'content').split('\n')[1]?.trim());
}

it.each([
  ['portrait.jpg', [500, 500], '400 × 500', 'one at least 1000 pixels wide and 1250 high'],
  ['townhouse-development.jpg', [700, 1000], '700 × 438', 'one at least 800 pixels wide and 500 high'],
] as const)('%s of %j pixels is too small for its place', async (name, size, shown, needed) => {
  const [message, ...others] = await messagesOf(await writeContent([name, ...size]));

  expect(message).toMatch(
    new RegExp(`^(portrait|picture) cannot be shown: \\S*/${name} is ${size.join(' × ')} pixels`),
  );
  expect(message).toContain(`of which ${shown} are shown here`);
  expect(message).toContain(`use ${needed}`);
  expect(others).toEqual([]);
});

it('a landscape photograph is accepted as the portrait if enough of it remains', async () => {
  expect(await messagesOf(await writeContent(['portrait.jpg', 1600, 1300]))).toEqual([]);
});

it('a light picture whose file leaves `carriesText` empty is accepted', async () => {
  const directory = await writeContent(['ascent.jpg', 2600, 1300], '#ccc');
  const file = join(directory, 'pictures/ascent.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('carriesText: yes', 'carriesText: ""'));

  expect(await messagesOf(directory)).toEqual([]);
});

it.each([
  ['#ccc', '#222'],
  ['#222', '#ccc'],
])('a picture of %s below a sky of %s is too light to carry text', async (background, sky) => {
  expect(await messagesOf(await writeContent(['ascent.jpg', 2600, 1300], background, sky))).toEqual([
    'carriesText is yes, but the picture is too light on its left or at its top. Delete the line',
  ]);
});
