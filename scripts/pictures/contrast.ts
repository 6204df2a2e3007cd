/** Returns black or white, whichever is more legible on a colour: on any, it has a contrast of at least 4.58. */
export function inkOn(color: string): string {
  return contrast(color, '#000000') > contrast(color, '#ffffff') ? '#000' : '#fff';
}

/** Returns the contrast of two colours, each as `#rrggbb`: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = Array.from(Buffer.from(color.slice(1), 'hex'), (channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
