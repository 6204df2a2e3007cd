/** A variable font family, and the parts of it that the design uses. */
export interface FontFamily {
  readonly family: string;
  /** The path of its files in `node_modules`, one for each subset; `*` is the subset's name. */
  readonly files: string;
  /** Its subsets, beginning with the one that most pages need. The others are published only if a page uses them. */
  readonly subsets: readonly string[];
  /** The part of each axis to keep: one value, or a range. */
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  /** The weight of most of its text, which its fallbacks are fitted to. */
  readonly weight: number;
  /** The generic family, whose system fonts show the text until the family has loaded. */
  readonly fallback: keyof typeof systemFonts;
}

/** The system fonts before each generic family, best first. A build fits them to the family. */
export const systemFonts = {
  serif: ['georgia', 'timesNewRoman', 'notoSerif'],
  'sans-serif': ['arial', 'roboto'],
} as const;

/** The font of headings and names: Fraunces, at its display size. */
export const displayFont: FontFamily = {
  family: 'Fraunces',
  files: '@fontsource-variable/fraunces/files/fraunces-*-full-normal.woff2',
  subsets: ['latin', 'latin-ext', 'vietnamese'],
  axes: { opsz: 72, SOFT: 0, WONK: 0, wght: { min: 300, max: 400 } },
  weight: 400,
  fallback: 'serif',
};

/** The font of all other text. */
export const textFont: FontFamily = {
  family: 'Instrument Sans',
  files: '@fontsource-variable/instrument-sans/files/instrument-sans-*-wght-normal.woff2',
  subsets: ['latin', 'latin-ext'],
  axes: { wght: { min: 400, max: 500 } },
  weight: 400,
  fallback: 'sans-serif',
};

export const fonts: readonly [FontFamily, ...FontFamily[]] = [displayFont, textFont];

/** Returns the `font-family` of a font: its family, its fitted fallbacks, and the generic family. */
export function fontStack({ family, fallback }: FontFamily): string {
  const fitted = systemFonts[fallback].map((_, index) => `${family} Fallback ${index + 1}`);
  return [...[family, ...fitted].map((name) => (/\s/.test(name) ? `"${name}"` : name)), fallback].join(', ');
}
