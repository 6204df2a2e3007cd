import type { Region } from 'sharp';

/** A point of a picture, in percent of its width from the left and of its height from the top. */
export interface Focus {
  readonly x: number;
  readonly y: number;
}

/** A width and a height in pixels. */
export type Size = Readonly<{ width: number; height: number }>;

/** The largest part of a picture with a given aspect ratio, around its focus, as `object-fit: cover` crops it. */
export function cover({ width, height }: Size, aspectRatio: number, { x, y }: Focus): Region {
  const part = {
    width: Math.min(width, Math.round(height * aspectRatio)),
    height: Math.min(height, Math.round(width / aspectRatio)),
  };
  return {
    left: Math.round(((width - part.width) * x) / 100),
    top: Math.round(((height - part.height) * y) / 100),
    ...part,
  };
}
