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

/** The names that decide which rules of a style sheet a page can use, in lower case. */
export interface SheetNames {
  /** Of the elements, attributes, classes and ids in its selectors. */
  readonly inSelectors: ReadonlySet<string>;
  /** Of its rules that do nothing unless something names them, such as `@keyframes`. */
  readonly ofRules: ReadonlySet<string>;
}

/** Those of the names that a document uses; `any` if it may use each of them. */
export type UsedNames = ReadonlySet<string> | 'any';

export function namesOf(sheet: StyleSheet): SheetNames {
  const rules = rulesOf(sheet);
  return {
    inSelectors: new Set(rules.flatMap(({ selectors = [] }) => selectors.flat(2))),
    ofRules: new Set(rules.flatMap(({ name = [] }) => name)),
  };
}

function rulesOf(sheet: StyleSheet): readonly StyleRule[] {
  return sheet.flatMap((part) => ('text' in part ? [part] : rulesOf(part.parts)));
}

/**
 * The part of a style sheet that a document can use, whatever state it is in. A rule is left out if each of its
 * selectors needs a name that the document does not use, or if nothing uses its own name.
 */
export function pageStyle(sheet: StyleSheet, names: UsedNames): string {
  if (names === 'any') return printStyle(sheet, () => true);
  const used = new Set(names);
  const isMet = (needs: Needs) => needs.every((choice) => choice.some((name) => names.has(name)));
  const isUsed = ({ selectors, name, uses }: StyleRule) => {
    const isNeeded = name === undefined ? !selectors || selectors.some(isMet) : used.has(name);
    if (isNeeded) for (const other of uses) used.add(other);
    return isNeeded;
  };
  let size: number;
  let text: string;
  do {
    size = used.size;
    text = printStyle(sheet, isUsed);
  } while (used.size > size); // a rule may use the name of one before it
  return text;
}

/** Some rules of a style sheet, and the blocks around them. */
function printStyle(sheet: StyleSheet, isPrinted: (rule: StyleRule) => boolean | undefined): string {
  return sheet
    .map((part) => {
      if ('text' in part) return isPrinted(part) ? part.text : '';
      const inside = printStyle(part.parts, isPrinted);
      return inside === '' && !part.isLayer ? '' : `${part.open}${inside}}`;
    })
    .join('');
}

export function declaresLayer(text: string): boolean {
  return /@layer/i.test(text);
}
