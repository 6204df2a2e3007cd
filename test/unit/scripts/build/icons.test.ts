import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openFont, staticInstances } from '../../../../scripts/build/fonts';
import { drawIcons } from '../../../../scripts/build/icons';
import { textFont } from '../../../../src/styles/fonts';
import { hostileText } from '../../../support/hostileText';

const fonts = (await staticInstances(textFont, 'ABabŁ ')).map((bytes) => openFont(bytes, 'text'));

async function draw(brandName = 'Brand Name') {
  const icons = drawIcons({
    brandName,
    fonts: { fonts },
    light: { ink: '#111111', ground: '#eeeeee' },
    dark: { ink: '#ffcc66', ground: '#102030' },
  });
  return Object.fromEntries(icons.map(({ path, body }) => [path, Buffer.from(body)]));
}

const favicon = async (brandName?: string) => String((await draw(brandName))['favicon.svg']);
const letter = (svg: string) => / d="([^"]+)"/.exec(svg)?.[1];

it('draws the favicon and the icons of home screens', async () => {
  expect(Object.keys(await draw())).toEqual(['favicon.svg', 'icon-180.png', 'icon-192.png', 'icon-512.png']);
});

describe('the favicon', () => {
  it("is the letter's outline on its ground, in the colours of both schemes", async () => {
    const svg = await favicon();

    expect(svg).toBe(
      [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><style>',
        'rect{fill:#eeeeee}path{fill:#111111}',
        '@media(prefers-color-scheme:dark){rect{fill:#102030}path{fill:#ffcc66}}',
        `</style><rect width="64" height="64"/><path d="${letter(svg)}"/></svg>\n`,
      ].join(''),
    );
  });

  it.each([
    ['another letter', 'Brand', 'Anders', false],
    ['a small letter, which is drawn large', 'Brand', 'brand', true],
    ['the rest of the name', 'Brand', 'Bauhaus', true],
    ['a space before the name', 'Brand', ' Brand', true],
  ])('for %s', async (_, one, other, same) => {
    expect(letter(await favicon(one)) === letter(await favicon(other))).toBe(same);
  });
});

describe.each([180, 192, 512])('the icon of %i pixels', (size) => {
  const image = async () => sharp((await draw())[`icon-${size}.png`]);

  it('has its size', async () => {
    expect(await (await image()).metadata()).toMatchObject({ format: 'png', width: size, height: size });
  });

  it('covers its square with the dark ground', async () => {
    const corner = { left: 0, top: 0, width: 1, height: 1 };

    expect([...(await (await image()).extract(corner).raw().toBuffer())]).toEqual([16, 32, 48, 255]);
  });

  it("has the letter in the dark scheme's ink, in the middle", async () => {
    const { data: pixels, info } = await (await image())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const inked: { x: number; y: number }[] = [];
    for (let index = 0; index < size * size; index += 1) {
      const isInk = pixels.readUIntBE(index * info.channels, 3) === 0xffcc66;
      if (isInk) inked.push({ x: index % size, y: Math.floor(index / size) });
    }
    const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2 / size;

    expect(middle(inked.map(({ x }) => x))).toBeCloseTo(0.5, 1);
    expect(middle(inked.map(({ y }) => y))).toBeCloseTo(0.5, 1);
  });
});

it('is drawn with the first font that has the letter', async () => {
  const [latin, latinExt] = fonts.map((font) => ({ fonts: [font] }));
  const drawWith = (some: typeof latin) =>
    drawIcons({
      brandName: 'Łódź',
      fonts: some ?? { fonts },
      light: { ink: '#111', ground: '#eee' },
      dark: { ink: '#fc6', ground: '#123' },
    })[0]?.body;

  expect(drawWith({ fonts })).toBe(drawWith(latinExt));
  expect(drawWith({ fonts })).not.toBe(drawWith(latin));
});

it.each(['   ', '漢', '& Co'.slice(0, 1)])(
  'a name without a letter that a font has, %j, is a disc',
  async (name) => {
    expect(letter(await favicon(name))).toBe('M32 14a18 18 0 1 0 0 36a18 18 0 1 0 0-36z');
  },
);

it.each(['"Brand"', '& Brand', '株Brand'])(
  '%s is drawn by its first letter that a font has',
  async (name) => {
    expect(letter(await favicon(name))).toBe(letter(await favicon('B')));
  },
);

it('has no word of a hostile brand name in its favicon', async () => {
  const hostile = hostileText.map((text) => `B${text}`.slice(0, 40));
  const usual = await favicon('B');

  await fc.assert(
    fc.asyncProperty(hostile, async (brandName) => {
      expect(await favicon(brandName)).toBe(usual);
    }),
    { numRuns: 10 },
  );
});
