import { light } from '../../styles/palette.ts';

/**
 * Where `Hero.css.ts` sets text on the picture, in windows of each aspect ratio. Colours on the picture are those of both
 * schemes.
 */
const windows = [
  { aspectRatio: 1.54, lead: { right: 0.415, top: 0.805 } },
  { aspectRatio: 1.6, lead: { right: 0.375, top: 0.8 } },
  { aspectRatio: 1.67, lead: { right: 0.375, top: 0.795 } },
  { aspectRatio: 1.74, lead: { right: 0.35, top: 0.8 } },
  { aspectRatio: 1.78, lead: { right: 0.36, top: 0.795 } },
  { aspectRatio: 2.04, lead: { right: 0.345, top: 0.8 } },
  { aspectRatio: 2.1, lead: { right: 0.33, top: 0.79 }, headline: { right: 0.45, bottom: 0.39 } },
] as const;

/** The text on the hero: everywhere legible by WCAG's level AA, which asks less of text from 24 px, on average by AAA. */
export const textBoxes = windows.flatMap(({ aspectRatio, lead, ...more }) => {
  const headline = 'headline' in more ? more.headline : { right: 0.48, bottom: 0.375 };
  const box = { aspectRatio, left: 0.055, top: 0, bottom: 1, color: light.onDusk };
  const small = { ...box, minContrast: 4.5, minMeanContrast: 7 };
  const large = { ...box, minContrast: 3, minMeanContrast: 4.5 };
  return [
    { ...small, right: 0.66, top: 0.015, bottom: 0.08 }, // the header
    { ...small, right: 0.25, top: 0.085, bottom: 0.19, color: light.duskAccent }, // the tagline
    { ...large, ...headline, top: 0.13 },
    { ...small, ...lead, bottom: 0.9 },
  ];
});
