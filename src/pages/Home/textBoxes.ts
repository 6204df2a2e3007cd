import { light } from '../../styles/palette.ts';

/**
 * Where `Hero.css.ts` sets text on the picture, in windows of each aspect ratio. Colours on the picture are those of both
 * schemes.
 */
const windows = [
  {
    aspectRatio: 1.54,
    headline: { right: 0.48, bottom: 0.45 },
    fifthLine: { right: 0.29, bottom: 0.515 },
    lead: { right: 0.415, top: 0.805 },
  },
  {
    aspectRatio: 1.6,
    headline: { right: 0.478, bottom: 0.43 },
    fifthLine: { right: 0.28, bottom: 0.505 },
    lead: { right: 0.375, top: 0.8 },
  },
  {
    aspectRatio: 1.67,
    headline: { right: 0.45, bottom: 0.415 },
    fifthLine: { right: 0.27, bottom: 0.48 },
    lead: { right: 0.375, top: 0.795 },
  },
  {
    aspectRatio: 1.74,
    headline: { right: 0.445, bottom: 0.415 },
    fifthLine: { right: 0.26, bottom: 0.48 },
    lead: { right: 0.35, top: 0.8 },
  },
  // In low windows the headline has three lines.
  { aspectRatio: 1.75, headline: { right: 0.49, bottom: 0.35 }, lead: { right: 0.35, top: 0.8 } },
  { aspectRatio: 1.78, headline: { right: 0.49, bottom: 0.345 }, lead: { right: 0.36, top: 0.795 } },
  { aspectRatio: 2.04, headline: { right: 0.495, bottom: 0.335 }, lead: { right: 0.345, top: 0.8 } },
  { aspectRatio: 2.1, headline: { right: 0.447, bottom: 0.37 }, lead: { right: 0.33, top: 0.79 } },
] as const;

/** The text on the hero: everywhere legible by WCAG's level AA, which asks less of text from 24 px, on average by AAA. */
export const textBoxes = windows.flatMap(({ aspectRatio, headline, lead, ...more }) => {
  const box = { aspectRatio, left: 0.055, top: 0, bottom: 1, color: light.onDusk };
  const small = { ...box, minContrast: 4.5, minMeanContrast: 7 };
  const large = { ...box, minContrast: 3, minMeanContrast: 4.5 };
  return [
    { ...small, right: 0.66, top: 0.015, bottom: 0.08 }, // the header
    { ...small, right: 0.25, top: 0.065, bottom: 0.175, color: light.duskAccent }, // the tagline
    { ...large, ...headline, top: 0.1 },
    ...('fifthLine' in more ? [{ ...large, ...more.fifthLine, top: headline.bottom }] : []),
    { ...small, ...lead, bottom: 0.9 },
  ];
});
