import sharp from 'sharp';
import { expect, it } from 'vitest';
import { carriesText, contrast, inkOn, skyColor } from '../../../../scripts/pictures/legibility';
import { textAbove } from '../../../../src/pages/Home/textBoxes';

/** A picture from an SVG drawing. */
function draw(width: number, height: number, drawing: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`;
  return { width, height, focus: { x: 50, y: 50 }, pixels: () => sharp(Buffer.from(svg)) };
}

const fill = (color: string) => `<rect width="100%" height="100%" fill="${color}"/>`;

/** Light text in the left half, in square windows. */
const leftHalf = { left: 0, top: 0, right: 0.5, bottom: 1 };
const box = { ...leftHalf, aspectRatio: 1, color: '#ffffff', minContrast: 4.5, minMeanContrast: 4.5 };

const whiteFrom = (x: number) => `${fill('#000')}<rect x="${x}" width="210" height="400" fill="#fff"/>`;
const spot = (radius: number) => `${fill('#000')}<circle cx="90" cy="90" r="${radius}" fill="#fff"/>`;
const halves = (color: string) => `${fill('#707070')}<rect width="100" height="400" fill="${color}"/>`;

it.each([
  ['on a colour with enough contrast', fill('#767676'), [box], true],
  ['on no colour with too little', fill('#777777'), [box], false],
  ['beside a light part', whiteFrom(210), [box], true],
  ['not on a light part', whiteFrom(190), [box], false],
  ['only if it is so in every box', whiteFrom(210), [box, { ...box, left: 0.5, right: 1 }], false],
  ['not on a light spot as wide as a letter', spot(9), [box], false],
  ['on a grain too fine to see', spot(0.5), [box], true],
  ['on a picture with enough contrast on average', halves('#000'), [{ ...box, minMeanContrast: 7 }], true],
  ['on no picture with just enough everywhere', halves('#666'), [{ ...box, minMeanContrast: 7 }], false],
])('text is legible %s', async (_, drawing, boxes, legible) => {
  expect(await carriesText(draw(400, 400, drawing), boxes)).toBe(legible);
});

it.each([
  [100, true],
  [0, false],
])('text is legible on the part that a window shows, around the focus: %i %%', async (x, legible) => {
  const wide = draw(800, 400, `${fill('#fff')}<rect x="400" width="400" height="400" fill="#000"/>`);

  expect(await carriesText({ ...wide, focus: { x, y: 50 } }, [box])).toBe(legible);
});

const dark = fill('#14203c');
const busy = [0, 1, 2, 3, 4, 5].map((index) => `<rect x="${index * 100}" width="50" height="80" fill="#3a4668"/>`);

it.each([
  ['stands in a dark sky', `${dark}<rect y="400" width="100%" height="400" fill="#d9d2c4"/>`, '#14203c'],
  ['stands in one a little lighter at a side', `${dark}<rect width="80" height="80" fill="#182440"/>`, '#15213d'],
  ['does not stand in a light one', fill('#d9d2c4'), undefined],
  ['does not stand in one that is too light by little', fill('#585858'), undefined],
  ['does not stand on a cloud', `${dark}<rect x="60" y="120" width="200" height="40" fill="#d9d2c4"/>`, undefined],
  ['does not stand above a building that reaches the edge', `${dark}${busy.join('')}`, undefined],
])('on phones, text above the picture %s', async (_, drawing, sky) => {
  expect(await skyColor(draw(600, 800, drawing), textAbove)).toBe(sky);
});

it('words in place of a picture are legible on its colour, whatever that is', () => {
  const steps = Array.from({ length: 18 }, (_, index) => 15 * index);
  const colors = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => Buffer.of(red, green, blue))));
  const contrasts = colors.map((color) =>
    contrast(color, inkOn(`#${color.toString('hex')}`) === '#000' ? [0, 0, 0] : [255, 255, 255]),
  );

  expect(Math.min(...contrasts)).toBeGreaterThan(4.5);
});
