const narrowest = 320;
const widest = 1920;
const rem = 16;

/**
 * A length that grows linearly with the screen's width from 320 to 1920 px and is constant beyond. Its fixed part is in
 * `rem`, so that it follows the visitor's text size.
 * @param from the length at 320 px, in pixels.
 * @param to the length at 1920 px, in pixels.
 */
export function fluid(from: number, to: number): string {
  const slope = (to - from) / (widest - narrowest);
  const intercept = from - slope * narrowest;
  return `clamp(${round(from / rem)}rem, ${round(intercept / rem)}rem + ${round(slope * 100)}vw, ${round(to / rem)}rem)`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
