/** A variable family that the design uses, and how much of it. */
export interface FontFamily {
  readonly family: string;
  /** The file in `node_modules` that holds all of it. */
  readonly file: string;
  /** What is kept of each axis: one value, or a range. */
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  /** The weight at which most of its text is set; its stand-ins are fitted to it. */
  readonly weight: number;
  readonly fallback: 'serif' | 'sans-serif';
}

/** Fraunces for display, at its display size; Instrument Sans for text. */
export const fonts: readonly FontFamily[] = [
  {
    family: 'Fraunces',
    file: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    axes: { opsz: 72, SOFT: 0, WONK: 0, wght: { min: 300, max: 400 } },
    weight: 400,
    fallback: 'serif',
  },
  {
    family: 'Instrument Sans',
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 500 } },
    weight: 400,
    fallback: 'sans-serif',
  },
];
