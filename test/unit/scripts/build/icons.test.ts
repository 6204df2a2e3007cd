import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawIcons, webManifest } from '../../../../scripts/build/icons';

const mark = {
  width: 15,
  height: 26,
  path: 'M0 0h15v26H0z',
  reflection: [{ path: 'M0 28h15v5H0z', opacity: 0.5 }],
};

const icons = Object.fromEntries(
  (
    await drawIcons({
      mark,
      light: { ink: '#111111', background: '#eeeeee' },
      dark: { ink: '#ffcc66', background: '#102030' },
    })
  ).map(({ path, body }) => [path, Buffer.from(body)]),
);

it('draws the mark on its background as the favicon, in the colours of both schemes', () => {
  const svg = String(icons['favicon.svg']);

  expect(svg).toContain(
    [
      '<style>rect{fill:#eeeeee}path{fill:#111111}',
      '@media(prefers-color-scheme:dark){rect{fill:#102030}path{fill:#ffcc66}}',
      `</style><rect width="64" height="64"/><g transform="matrix(`,
    ].join(''),
  );
});

it('draws the reflection of the mark below it, fainter', () => {
  expect(String(icons['favicon.svg'])).toContain(
    `<path d="${mark.path}"/><path d="M0 28h15v5H0z" opacity="0.5"/></g>`,
  );
});

describe.each([180, 192, 512])('the icon of %i pixels', (size) => {
  const image = sharp(icons[`icon-${size}.png`]);

  it('has its size', async () => {
    expect(await image.clone().metadata()).toMatchObject({ format: 'png', width: size, height: size });
  });

  it('covers its square with the dark background', async () => {
    const corner = { left: 0, top: 0, width: 1, height: 1 };

    expect([...(await image.clone().extract(corner).raw().toBuffer())]).toEqual([16, 32, 48, 255]);
  });

  it("has the mark in the dark scheme's ink, upright in the middle", async () => {
    const { data: pixels, info } = await image
      .clone()
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const inked: { x: number; y: number }[] = [];
    for (let index = 0; index < size * size; index += 1) {
      const isInk = pixels.readUIntBE(index * info.channels, 3) === 0xffcc66;
      if (isInk) inked.push({ x: index % size, y: Math.floor(index / size) });
    }
    const [xs, ys] = [inked.map(({ x }) => x), inked.map(({ y }) => y)];
    const span = (values: readonly number[]) => (Math.max(...values) - Math.min(...values) + 1) / size;

    expect((Math.min(...xs) + Math.max(...xs)) / 2 / size).toBeCloseTo(0.5, 1);
    expect(span(ys)).toBeCloseTo(0.5, 1);
    expect(span(xs) / span(ys)).toBeCloseTo(mark.width / mark.height, 1);
  });
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
