import { light } from '../../styles/palette.ts';

/**
 * Where `Hero.css.ts` sets text on the picture, in the windows of each shape. Colours on the picture are those of both
 * schemes.
 */
const windows = [
  { aspectRatio: 1.54, headline: { right: 0.49, bottom: 0.455 }, lead: { right: 0.415, top: 0.805 } },
  { aspectRatio: 1.6, headline: { right: 0.488, bottom: 0.44 }, lead: { right: 0.375, top: 0.8 } },
  { aspectRatio: 1.78, headline: { right: 0.445, bottom: 0.445 }, lead: { right: 0.36, top: 0.795 } },
  // A window of the same shape, but so wide that the headline has reached its largest size.
  { aspectRatio: 1.78, headline: { right: 0.48, bottom: 0.42 }, lead: { right: 0.34, top: 0.82 } },
  { aspectRatio: 2.04, headline: { right: 0.42, bottom: 0.435 }, lead: { right: 0.335, top: 0.8 } },
  { aspectRatio: 2.1, headline: { right: 0.37, bottom: 0.45 }, lead: { right: 0.33, top: 0.79 } },
] as const;

/** The text on the hero: from 24 px, 3:1 is enough. */
export const textBoxes = windows.flatMap(({ aspectRatio, headline, lead }) => {
  const box = { aspectRatio, left: 0.055, top: 0, bottom: 1, color: light.onDusk, minContrast: 4.5 };
  return [
    { ...box, right: 0.66, top: 0.015, bottom: 0.08 }, // the header
    { ...box, right: 0.25, top: 0.065, bottom: 0.165, color: light.duskAccent }, // the tagline
    { ...box, ...headline, top: 0.1, minContrast: 3 },
    { ...box, ...lead, bottom: 0.9 },
  ];
});
