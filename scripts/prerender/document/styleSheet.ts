import { createHash } from 'node:crypto';
import type { OutputFile } from '../files/files.ts';
import type { Needs } from './selectorNeeds.ts';

/** A style sheet, in the order of its rules. It holds only data, so that it can be passed to threads. */
export type StyleSheet = readonly (StyleRule | StyleBlock)[];

export interface StyleRule {
  readonly text: string;
  /** What each selector of the rule needs. Without it, the rule is for every page. */
  readonly selectors?: readonly Needs[];
  /** The name that a page must use for the rule to matter, as of `@keyframes`. */
  readonly name?: string;
  /** The names of other rules in this one. */
  readonly uses: readonly string[];
  /** Whether the rule is in every page and not in the file of all rules, since what it loads would load again. */
  readonly stayInline?: boolean;
}

/** A rule around others, such as `@media`. A layer counts for the order of layers even without rules. */
export interface StyleBlock {
  readonly open: string;
  readonly parts: StyleSheet;
  readonly isLayer: boolean;
}

/** The file with all rules of a style sheet, except what every page has already. */
export function styleFile(sheet: StyleSheet): OutputFile {
  const body = printStyle(sheet, ({ stayInline }) => !stayInline);
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 8);
  return { path: `assets/style-${hash}.css`, body };
}

/** What is not in the file of all rules, with the order of layers. */
export function styleOutsideFile(sheet: StyleSheet): string {
  return printStyle(sheet, ({ stayInline, text }) => stayInline || declaresLayer(text));
}

/**
 * The part of a style sheet that a document can use, whatever state it is in. A rule is left out if each of its
 * selectors needs a word that is not in the document, or if nothing uses its name.
 */
export function pageStyle(sheet: StyleSheet, words: ReadonlySet<string>): string {
  const used = new Set(words);
  const isMet = (needs: Needs) => needs.every((choice) => choice.some((word) => words.has(word)));
  const isKept = ({ selectors, name, uses }: StyleRule) => {
    const kept = name === undefined ? !selectors || selectors.some(isMet) : used.has(name);
    if (kept) for (const word of uses) used.add(word);
    return kept;
  };
  let size: number;
  let text: string;
  do {
    size = used.size;
    text = printStyle(sheet, isKept);
  } while (used.size > size); // a rule may use the name of one before it
  return text;
}

/** The rules of a style sheet that are to be kept, and the blocks around them. */
function printStyle(sheet: StyleSheet, isKept: (rule: StyleRule) => boolean | undefined): string {
  return sheet
    .map((part) => {
      if ('text' in part) return isKept(part) ? part.text : '';
      const inside = printStyle(part.parts, isKept);
      return inside === '' && !part.isLayer ? '' : `${part.open}${inside}}`;
    })
    .join('');
}

/** The words of documents that decide which rules a page can use, and the names of rules, which its style decides. */
export function wordsOf(sheet: StyleSheet): {
  readonly words: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
} {
  const rules = rulesOf(sheet);
  return {
    words: new Set(rules.flatMap(({ selectors = [] }) => selectors.flat(2))),
    names: new Set(rules.flatMap(({ name = [] }) => name)),
  };
}

function rulesOf(sheet: StyleSheet): readonly StyleRule[] {
  return sheet.flatMap((part) => ('text' in part ? [part] : rulesOf(part.parts)));
}

export function declaresLayer(text: string): boolean {
  return /@layer/i.test(text);
}
