/** The contrast of two colours, each by its red, green and blue from 0 to 255: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: Iterable<number>, other: Iterable<number>): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance([red = 0, green = 0, blue = 0]: Iterable<number>): number {
  return 0.2126 * share(red) + 0.7152 * share(green) + 0.0722 * share(blue);
}

function share(value: number): number {
  return value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
}
