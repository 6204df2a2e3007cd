const narrowest = 320;
const desktop = 1440;
const widest = 1920;
const rem = 16;

/**
 * A length that grows linearly with the page's width from 320 to 1920 px and is constant beyond. Its fixed part is in
 * `rem`, so that it follows the visitor's text size. Its other part is in `cqi`, of the container that the body is,
 * because `vw` counts a classic scrollbar as part of the page.
 * @param from the length at 320 px, in pixels.
 * @param to the length at 1440 px, the width of the design, in pixels.
 */
export function fluid(from: number, to: number): string {
  const slope = (to - from) / (desktop - narrowest);
  const intercept = from - slope * narrowest;
  const most = intercept + slope * widest;
  return `clamp(${round(from / rem)}rem, ${round(intercept / rem)}rem + ${round(slope * 100)}cqi, ${round(most / rem)}rem)`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
