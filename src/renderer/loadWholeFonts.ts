import { fonts } from '../styles/fonts';

/** Loads the families as they come, in development: only a build knows which characters the pages use. */
export function loadWholeFonts(): void {
  for (const { family, file } of fonts) {
    document.fonts.add(new FontFace(family, `url(/node_modules/${file})`, { weight: '100 900' }));
  }
}
