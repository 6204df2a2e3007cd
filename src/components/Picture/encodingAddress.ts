import type { PictureFormat, PictureSource } from './PictureSource';

/** The address of one encoding of a picture. */
function encodingAddress({ address }: PictureSource, { extension }: PictureFormat, width: number): string {
  return `${address}-${width}.${extension}`;
}

/** The `srcset` of a picture in one format: every width that it has. */
export function srcSet(source: PictureSource, format: PictureFormat): string {
  return format.widths.map((width) => `${encodingAddress(source, format, width)} ${width}w`).join(', ');
}

/** The widest encoding in the format that every browser knows, for browsers that choose none themselves. */
export function fallbackAddress(source: PictureSource): string {
  const format = source.formats.at(-1);
  const width = format?.widths.at(-1);
  return format && width ? encodingAddress(source, format, width) : '';
}
