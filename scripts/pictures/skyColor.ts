import sharp from 'sharp';
import { carriesText, columns, type JudgedPicture, type TextBox } from './carriesText.ts';
import { contrast } from './contrast.ts';

/** How far a colour may be from the mean, in each channel from 0 to 255, and still look the same beside it. */
const maxDifference = 8;

/**
 * The colour of a picture's upper edge as `#rrggbb`, if it is the same from side to side, and text is legible on it and in
 * a box below it: the sky in which text can stand above the picture and reach into it, without a seam.
 */
export async function skyColor(picture: JudgedPicture, box: TextBox): Promise<string | undefined> {
  const { data, info } = await picture
    .pixels()
    .resize({ width: columns })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const upperEdge = data.subarray(0, columns * info.channels);
  const { channels } = await sharp(upperEdge, { raw: { ...info, height: 1 } }).stats();
  const mean = channels.map((channel) => Math.round(channel.mean));
  const isUniform = channels.every(
    ({ min, max }, index) => Math.max(max - (mean[index] ?? 0), (mean[index] ?? 0) - min) <= maxDifference,
  );
  const isLegible = contrast(mean, Buffer.from(box.color.slice(1), 'hex')) >= box.minMeanContrast;
  return isUniform && isLegible && (await carriesText(picture, [box]))
    ? `#${Buffer.from(mean).toString('hex')}`
    : undefined;
}
