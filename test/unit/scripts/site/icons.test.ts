import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawIcons, webManifest } from '../../../../scripts/site/icons';
import { dark, dusk, light } from '../../../../src/styles/palette';

const icons = Object.fromEntries((await drawIcons()).map(({ path, body }) => [path, Buffer.from(body)]));

/** The picture in an ICO file. */
const ico = icons['favicon.ico'] ?? Buffer.alloc(0);
const small = ico.subarray(ico.readUInt32LE(18), ico.readUInt32LE(18) + ico.readUInt32LE(14));

const pngs = [...[180, 192, 512].map((size) => [size, icons[`icon-${size}.png`]] as const), [ico[6], small] as const];
it.each(pngs)('the icon of %i pixels has the mark in its middle, in the dark colours', async (size = 0, png) => {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const colorAt = (x: number, y: number) =>
    `#${data.subarray((Math.floor(y) * size + Math.floor(x)) * info.channels).toString('hex', 0, 3)}`;

  expect([info.width, info.height]).toEqual([size, size]);
  const colors = [colorAt(0, 0), colorAt(size / 4, size / 2), colorAt(size / 2, size / 2)];
  expect(colors).toEqual([dark.night, dark.night, dusk.duskAccent]);
});

it('the manifest has the name, without soft hyphens, the colour and the icons of a site below its base', () => {
  expect(JSON.parse(webManifest('Haus\u00admann\u00ads & "Sons"', '/repo/'))).toMatchObject({
    name: 'Hausmanns & "Sons"',
    start_url: '/repo/',
    theme_color: light.paper,
    icons: [{ src: '/repo/icon-192.png', sizes: '192x192' }, { src: '/repo/icon-512.png' }],
  });
});
