import sharp from 'sharp';
import { doorway } from '../../src/components/Icon/iconPaths.ts';
import { withoutSoftHyphens } from '../../src/language.ts';
import { dark, dusk, light } from '../../src/styles/palette.ts';
import type { TextFile } from '../prerender/index.ts';

/** The square that icons are drawn in: its side, the mark's height, and the waterline's distance from the top. */
const [side, markHeight, waterline] = [64, 32, 44];
const sizes = [180, 192, 512];
export const iconNames: readonly string[] = ['favicon.svg', 'favicon.ico', ...sizes.map((size) => `icon-${size}.png`)];

/** Draws the site's mark as icons: an SVG for both colour schemes, an ICO, and a PNG for each kind of home screen. */
export async function drawIcons(): Promise<TextFile[]> {
  const mark = drawMark((side - (doorway.width * markHeight) / doorway.height) / 2, waterline, markHeight);
  const drawing = `<rect width="${side}" height="${side}"/>${mark}</svg>`;
  const begin = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">`;
  const ofLight = `rect{fill:${light.paper}}path{fill:${light.accent}}`;
  const ofDark = `rect{fill:${dark.night}}path{fill:${dusk.duskAccent}}`;
  const draw = (size: number) =>
    sharp(Buffer.from(`${begin}<style>${ofDark}</style>${drawing}`), { density: (72 * size) / side })
      .png()
      .toBuffer();
  const bodies = [
    `${begin}<style>${ofLight}@media(prefers-color-scheme:dark){${ofDark}}</style>${drawing}\n`,
    icoFile(48, await draw(48)),
    ...(await Promise.all(sizes.map(draw))),
  ];
  return bodies.map((body, index) => ({ path: iconNames[index] ?? '', body }));
}

/** Returns the mark as SVG, on a line and reflected below it, without a fill. @param height without the reflection. */
export function drawMark(left: number, line: number, height: number): string {
  const scale = height / doorway.height;
  const steps = doorway.reflection.map((step) => `<path d="${step.path}" opacity="${step.opacity}"/>`);
  const transform = `matrix(${scale} 0 0 ${scale} ${left} ${line - height})`;
  return `<g transform="${transform}"><path d="${doorway.path}"/>${steps.join('')}</g>`;
}

/**
 * Returns an ICO file with one PNG, for crawlers and browsers without SVG icons.
 * @see https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)
 */
function icoFile(size: number, png: Buffer): Buffer {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, ...Array(8).fill(0)]);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/**
 * Returns the web app manifest: the site's name, colour and icons for a home screen.
 * @param base path of the site, with both slashes.
 * @see https://www.w3.org/TR/appmanifest/
 */
export function webManifest(brandName: string, base: string): string {
  const name = withoutSoftHyphens(brandName);
  const manifest = {
    name,
    short_name: name,
    start_url: base,
    background_color: light.paper,
    theme_color: light.paper,
    icons: [192, 512].map((size) => ({ src: `${base}icon-${size}.png`, sizes: `${size}x${size}` })),
  };
  return JSON.stringify(manifest, null, 2);
}
