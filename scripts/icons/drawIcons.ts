import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { UserError } from '../diagnostics/UserError.ts';
import type { OutputFile } from '../prerender/files.ts';
import { box } from '../socialCards/box.ts';

export interface IconDesign {
  readonly brandName: string;
  readonly font: { readonly name: string; readonly data: Buffer };
  /** The letter and its ground, on a light and on a dark screen. */
  readonly light: { readonly ink: string; readonly ground: string };
  readonly dark: { readonly ink: string; readonly ground: string };
}

const sizes = [180, 192, 512];

/** The brand's initial as the site's icons: an SVG that suits both schemes, and a PNG for each home screen. */
export async function drawIcons(design: IconDesign): Promise<OutputFile[]> {
  const path = await initialPath(design);
  const { light, dark } = design;
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

/** The outline of the brand's first letter, centred on a square of 64. */
async function initialPath({ brandName, font }: IconDesign): Promise<string> {
  const [initial = ''] = brandName.trim().toUpperCase();
  const drawing = await satori(
    box({ width: 64, height: 64, alignItems: 'center', justifyContent: 'center', fontSize: 46 }, initial),
    { width: 64, height: 64, fonts: [{ ...font, weight: 400, style: 'normal' }] },
  );
  const path = /<path[^>]* d="([^"]+)"/.exec(drawing)?.[1];
  if (!path)
    throw new UserError(
      `the icon of ${brandName} cannot be drawn: its first letter has no outline in ${font.name}`,
    );
  return path;
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${content}</svg>`;
}
