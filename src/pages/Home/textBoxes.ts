import { light } from '../../styles/palette.ts';

/** On phones the text stands above the picture, in its sky, and the buttons in the upper part of the picture itself. */
export const textAbove = {
  aspectRatio: 3 / 4,
  left: 0,
  top: 0,
  right: 0.7,
  bottom: 0.23,
  color: light.onDusk,
  minContrast: 4.5,
  minMeanContrast: 7,
};

/**
 * Where `Hero.css.ts` sets the lead on the picture, in windows of each aspect ratio: where it begins and how far it
 * reaches, as parts of the window's height and width. `overhang` says how many times as wide as the window the picture
 * is. Colours on the picture are those of both schemes.
 */
const windows = [
  { aspectRatio: 1.43, overhang: 1.08, lead: { right: 0.415, top: 0.8 } },
  { aspectRatio: 1.48, overhang: 1.08, lead: { right: 0.34, top: 0.8 } },
  { aspectRatio: 1.65, overhang: 1.08, lead: { right: 0.345, top: 0.795 } },
  { aspectRatio: 1.83, overhang: 1, lead: { right: 0.345, top: 0.795 } },
  { aspectRatio: 1.9, overhang: 1, lead: { right: 0.33, top: 0.795 } },
  { aspectRatio: 2.1, overhang: 1, lead: { right: 0.33, top: 0.79 } },
] as const;

/** The text on the hero: everywhere legible by WCAG's level AA, which asks less of text from 24 px, on average by AAA. */
export const textBoxes = windows.flatMap(({ aspectRatio, overhang, lead }) => {
  const box = { left: 0.055, top: 0, bottom: 1, color: light.onDusk };
  const small = { ...box, minContrast: 4.5, minMeanContrast: 7 };
  const large = { ...box, minContrast: 3, minMeanContrast: 4.5 };
  return [
    { ...small, right: 0.66, top: 0.015, bottom: 0.08 }, // the header
    { ...small, right: 0.25, top: 0.1, bottom: 0.17, color: light.duskAccent }, // the tagline
    { ...large, right: Math.min(0.5, 0.89 / aspectRatio), top: 0.15, bottom: 0.4 }, // the three lines of the headline
    { ...small, ...lead, bottom: 0.9 },
  ].map((box) => ({
    ...box,
    aspectRatio: aspectRatio * overhang,
    left: box.left / overhang,
    right: box.right / overhang,
  }));
});
