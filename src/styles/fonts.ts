/** A variable family that the design uses, and how much of it. */
export interface FontFamily {
  readonly family: string;
  /** Its files in `node_modules`, one for each of its subsets, whose name stands where the `*` is. */
  readonly files: string;
  /** The subsets, the one that most pages need first. Only those that the pages use are published. */
  readonly subsets: readonly string[];
  /** What is kept of each axis: one value, or a range. */
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  /** The weight at which most of its text is set; its fallbacks are fitted to it. */
  readonly weight: number;
  readonly fallback: keyof typeof fallbackFaces;
}

/** How many faces of the visitor's device, fitted to a family, are tried before the generic one. */
const fallbackFaces = { serif: 3, 'sans-serif': 2 };

/** Sets headings and names: Fraunces, at its display size. */
export const displayFont: FontFamily = {
  family: 'Fraunces',
  files: '@fontsource-variable/fraunces/files/fraunces-*-full-normal.woff2',
  subsets: ['latin', 'latin-ext', 'vietnamese'],
  axes: { opsz: 72, SOFT: 0, WONK: 0, wght: { min: 300, max: 400 } },
  weight: 400,
  fallback: 'serif',
};

/** Sets all other text. */
export const textFont: FontFamily = {
  family: 'Instrument Sans',
  files: '@fontsource-variable/instrument-sans/files/instrument-sans-*-wght-normal.woff2',
  subsets: ['latin', 'latin-ext'],
  axes: { wght: { min: 400, max: 500 } },
  weight: 400,
  fallback: 'sans-serif',
};

export const fonts: readonly FontFamily[] = [displayFont, textFont];

/** The `font-family` of a family: itself, its fitted fallbacks, and the generic one. */
export function fontStack({ family, fallback }: FontFamily): string {
  const fitted = Array.from(
    { length: fallbackFaces[fallback] },
    (_, index) => `${family} Fallback ${index + 1}`,
  );
  return [...[family, ...fitted].map((name) => (/\s/.test(name) ? `"${name}"` : name)), fallback].join(', ');
}
