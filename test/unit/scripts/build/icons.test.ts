import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawIcons, iconNames } from '../../../../scripts/build/icons';
import { webManifest } from '../../../../scripts/build/webManifest';

const reflection = [{ path: 'M0 28h15v5H0z', opacity: 0.5 }];
const mark = { width: 15, height: 26, path: 'M0 0h15v26H0z', reflection };
const light = { ink: '#111111', background: '#eeeeee' };
const dark = { ink: '#ffcc66', background: '#102030' };
const drawn = await drawIcons({ mark, light, dark });
const icons = Object.fromEntries(drawn.map(({ path, body }) => [path, Buffer.from(body)]));

it('the favicon has the colours of both schemes', () => {
  const svg = String(icons['favicon.svg']);

  expect(svg).toContain('rect{fill:#eeeeee}path{fill:#111111}');
  expect(svg).toContain('@media(prefers-color-scheme:dark){rect{fill:#102030}path{fill:#ffcc66}}');
});

/** The pictures in an ICO file. */
const ico = icons['favicon.ico'] ?? Buffer.alloc(0);
const small = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
  const entry = 6 + 16 * index;
  const start = ico.readUInt32LE(entry + 12);
  return [ico[entry], ico.subarray(start, start + ico.readUInt32LE(entry + 8))] as const;
});

it.each([...[180, 192, 512].map((size) => [size, icons[`icon-${size}.png`]] as const), ...small])(
  'the icon of %i pixels has the mark in its middle, in the dark colours',
  async (size = 0, png) => {
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
    const colorAt = (x: number, y: number) =>
      data.readUIntBE((Math.floor(y) * size + Math.floor(x)) * info.channels, 3).toString(16);

    expect([info.width, info.height]).toEqual([size, size]);
    expect([colorAt(0, 0), colorAt(size / 4, size / 2), colorAt(size / 2, size / 2)]).toEqual([
      ...['102030', '102030', 'ffcc66'],
    ]);
  },
);

it('the names of the icons are those that are drawn, in three sizes for browsers that know no SVG', () => {
  expect(drawn.map(({ path }) => path)).toEqual(iconNames);
  expect(small.map(([size]) => size)).toEqual([16, 32, 48]);
});

it('the manifest has the name, the colour and the icons of a site below its base', () => {
  expect(JSON.parse(webManifest('Stone & "Sons"', '#f7f2ea', '/repo/'))).toMatchObject({
    name: 'Stone & "Sons"',
    start_url: '/repo/',
    theme_color: '#f7f2ea',
    icons: [{ src: '/repo/icon-192.png', sizes: '192x192' }, { src: '/repo/icon-512.png' }],
  });
});
