import { Resvg } from '@resvg/resvg-js';
import type { OutputFile } from '../prerender/files.ts';
import type { DrawingFonts } from './drawingFonts.ts';
import { hasCharacter } from './fonts.ts';

export interface IconDesign {
  readonly brandName: string;
  readonly fonts: Pick<DrawingFonts, 'fonts'>;
  /** The letter and its ground, on a light and on a dark screen. */
  readonly light: { readonly ink: string; readonly ground: string };
  readonly dark: { readonly ink: string; readonly ground: string };
}

const sizes = [180, 192, 512];

/** A disc: the sign of a name that has no letter. */
const disc = 'M32 14a18 18 0 1 0 0 36a18 18 0 1 0 0-36z';

/** The brand's initial as the site's icons: an SVG that suits both schemes, and a PNG for each home screen. */
export function drawIcons({ brandName, fonts, light, dark }: IconDesign): OutputFile[] {
  const path = initialPath(brandName, fonts) ?? disc;
  const style = `rect{fill:${light.ground}}path{fill:${light.ink}}@media(prefers-color-scheme:dark){rect{fill:${dark.ground}}path{fill:${dark.ink}}}`;
  return [
    {
      path: 'favicon.svg',
      body: `${svg(`<style>${style}</style><rect width="64" height="64"/><path d="${path}"/>`)}\n`,
    },
    ...sizes.map((size) => {
      const drawing = svg(
        `<rect width="64" height="64" fill="${dark.ground}"/><path d="${path}" fill="${dark.ink}"/>`,
      );
      const image = new Resvg(drawing, { fitTo: { mode: 'width', value: size } }).render();
      return { path: `icon-${size}.png`, body: image.asPng() };
    }),
  ];
}

/** The outline of the first letter or digit that a font has, centred on a square of 64. */
function initialPath(brandName: string, { fonts }: IconDesign['fonts']): string | undefined {
  for (const character of brandName.normalize('NFC').toUpperCase()) {
    const font = /[\p{L}\p{N}]/u.test(character) && fonts.find((font) => hasCharacter(font, character));
    if (!font) continue;
    const { path } = font.glyphForCodePoint(character.codePointAt(0) ?? 0);
    const { minX, minY, width, height } = path.bbox;
    if (!(width > 0 && height > 0)) continue;
    const scale = Math.min(46 / font.unitsPerEm, 44 / width, 44 / height);
    const centre = [32 - (minX + width / 2) * scale, 32 + (minY + height / 2) * scale] as const;
    return path.transform(scale, 0, 0, -scale, ...centre).toSVG();
  }
  return undefined;
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${content}</svg>`;
}
