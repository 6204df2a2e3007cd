import type { OutputFile } from 'prerender-engine';
import sharp from 'sharp';
import { icoFile } from './icoFile.ts';

/** The site's mark: an SVG path, the size of its box, and its reflection in steps below it. */
export interface Mark {
  readonly width: number;
  readonly height: number;
  readonly path: string;
  readonly reflection: readonly { readonly path: string; readonly opacity: number }[];
}

export interface IconDesign {
  readonly mark: Mark;
  /** The colours of the mark and of its background, in the light and in the dark scheme. */
  readonly light: { readonly ink: string; readonly background: string };
  readonly dark: { readonly ink: string; readonly background: string };
}

const sizes = [180, 192, 512];
/** In the icon of browsers that know no SVG, and of crawlers. */
const smallSizes = [16, 32, 48];

/** The names of the icons. */
export const iconNames: readonly string[] = ['favicon.svg', 'favicon.ico', ...sizes.map((size) => `icon-${size}.png`)];

/** The mark as the site's icons: an SVG for both schemes, an ICO, and a PNG for each kind of home screen. */
export async function drawIcons({ mark, light, dark }: IconDesign): Promise<OutputFile[]> {
  const scale = 32 / mark.height;
  const drawing = drawMark(mark, (64 - mark.width * scale) / 2, 44, scale);
  const style = `rect{fill:${light.background}}path{fill:${light.ink}}@media(prefers-color-scheme:dark){rect{fill:${dark.background}}path{fill:${dark.ink}}}`;
  const square = `<rect width="64" height="64" fill="${dark.background}"/><g fill="${dark.ink}">${drawing}</g>`;
  const draw = (size: number) =>
    sharp(Buffer.from(svg(square)), { density: (72 * size) / 64 })
      .png()
      .toBuffer();
  const icons = sizes.map(async (size) => ({ path: `icon-${size}.png`, body: await draw(size) }));
  return [
    {
      path: 'favicon.svg',
      body: `${svg(`<style>${style}</style><rect width="64" height="64"/>${drawing}`)}\n`,
    },
    {
      path: 'favicon.ico',
      body: icoFile(await Promise.all(smallSizes.map(async (size) => ({ size, png: await draw(size) })))),
    },
    ...(await Promise.all(icons)),
  ];
}

/** The mark as SVG, above a line and reflected below it. It inherits its fill. */
export function drawMark({ height, path, reflection }: Mark, left: number, line: number, scale: number): string {
  const steps = reflection.map((step) => `<path d="${step.path}" opacity="${step.opacity}"/>`);
  const place = `matrix(${scale} 0 0 ${scale} ${left} ${line - height * scale})`;
  return `<g transform="${place}"><path d="${path}"/>${steps.join('')}</g>`;
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${content}</svg>`;
}
