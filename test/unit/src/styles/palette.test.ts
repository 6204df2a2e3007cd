import { describe, expect, it } from 'vitest';
import { contrast } from '../../../../scripts/pictures/carriesText';
import { dark, light } from '../../../../src/styles/palette';

type Name = keyof typeof light;

const pairs: readonly [ink: Name, background: Name, ratio: number][] = [
  ['ink', 'paper', 7],
  ['ink', 'paperWarm', 7],
  ['inkSoft', 'paper', 7],
  ['inkSoft', 'paperWarm', 7],
  ['accent', 'paper', 4.5],
  ['accent', 'paperWarm', 4.5],
  ['onAccent', 'accent', 4.5],
  ['onDusk', 'dusk', 7],
  ['onDusk', 'night', 7],
  ['onDuskSoft', 'dusk', 7],
  ['onDuskSoft', 'night', 7],
  ['duskAccent', 'dusk', 4.5],
  ['duskAccent', 'night', 4.5],
  ['onDuskAccent', 'duskAccent', 4.5],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s scheme', (_, palette) => {
  it.each(pairs)('%s on %s is readable: at least %f to 1', (ink, background, ratio) => {
    const [text, behind] = ([ink, background] as const).map((name) => Buffer.from(palette[name].slice(1), 'hex'));

    expect(contrast(text ?? [], behind ?? [])).toBeGreaterThanOrEqual(ratio);
  });
});
