import sharp, { type Metadata } from 'sharp';
import { UserError } from '../prerender/index.ts';

const acceptedFormats = ['jpeg', 'png', 'webp', 'avif'];
/** How the files of these formats begin. */
const signatures = /^(?:\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP|.{4}ftypavif)/s;
/** How a HEIC photograph begins. @see https://nokiatech.github.io/heif/technical.html for its brands. */
const heic = /^.{4}ftyp(?!.{0,20}avif).{0,20}(?:hei[cxms]|hev[cx]|mif1)/s;
const saveAgain = 'save it as a JPEG, PNG, WebP or AVIF';
const notAPicture = `is not a picture, despite its name: ${saveAgain}`;
const useJpeg =
  'is a HEIC photograph, which most browsers cannot show: export it as a JPEG, or on an iPhone choose Settings › Camera › Formats › Most Compatible and take it again';
/** What is said of a picture whose pixels cannot be read. */
export const damaged = 'is damaged or was cut short: save it again and upload the new file';

/**
 * Reads what a picture says of itself. Its bytes, not its name, decide the format.
 * @param file its path from the project's root.
 * @throws UserError that names the file, if it is not a picture in one of the formats.
 */
export async function readMetadata(bytes: Buffer, file: string): Promise<Metadata> {
  const start = bytes.toString('latin1', 0, 32);
  if (start === '') throw new UserError(`${file} is empty: upload the picture again`);
  if (heic.test(start)) throw new UserError(`${file} ${useJpeg}`);
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause) => {
      throw new UserError(`${file} ${signatures.test(start) ? damaged : notAPicture}`, { cause });
    });
  const format = metadata.compression === 'av1' ? 'avif' : metadata.format;
  if (!acceptedFormats.includes(format))
    throw new UserError(`${file} is in ${format.toUpperCase()} format: ${saveAgain}`);
  return metadata;
}
