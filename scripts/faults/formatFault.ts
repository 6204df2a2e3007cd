import type { Fault, Place } from './Fault.ts';

const width = 100;

/** A fault in words: with its file and line first, and the line itself below them, where it stands in a file. */
export function formatFault(fault: Fault): string {
  if (typeof fault === 'string') return fault;
  const { message, place } = fault;
  return `${place.file}:${place.line}\n    ${message}\n\n${excerpt(place)}\n`;
}

/** The line of a place, cut to what fits a screen, and below it a caret at the column. */
function excerpt({ line, column, text }: Place): string {
  const start = Math.max(0, column - width + 20);
  const shown = text.slice(start, start + width).replace(/[\p{Cc}\p{Cf}]/gu, ' '); // each is to take its column
  const before = start > 0 ? '…' : '';
  const after = start + width < text.length ? '…' : '';
  const number = String(line).padStart(8);
  const caret = ' '.repeat(before.length + column - 1 - start);
  return `${number} | ${before}${shown}${after}\n${' '.repeat(number.length)} | ${caret}^`;
}
