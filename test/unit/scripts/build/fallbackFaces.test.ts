import { fromBuffer } from '@capsizecss/unpack';
import { expect, it } from 'vitest';
import { fallbackFaces } from '../../../../scripts/build/fallbackFaces';
import { staticInstances } from '../../../../scripts/build/fonts';
import { fontStack, fonts } from '../../../../src/styles/fonts';

const letters = 'abcdefghijklmnopqrstuvwxyz ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The descriptors of each rule. */
function readFaces(css: string) {
  return [...css.matchAll(/@font-face\{([^}]*)\}/g)].map(([, rule = '']) =>
    Object.fromEntries(rule.split(';').map((line) => line.split(':', 2))),
  );
}

const stacks = await Promise.all(
  fonts.map(async (siteFont) => {
    const { family } = siteFont;
    const [instance = Buffer.alloc(0)] = await staticInstances(siteFont, letters);
    const css = await fallbackFaces(family, instance, siteFont.fallback);
    return { family, stack: fontStack(siteFont), font: await fromBuffer(instance), faces: readFaces(css) };
  }),
);

it.each(stacks)('the fallbacks of $family are exactly those in the style sheet', ({ stack, faces }) => {
  expect(faces.map((face) => face['font-family'])).toEqual(stack.match(/"[^"]* Fallback \d+"/g));
});

it.each(stacks)('the fallbacks of $family have the same ascent and descent', ({ font, faces }) => {
  for (const face of faces) {
    const size = Number.parseFloat(face['size-adjust'] ?? '100%') / 100;
    const share = (name: string) => (size * Number.parseFloat(face[name] ?? '')) / 100;

    expect(share('ascent-override')).toBeCloseTo(font.ascent / font.unitsPerEm, 3);
    expect(share('descent-override')).toBeCloseTo(-font.descent / font.unitsPerEm, 3);
  }
});
