import { annotate } from './annotate.ts';
import type { PlacedFault } from './Fault.ts';

/** Warns of what does not stop the command: a sentence, and each thing that it is about. */
export function warn(sentence: string, faults: readonly PlacedFault[]): void {
  const list = faults.map(({ place, message }) => `\n    ${place.file}:${place.line} ${message}`);
  console.warn(`! ${sentence}${list.join('')}`);
  annotate('warning', sentence, faults);
}
