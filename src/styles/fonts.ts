import { fluid } from './layout.ts';

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
function fontStack({ family, fallback }: FontFamily): string {
  const fitted = systemFonts[fallback].map((_, index) => `${family} Fallback ${index + 1}`);
  return [...[family, ...fitted].map((name) => (/\s/.test(name) ? `"${name}"` : name)), fallback].join(', ');
}

export const fontFamily = { display: fontStack(displayFont), text: fontStack(textFont) };

/** A size at which most words fit a line of any page, however large the visitor's text is. */
const unbroken = '11.5cqi';

/** On phones, the size at which Home's headline has five lines; for larger text, at which its longest word fits. */
const headlineOnPhone = 'max(9.4cqi, min(1.5rem, 10.2cqi))';

/** On narrow phones, a size that follows the page's width, so that lines break at the same words. */
function keptLines(size: string, cqi: number): string {
  return `min(${size}, max(1rem, ${cqi}cqi))`;
}

/** The scale: five sizes for the display font, three for the text font. The site uses no other. */
export const fontSize = {
  /** The headings of pages. */
  display: `min(${fluid(36, 56)}, ${headlineOnPhone})`,
  /** A statement. */
  title: `min(${fluid(32, 54)}, ${headlineOnPhone})`,
  /** The headings of sections and cases, which in a low window are smaller than Home's headline, too. */
  heading: `min(${fluid(27, 42)}, ${unbroken}, max(1.7rem, 4.6svh))`,
  /** The entries of a list in large type. */
  subheading: `min(${fluid(22, 32)}, ${unbroken})`,
  /** The entries of a list in columns, and a sentence in the display font. */
  entry: keptLines(fluid(19, 24), 5),

  lead: keptLines(fluid(17, 20), 5),
  body: fluid(16, 17),
  small: '0.875rem',
};

/**
 * The largest type on desktops, in which three lines of Home's headline end before the building of its picture. No
 * other heading is larger.
 */
const headlineInSky = 'min(3.8cqi, 6svh)';
export const fontSizeOnDesktop = {
  display: `min(${fontSize.display}, ${headlineInSky})`,
  title: `min(${fontSize.title}, ${headlineInSky})`,
};
