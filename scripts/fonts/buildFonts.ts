import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { BuildError, explainError, UserError } from '../diagnostics/UserError.ts';
import type { OutputFile } from '../prerender/files.ts';
import { type FallbackKind, fallbackFaces } from './fallbackFaces.ts';
import { type FontUse, subsetFamily } from './subsetFamily.ts';

/** A family that the site uses. */
export interface SiteFont extends FontUse {
  /** The file in `node_modules` that holds all of it. */
  readonly file: string;
  readonly weight: number;
  readonly fallback: FallbackKind;
}

/** The fonts of a site, cut to what its pages show. */
export interface SiteFonts {
  readonly files: readonly OutputFile[];
  /**
   * The `@font-face` rules of the families and of their stand-ins. The families stand in a media rule for browsers that
   * run no script: for the others a script fetches them, when the page has loaded.
   */
  readonly css: string;
}

/** A family's file, the rule that loads it, and those of its stand-ins. */
interface BuiltFont {
  readonly file: OutputFile;
  readonly face: string;
  readonly standIn: string;
}

/**
 * Cuts the families to the characters that the pages show.
 * @param base of the site, with both its slashes.
 * @throws BuildError, naming each character that a family lacks.
 */
export async function buildFonts(
  fonts: readonly SiteFont[],
  characters: string,
  base: string,
): Promise<SiteFonts> {
  const results: PromiseSettledResult<BuiltFont>[] = [];
  for (const font of fonts) {
    results.push(...(await Promise.allSettled([buildFont(font, characters, base)])));
  }
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  const unexpected = reasons.find((reason) => !(reason instanceof UserError));
  if (unexpected) throw unexpected;
  if (reasons.length > 0) throw new BuildError(reasons.map(explainError));
  const built = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const faces = built.map(({ face }) => face).join('');
  const standIns = built.map(({ standIn }) => standIn).join('');
  return { files: built.map(({ file }) => file), css: `@media (scripting:none){${faces}}${standIns}` };
}

async function buildFont(font: SiteFont, characters: string, base: string): Promise<BuiltFont> {
  const source = await readFontFile(font.file);
  const body = await subsetFamily(source, font, characters, 'woff2');
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 8);
  const path = `fonts/${font.family.toLowerCase().replaceAll(' ', '-')}-${hash}.woff2`;
  const instance = await staticInstance(font, characters);
  const standIn = await fallbackFaces(font.family, instance, font.fallback);
  return { file: { path, body }, face: fontFace(font, base + path), standIn };
}

/** The font at the one weight of most of its text, for what cannot vary it: measures, and drawings. */
export async function staticInstance(font: SiteFont, characters: string): Promise<Buffer> {
  const axes = { ...font.axes, wght: font.weight };
  return subsetFamily(await readFontFile(font.file), { ...font, axes }, characters, 'sfnt');
}

/** The rule by which a browser loads a family from an address. */
export function fontFace({ family, axes }: Pick<SiteFont, 'family' | 'axes'>, address: string): string {
  const weight =
    typeof axes.wght === 'object' ? `${axes.wght.min} ${axes.wght.max}` : String(axes.wght ?? 400);
  return `@font-face{font-family:"${family}";src:url(${address}) format("woff2");font-weight:${weight};font-display:swap}`;
}

function readFontFile(file: string): Promise<Buffer> {
  return readFile(createRequire(import.meta.url).resolve(file));
}
