/** The contrast of two colours, each by its red, green and blue from 0 to 255: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: Iterable<number>, other: Iterable<number>): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: Iterable<number>): number {
  const [red = 0, green = 0, blue = 0] = Array.from(color, linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The light of a channel from 0 to 1, by its value in sRGB from 0 to 255. */
function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
