import sharp from 'sharp';
import type { OutputFile } from '../prerender/index.ts';
import { icoFile } from './icoFile.ts';
import { drawMark, type Mark } from './mark.ts';

export interface IconDesign {
  readonly mark: Mark;
  /** The colours of the mark and of its background, in the light and in the dark scheme. */
  readonly light: { readonly ink: string; readonly background: string };
  readonly dark: { readonly ink: string; readonly background: string };
}

/** Of the square that icons are drawn in: its side, the height of the mark in it, and its waterline from the top. */
const [side, markHeight, waterline] = [64, 32, 44];
const sizes = [180, 192, 512];
/** In the icon of browsers that know no SVG, and of crawlers. */
const smallSizes = [16, 32, 48];

/** The names of the icons. */
export const iconNames: readonly string[] = ['favicon.svg', 'favicon.ico', ...sizes.map((size) => `icon-${size}.png`)];

/** The mark as the site's icons: an SVG for both schemes, an ICO, and a PNG for each kind of home screen. */
export async function drawIcons({ mark, light, dark }: IconDesign): Promise<OutputFile[]> {
  const scale = markHeight / mark.height;
  const drawing = drawMark(mark, (side - mark.width * scale) / 2, waterline, scale);
  const style = `rect{fill:${light.background}}path{fill:${light.ink}}@media(prefers-color-scheme:dark){rect{fill:${dark.background}}path{fill:${dark.ink}}}`;
  const square = `<rect width="${side}" height="${side}" fill="${dark.background}"/><g fill="${dark.ink}">${drawing}</g>`;
  const draw = (size: number) =>
    sharp(Buffer.from(svg(square)), { density: (72 * size) / side })
      .png()
      .toBuffer();
  const icons = sizes.map(async (size) => ({ path: `icon-${size}.png`, body: await draw(size) }));
  return [
    {
      path: 'favicon.svg',
      body: `${svg(`<style>${style}</style><rect width="${side}" height="${side}"/>${drawing}`)}\n`,
    },
    {
      path: 'favicon.ico',
      body: icoFile(await Promise.all(smallSizes.map(async (size) => ({ size, png: await draw(size) })))),
    },
    ...(await Promise.all(icons)),
  ];
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${content}</svg>`;
}
