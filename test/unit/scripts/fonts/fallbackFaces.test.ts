import { fromBuffer } from '@capsizecss/unpack';
import { expect, it } from 'vitest';
import { staticInstance } from '../../../../scripts/fonts/buildFonts';
import { fallbackFaces } from '../../../../scripts/fonts/fallbackFaces';
import { fonts } from '../../../../src/styles/fonts';
import { fontFamily } from '../../../../src/styles/typography';

const letters = 'abcdefghijklmnopqrstuvwxyz ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The descriptors of each rule. */
function readFaces(css: string) {
  return [...css.matchAll(/@font-face\{([^}]*)\}/g)].map(([, rule = '']) =>
    Object.fromEntries(rule.split(';').map((line) => line.split(':', 2))),
  );
}

const stacks = await Promise.all(
  fonts.map(async ({ family, ...font }) => {
    const instance = await staticInstance({ ...font, family }, letters);
    const css = await fallbackFaces(family, instance, font.fallback);
    return { family, font: await fromBuffer(instance), faces: readFaces(css) };
  }),
);

it.each(stacks)('the stand-ins of $family are all that the design names', ({ family, faces }) => {
  const stack = Object.values(fontFamily).find((names) => names.replaceAll('"', '').startsWith(`${family},`));
  const named = stack?.match(/"[^"]* Fallback \d+"/g);

  expect(faces.map((face) => face['font-family'])).toEqual(named);
});

it.each(stacks.flatMap(({ faces }) => faces.map((face) => [face['font-family'], face] as const)))(
  'the stand-in %s is a face of the system, near its own size',
  (_, face) => {
    expect(face.src).toMatch(/^local\("[\w ]+"\)(,local\("[\w ]+"\))*$/);
    const adjusted = Number.parseFloat(face['size-adjust'] ?? '100%');
    expect(adjusted).toBeGreaterThan(85);
    expect(adjusted).toBeLessThan(115);
  },
);

it.each(stacks)('the stand-ins of $family reach as high and as deep as it does', ({ font, faces }) => {
  for (const face of faces) {
    const size = Number.parseFloat(face['size-adjust'] ?? '100%') / 100;
    const share = (name: string) => (size * Number.parseFloat(face[name] ?? '')) / 100;

    expect(share('ascent-override')).toBeCloseTo(font.ascent / font.unitsPerEm, 3);
    expect(share('descent-override')).toBeCloseTo(-font.descent / font.unitsPerEm, 3);
  }
});

it.each(stacks)('every descriptor of the stand-ins of $family has a value', ({ faces }) => {
  expect(faces.flatMap((face) => Object.entries(face)).filter(([, value]) => value === 'undefined')).toEqual(
    [],
  );
});
