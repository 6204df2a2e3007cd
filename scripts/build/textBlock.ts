import { Resvg } from '@resvg/resvg-js';
import type { DrawingFonts } from './drawingFonts.ts';

/** Text that has been broken into lines. */
export interface TextBlock {
  readonly lines: readonly string[];
  /** The font size and the height of the block, in pixels. */
  readonly size: number;
  readonly height: number;
  /** Its SVG: `<text>` elements. @param top the upper edge of the first line. */
  readonly draw: (top: number) => string;
}

export interface TextStyle {
  /** A family of the site. */
  readonly family: string;
  readonly color: string;
  /** In pixels. The largest that fits is used; words too long for the smallest are broken. */
  readonly size: { readonly max: number; readonly min: number };
  readonly lineHeight: number;
  /** As a fraction of the size. */
  readonly letterSpacing?: number;
}

/** The space for a text, in pixels. */
export interface TextBox {
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** A piece of text that a line may break before, and whether a space precedes it. */
interface Piece {
  readonly text: string;
  readonly space: boolean;
}

const rightToLeft = /[\p{scx=Arabic}\p{scx=Hebrew}\p{scx=Syriac}\p{scx=Thaana}]/u;
const rightToLeftRun = /([\p{scx=Arabic}\p{scx=Hebrew}\p{scx=Syriac}\p{scx=Thaana}\u200c\u200d]+)/u;
const strong = /\p{L}/u;
/** The gap between runs, as a fraction of the size: a space, and the side bearings that a measured run lacks. */
const spaceWidth = 0.25;
const jointWidth = 0.03;
const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/**
 * Sets text in a box, as large as fits. Text that is too long is made smaller, then broken inside words, but never cut
 * off. Text that begins with a right-to-left letter is aligned right.
 */
export function textBlock(text: string, style: TextStyle, box: TextBox, fonts: DrawingFonts): TextBlock {
  const pieces = piecesOf(fonts.drawable(text).replace(/\s+/g, ' ').trim());
  const measureRun = runMeasurer(style, fonts);
  const measure = (line: string) =>
    runsOf(line).reduce(
      (sum, { text, space }) => sum + measureRun(text) + (space ? spaceWidth : jointWidth),
      0,
    );
  const { size, lines } = fitText(pieces, style, box, measure);
  const isRightToLeft = rightToLeft.test(strong.exec(lines.join(' '))?.[0] ?? '');
  const lineHeight = size * style.lineHeight;
  const drawLine = (line: string, baseline: number) => {
    let x = isRightToLeft ? box.left + box.width - measure(line) * size : box.left;
    return visualOrder(runsOf(line), isRightToLeft).map(({ text, gap }) => {
      x += (gap ? spaceWidth : jointWidth) * size;
      const element = textElement(text, x, baseline, size, style, fonts);
      x += measureRun(text) * size;
      return element;
    });
  };
  return {
    lines,
    size,
    height: lines.length * lineHeight,
    draw: (top) =>
      lines
        .flatMap((line, index) => drawLine(line, top + index * lineHeight + (lineHeight + size * 0.7) / 2))
        .join(''),
  };
}

function fitText(
  pieces: readonly Piece[],
  style: TextStyle,
  box: TextBox,
  measure: (text: string) => number,
) {
  const { max, min } = style.size;
  for (let size = max; ; size = Math.max(min, size * 0.94)) {
    const isSmallest = size <= min;
    const lines = breakLines(
      isSmallest ? breakWords(pieces, box.width / size, measure) : pieces,
      box.width / size,
      measure,
    );
    const fits =
      lines.every((line) => measure(line) * size <= box.width) &&
      lines.length * size * style.lineHeight <= box.height;
    if (fits || isSmallest) return { size, lines };
  }
}

/** Fills lines with pieces. @param width as a fraction of the size. */
function breakLines(pieces: readonly Piece[], width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const { text, space } of pieces) {
    const line = lines.at(-1);
    const longer = `${line}${space ? ' ' : ''}${text}`;
    if (line !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(text);
  }
  return lines;
}

/** Breaks pieces that are wider than a line, between any two letters. */
function breakWords(pieces: readonly Piece[], width: number, measure: (text: string) => number): Piece[] {
  const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });
  return pieces.flatMap((piece) => {
    if (measure(piece.text) <= width) return [piece];
    return [...letters.segment(piece.text)].map(({ segment }, index) => ({
      text: segment,
      space: index === 0 && piece.space,
    }));
  });
}

/** Splits text into words, with a dictionary for scripts without spaces. */
function piecesOf(text: string): Piece[] {
  const words = new Intl.Segmenter('ja', { granularity: 'word' });
  return text.split(' ').flatMap((word) => {
    if (!withoutSpaces.test(word)) return [{ text: word, space: true }];
    const pieces: { text: string; space: boolean }[] = [];
    for (const { segment, isWordLike } of words.segment(word)) {
      const last = pieces.at(-1);
      if (last && !isWordLike) last.text += segment;
      else pieces.push({ text: segment, space: pieces.length === 0 });
    }
    return pieces;
  });
}

/** A part of a line with one writing direction: the renderer loses letters if an element has two. */
interface Run {
  readonly text: string;
  readonly isRightToLeft: boolean;
  /** Whether a space precedes it. */
  readonly space: boolean;
}

/** The runs of a line in reading order. */
function runsOf(line: string): Run[] {
  const runs: Run[] = [];
  line.split(' ').forEach((word, index) => {
    const last = runs.at(-1);
    const parts = rightToLeft.test(word) ? word.split(rightToLeftRun).filter(Boolean) : [];
    if (parts.length > 0)
      runs.push(
        ...parts.map((part, position) => ({
          text: rightToLeft.test(part)
            ? part
            : part.replace(/[()[\]«»<>]/g, (sign) => mirrored[sign] ?? sign),
          isRightToLeft: true,
          space: position === 0 && index > 0,
        })),
      );
    else if (last && !last.isRightToLeft) runs[runs.length - 1] = { ...last, text: `${last.text} ${word}` };
    else runs.push({ text: word, isRightToLeft: false, space: index > 0 });
  });
  return runs;
}

const mirrored: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '«': '»',
  '»': '«',
  '<': '>',
  '>': '<',
};

/** The runs from left to right, and whether a gap precedes each. */
function visualOrder(runs: readonly Run[], isRightToLeft: boolean): { text: string; gap: boolean }[] {
  // Consecutive right-to-left runs are reversed together.
  const groups: Run[][] = [];
  for (const run of runs) {
    const last = groups.at(-1);
    if (last?.[0]?.isRightToLeft === run.isRightToLeft) last.push(run);
    else groups.push([run]);
  }
  const gapsBetween = groups.map(([first]) => first?.space ?? false);
  const order = groups.map((_, index) => (isRightToLeft ? groups.length - 1 - index : index));
  return order.flatMap((index, position) => {
    const group = groups[index] ?? [];
    const before = position > 0 && (gapsBetween[isRightToLeft ? index + 1 : index] ?? false);
    return group[0]?.isRightToLeft
      ? group.map((_, at) => {
          const run = group[group.length - 1 - at];
          return {
            text: run?.text ?? '',
            gap: at === 0 ? before : (group[group.length - at]?.space ?? false),
          };
        })
      : group.map(({ text, space }, at) => ({ text, gap: at === 0 ? before : space }));
  });
}

/** The width of a run as the renderer draws it, as a fraction of the size. */
function runMeasurer(style: TextStyle, fonts: DrawingFonts): (text: string) => number {
  const known = new Map<string, number>();
  const size = 100;
  return (text) => {
    const width = known.get(text) ?? boxWidth(textElement(text, 0, size, size, style, fonts), fonts) / size;
    known.set(text, width);
    return width;
  };
}

function boxWidth(element: string, fonts: DrawingFonts): number {
  return (
    openDrawing(
      `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${element}</svg>`,
      fonts,
    ).getBBox()?.width ?? 0
  );
}

function textElement(
  text: string,
  x: number,
  y: number,
  size: number,
  { family, color, letterSpacing = 0 }: TextStyle,
  fonts: DrawingFonts,
): string {
  const attributes = {
    x: x.toFixed(2),
    y: y.toFixed(2),
    fill: color,
    'font-family': escapeXml(fonts.nameOf(family)),
    'font-size': size.toFixed(2),
    'letter-spacing': (letterSpacing * size).toFixed(2),
  };
  const list = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
  return `<text ${list.join(' ')}>${escapeXml(text)}</text>`;
}

/** Parses an SVG whose text uses only these fonts, not the machine's. */
export function openDrawing(svg: string, { files }: DrawingFonts): Resvg {
  return new Resvg(svg, { font: { loadSystemFonts: false, fontFiles: [...files] }, logLevel: 'off' });
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
