import type { Box } from './measurePage';

/**
 * How far apart two engines may set the same length. WebKit sets each line of text at a whole pixel and so loses up
 * to one a line: of the lengths that were measured 2.9 % of a heading and 1.2 % of a section, 4 and 13 px. A line
 * more or less is 20 px at least, and so is told in all that is up to 900 px high.
 */
const tolerance = { pixels: 2, share: 0.02 };

/** How far apart they may set what no text makes longer. */
const horizontalTolerance = 1;

/**
 * Compares where the landmarks of a page stand in two engines.
 * @returns each difference beyond the tolerance, in words.
 */
export function compareLayouts(expected: readonly Box[], measured: readonly Box[]): string[] {
  if (expected.length !== measured.length) {
    return [`the page has ${measured.length} landmarks instead of ${expected.length}`];
  }
  return expected.flatMap((box, index) => differences(box, measured[index] ?? box));
}

function differences(expected: Box, measured: Box): string[] {
  if (expected.name !== measured.name) return [`${measured.name} in the place of ${expected.name}`];
  return (['left', 'top', 'width', 'height'] as const).flatMap((side) => {
    const isHorizontal = side === 'left' || side === 'width';
    const allowed = isHorizontal
      ? horizontalTolerance
      : tolerance.pixels + tolerance.share * Math.abs(expected[side]);
    return Math.abs(measured[side] - expected[side]) > allowed
      ? [`${expected.name}: ${side} ${measured[side]} px instead of ${expected[side]} px`]
      : [];
  });
}
