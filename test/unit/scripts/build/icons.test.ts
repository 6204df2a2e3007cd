import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawIcons, iconNames, webManifest } from '../../../../scripts/build/icons';

const reflection = [{ path: 'M0 28h15v5H0z', opacity: 0.5 }];
const mark = { width: 15, height: 26, path: 'M0 0h15v26H0z', reflection };
const light = { ink: '#111111', background: '#eeeeee' };
const dark = { ink: '#ffcc66', background: '#102030' };
const drawn = await drawIcons({ mark, light, dark });
const icons = Object.fromEntries(drawn.map(({ path, body }) => [path, Buffer.from(body)]));

it('the favicon is the mark on its background in the colours of both schemes, with its fainter reflection below', () => {
  const svg = String(icons['favicon.svg']);

  expect(svg).toContain('rect{fill:#eeeeee}path{fill:#111111}');
  expect(svg).toContain('@media(prefers-color-scheme:dark){rect{fill:#102030}path{fill:#ffcc66}}');
  expect(svg).toContain(`<path d="${mark.path}"/><path d="M0 28h15v5H0z" opacity="0.5"/></g>`);
});

it.each([180, 192, 512])('the icon of %i pixels has the mark in its middle, in the dark colours', async (size) => {
  const image = sharp(icons[`icon-${size}.png`]);
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const colorAt = (x: number, y: number) =>
    data.readUIntBE((Math.floor(y) * size + Math.floor(x)) * info.channels, 3).toString(16);
  const colors = [colorAt(0, 0), colorAt(size / 4, size / 2), colorAt(size / 2, size / 2)];

  expect([info.width, info.height]).toEqual([size, size]);
  expect(colors).toEqual(['102030', '102030', 'ffcc66']);
});

it('favicon.ico has the icon in three sizes, for browsers that know no SVG', async () => {
  const ico = icons['favicon.ico'] ?? Buffer.alloc(0);
  const images = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
    const entry = 6 + 16 * index;
    const start = ico.readUInt32LE(entry + 12);
    return { size: ico[entry], png: ico.subarray(start, start + ico.readUInt32LE(entry + 8)) };
  });

  expect(images.map(({ size }) => size)).toEqual([16, 32, 48]);
  for (const { size, png } of images)
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: size, height: size });
});

it('the names of the icons are those that are drawn', () => {
  expect(drawn.map(({ path }) => path)).toEqual(iconNames);
});

it('the manifest has the name, the colour and the icons of a site below its base', () => {
  expect(JSON.parse(webManifest('Stone & "Sons"', '#f7f2ea', '/repo/'))).toEqual({
    name: 'Stone & "Sons"',
    short_name: 'Stone & "Sons"',
    start_url: '/repo/',
    scope: '/repo/',
    display: 'browser',
    background_color: '#f7f2ea',
    theme_color: '#f7f2ea',
    icons: [
      { src: '/repo/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/repo/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  });
});
