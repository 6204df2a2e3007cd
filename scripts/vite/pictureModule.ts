import { encodingsOf, pictureFormats } from '../pictures/encodings.ts';
import type { Picture } from '../pictures/picture.ts';
import { pictureStyle, skyStyle, styleModuleOf } from './pictureStyles.ts';

/** What is known of a picture beside its own properties. */
interface PictureFacts {
  /** How the URLs of its files begin. */
  readonly url: string;
  readonly carriesText: boolean | undefined;
  /** The colour of its upper edge. */
  readonly sky: string | undefined;
}

/** The code of a module that exports a picture, and imports its style. */
export function pictureModule(picture: Picture, { url, carriesText, sky }: PictureFacts): string {
  const style = pictureStyle(picture);
  const ofSky = sky === undefined ? undefined : skyStyle(sky);
  const encodings = encodingsOf(picture);
  const source = {
    width: picture.width,
    height: picture.height,
    url,
    formats: pictureFormats.map((format) => ({
      type: format.type,
      extension: format.extension,
      widths: encodings.filter((encoding) => encoding.format === format).map(({ width }) => width),
    })),
    className: style.className,
    carriesText,
    sky: ofSky && { className: ofSky.className, color: sky },
  };
  const imports = [style, ...(ofSky ? [ofSky] : [])].map(({ rule }) => `import '${styleModuleOf(rule)}';\n`);
  return `${imports.join('')}export default ${JSON.stringify(source)}`;
}
