import { fonts } from '../styles/fonts';

/** In development, loads complete fonts, because only a build knows which characters the pages use. */
export function loadWholeFonts(): void {
  for (const { family, files, subsets } of fonts) {
    for (const subset of subsets) {
      const url = `url(/node_modules/${files.replace('*', subset)})`;
      document.fonts.add(new FontFace(family, url, { weight: '100 900' }));
    }
  }
}
