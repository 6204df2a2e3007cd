import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { contrast, inkOn } from '../../../../scripts/pictures/contrast';
import { readPicture } from '../../../../scripts/pictures/readPicture';
import { projectPath } from '../../../../scripts/prerender/index.ts';
import { writePicture } from '../../../support/writePicture';
import { writeSite } from '../../../support/writeSite';

const plain = (width = 1000, height = 500) => sharp({ create: { width, height, channels: 3, background: '#808080' } });
const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
const noisy = () => sharp({ create: { width: 800, height: 800, channels: 3, background: '#000000', noise } });
const transparent = () => sharp({ create: { width: 900, height: 900, channels: 4, background: '#00000000' } });
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>';

/** Reads a picture, and returns its size and colour, or the message after the file's name. */
async function outcome(name: string, bytes: Buffer | string) {
  const file = join(await writeSite({}), name);
  await writeFile(file, bytes);
  return readPicture({ file }).then(
    ({ width, height, colors }) => `${width} × ${height} ${colors.whole}`,
    ({ message }) => String(message).replace(`${projectPath(file)} `, ''),
  );
}

/** The header of a PNG of 20,000 × 14,000 pixels. */
const enormous = Buffer.from('89504e470d0a1a0a0000000d4948445200004e20000036b00802000000aef35961', 'hex');

const withoutHeader = async () => (await plain().png().toBuffer()).subarray(33);

const gray = '1000 × 500 #808080';

const kinds: readonly (readonly [string, string, () => Sharp | Promise<Buffer | string>, string])[] = [
  ['a JPEG', 'a.jpg', () => plain().jpeg(), gray],
  ['a PNG named as a JPEG', 'a.jpg', () => plain().png(), gray],
  ['an AVIF', 'a.avif', () => plain().avif({ lossless: true, effort: 0 }), gray],
  ['a photograph taken sideways', 'A.JPG', () => plain().withMetadata({ orientation: 6 }).jpeg(), '500 × 1000 #808080'],
  ['a transparent picture, on white', 'logo.png', () => transparent().png(), '900 × 900 #ffffff'],
  ['a HEIC photograph', 'a.HEIC', async () => Buffer.from('0000001c667479706865696300000000', 'hex'), 'is a HEIC'],
  ['a GIF', 'a.jpg', () => plain().gif(), 'is in GIF format'],
  ['a drawing', 'a.svg', async () => drawing, 'is in SVG format'],
  ['a thumbnail', 'a.jpg', () => plain(40, 30).jpeg(), 'is 40 × 30 pixels, which is too small'],
  ['an enormous picture', 'a.png', async () => Buffer.concat([enormous, await withoutHeader()]), 'too large'],
  ['a strip', 'a.jpg', () => plain(1300, 320).jpeg(), 'too long and narrow'],
  ['an empty file', 'a.jpg', async () => '', 'is empty'],
  ['a Git LFS pointer', 'a.jpg', async () => 'version https://git-lfs.github.com/spec/v1\n', 'Git LFS'],
  ['words', 'a.jpg', async () => 'not a picture', 'is not a picture, despite its name'],
];

it.each(kinds)('%s is recognised by its bytes', async (_, name, make, expected) => {
  const made = make();
  expect(await outcome(name, await ('toBuffer' in made ? made.toBuffer() : made))).toContain(expected);
});

it.each<[string, Sharp]>([
  ['JPEG', noisy().jpeg()],
  ['progressive JPEG', noisy().jpeg({ progressive: true })],
  ['PNG', noisy().png()],
  ['WebP', noisy().webp()],
  ['AVIF', noisy().avif({ effort: 0 })],
])('a %s that was cut short is refused, however little is missing', async (_, picture) => {
  const bytes = await picture.toBuffer();
  const parts = [0.5, 0.95, 0.999].map((share) => bytes.subarray(0, Math.floor(bytes.length * share)));

  for (const part of parts) expect(await outcome('a', part)).toContain('damaged');
});

const marker = (code: number, bytes: Buffer) => bytes.indexOf(Buffer.from([0xff, code]));
const insert = (bytes: Buffer, at: number, more: readonly number[]) =>
  Buffer.concat([bytes.subarray(0, at), Buffer.from(more), bytes.subarray(at)]);

it.each<[string, (jpeg: Buffer) => Buffer]>([
  ['whose scan header ends in three zeros', (jpeg) => jpeg.fill(0, marker(0xda, jpeg) + 11, marker(0xda, jpeg) + 14)],
  ['with bytes before its end', (jpeg) => insert(jpeg, jpeg.length - 2, [0, 0, 0, 0])],
  ['without its end', (jpeg) => jpeg.subarray(0, -2)],
  ['with more behind its end', (jpeg) => Buffer.concat([jpeg, Buffer.from('SEFH of a phone')])],
])('a photograph %s is accepted, as in browsers', async (_, change) => {
  expect(await outcome('phone.jpg', change(await plain().jpeg().toBuffer()))).toBe(gray);
});

/** With the part that is brighter on an HDR screen beside it. The types of sharp lack the method. */
const withGainMap = (picture: Sharp): Sharp => Reflect.apply(Reflect.get(picture, 'withGainMap'), picture, []);
const p3 = () => plain().withIccProfile('p3');
/** Writes bytes over others, from the last of some mark. */
const overwrite = (bytes: Buffer, mark: string, ...values: readonly (string | number)[]) => {
  const code = values.map((value) => (typeof value === 'number' ? String.fromCharCode(value) : value)).join('');
  bytes.write(code, bytes.lastIndexOf(mark), 'latin1');
  return bytes;
};
/** The code points of a colour are its primaries, here 9 for BT.2020, its transfer function, its matrix and its range. */
const nclx = async (transfer: number) =>
  overwrite(await p3().avif().toBuffer(), 'rICC', 'nclx', 0, 9, 0, transfer, 0, 0);
/** The same in a PNG, with PQ, in a chunk with its length and checksum. */
const cicp = [...Buffer.from('0000000463494350091000014d2323fe', 'hex')];

it.each<[string, () => Promise<Buffer>, unknown]>([
  ['an AVIF with PQ', () => nclx(16), false],
  ['an AVIF in sRGB', () => nclx(13), true],
  ['a PNG with PQ', async () => insert(await plain().png().toBuffer(), 33, cicp), false],
  ['a JPEG with HLG', async () => overwrite(await p3().jpeg().toBuffer(), 'mluc', 'cicp', 0, 0, 0, 0, 9, 18), false],
  ['a JPEG with a gain map', () => withGainMap(plain()).jpeg().toBuffer(), true],
])('%s is refused only if it is in HDR', async (_, make, isShown) => {
  expect(await outcome('a', await make())).toEqual(expect.stringContaining(isShown ? '1000 × 500' : 'HDR'));
});

it('a picture is cropped to an aspect ratio around its focus', async () => {
  const file = await writePicture({ redWidth: 600 });

  const picture = await readPicture({ file, aspectRatio: 4 / 5, focus: { x: 100, y: 50 } });
  const { channels } = await sharp(await picture.pixels().toBuffer()).stats();

  expect(picture).toMatchObject({ width: 400, height: 500, colors: { whole: '#0000fe' } });
  expect(channels.map(({ mean }) => Math.round(mean / 255))).toEqual([0, 0, 1]);
});

it.each([
  ['in its middle', { width: 1000, height: 500 }, { x: 50, y: 50 }],
  ['where a face is, if it is upright', { width: 500, height: 1000 }, { x: 50, y: 25 }],
])('the focus of a picture is %s', async (_, size, focus) => {
  const file = await writePicture(size);
  await readPicture({ file, focus: { x: 1, y: 1 } }); // which is not remembered

  expect((await readPicture({ file })).focus).toEqual(focus);
});

it('the published names of a picture depend on its bytes and crop, not on its folder', async () => {
  const [file, other] = await Promise.all([writePicture({ redWidth: 400 }), writePicture({ redWidth: 600 })]);
  const copy = join(await writeSite({}), 'hero.jpg');
  await copyFile(file, copy);
  const requests = [{ file }, { file: copy }, { file, aspectRatio: 4 / 5 }, { file: other }];
  const hashes = await Promise.all(requests.map(async (request) => (await readPicture(request)).hash));

  expect(hashes.map((hash) => hashes.indexOf(hash))).toEqual([0, 0, 2, 3]);
});

it('the colours of a picture are those of the whole, of its left half and of its upper edge', async () => {
  const file = await writePicture({ redWidth: 500 });

  expect((await readPicture({ file })).colors).toEqual({ whole: '#7f007f', leftHalf: '#fe0000', upperEdge: '#7f007f' });
});

it('text in place of a picture is legible on every colour', () => {
  const steps = Array.from({ length: 18 }, (_, index) => 15 * index);
  const colors = steps.flatMap((red) =>
    steps.flatMap((green) => steps.map((blue) => `#${Buffer.of(red, green, blue).toString('hex')}`)),
  );
  const contrasts = colors.map((color) => contrast(color, inkOn(color) === '#000' ? '#000000' : '#ffffff'));

  expect(Math.min(...contrasts)).toBeGreaterThan(4.5);
});
