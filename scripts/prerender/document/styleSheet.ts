import { createHash } from 'node:crypto';
import { type Rule, type Selector, transform } from 'lightningcss';
import type { OutputFile } from '../files/files.ts';
import { cssWords, makeMovable, ruleBounds, withoutComments } from './cssText.ts';
import { checkInline } from './inlineScripts.ts';

/** A style sheet, in the order of its rules. It holds only data, so that it can be passed to threads. */
export type StyleSheet = readonly (StyleRule | StyleBlock)[];

interface StyleRule {
  readonly text: string;
  /** What each selector of the rule needs. Without it, the rule is for every page. */
  readonly selectors?: readonly Needs[];
  /** The name that a page must use for the rule to matter. */
  readonly name?: string;
  /** The names of other rules in this one. */
  readonly uses?: readonly string[];
  /** Whether the rule is in every page and not in the file of all rules, since what it loads would load again. */
  readonly stayInline?: boolean;
}

/** A rule around others, such as `@media`. A layer counts for the order of layers even without rules. */
interface StyleBlock {
  readonly open: string;
  readonly parts: StyleSheet;
  readonly isLayer: boolean;
}

/** What a selector needs, all of it: a word in the tags of the document, or one of several other selectors. */
type Needs = readonly (string | readonly Needs[])[];

/** What the HTML of a document need not name: elements that parsers add, and the attribute that browsers set. */
const implied = new Set([
  ...['html', 'head', 'body', 'colgroup', 'tbody', 'tr'].map((name) => `type ${name}`),
  ...['type br', 'type p', 'type img'], // of </br>, </p> and <image>
  'attribute open', // of <details> and <dialog>
]);

/** What HTML may spell in another way, as an entity or in quotes. */
const escapable = /[^!-~]|["&'/<=>`]/;

/**
 * Reads a style sheet. Its rules stay as they are written; what Lightning CSS does not understand stays too.
 * @param from the path of the sheet's folder, which its relative URLs start from.
 * @throws UserError if it would end its element.
 */
export function readStyleSheet(css: string, from = '/'): StyleSheet {
  const text = makeMovable(css.replace(/\r\n?|\f/g, '\n'), from);
  checkInline('the style', text, /<\/style/i);
  let sheet: StyleSheet = [];
  transform({
    filename: 'style.css',
    errorRecovery: true,
    code: Buffer.from(text),
    visitor: {
      StyleSheet({ rules }) {
        sheet = splitSheet(rules, text);
      },
    },
  });
  return sheet;
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
  const isKept = ({ selectors, name, uses = [] }: StyleRule) => {
    const kept = name === undefined ? !selectors || selectors.some((needs) => isMet(needs, words)) : used.has(name);
    if (kept) for (const word of uses) used.add(word);
    return kept;
  };
  let size: number;
  let text: string;
  do {
    size = used.size;
    text = printStyle(sheet, isKept);
  } while (used.size > size);
  return text;
}

function isMet(needs: Needs, words: ReadonlySet<string>): boolean {
  return needs.every((need) => (typeof need === 'string' ? words.has(need) : need.some((one) => isMet(one, words))));
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

/** The words that decide which rules a page can use, and among them the names of rules. */
export function wordsOf(sheet: StyleSheet): { readonly words: readonly string[]; readonly names: readonly string[] } {
  const inNeeds = (needs: Needs): readonly string[] =>
    needs.flatMap((need) => (typeof need === 'string' ? [need] : need.flatMap(inNeeds)));
  const rules = rulesOf(sheet);
  return {
    words: rules.flatMap(({ selectors = [] }) => selectors.flatMap(inNeeds)),
    names: rules.flatMap(({ name = [] }) => name),
  };
}

function rulesOf(sheet: StyleSheet): readonly StyleRule[] {
  return sheet.flatMap((part) => ('text' in part ? [part] : rulesOf(part.parts)));
}

function declaresLayer(text: string): boolean {
  return /@layer/i.test(text);
}

/** Splits a text into the rules that Lightning CSS found in it, and what is between them. */
function splitSheet(rules: readonly Rule[], text: string): StyleSheet {
  const lineStarts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  const startOf = (rule: Rule) => {
    if (!('value' in rule && rule.value && 'loc' in rule.value)) return undefined;
    const { line, column } = rule.value.loc;
    return (lineStarts[line] ?? 0) + column - 1;
  };
  const names = namesIn(rules, text);
  const usesIn = (own: string) => {
    const uses = names.size > 0 ? cssWords(own).filter((word) => names.has(word)) : [];
    return uses.length > 0 ? { uses: [...new Set(uses)] } : {};
  };

  const split = (rule: Rule, start: number): { readonly part: StyleRule | StyleBlock; readonly end: number } => {
    const { open, end, isEscaped } = ruleBounds(text, start);
    const own = text.slice(start, end);
    const part = { text: own, ...usesIn(own) };
    if (rule.type === 'style') {
      const isForAll = isEscaped || declaresLayer(own);
      return { end, part: isForAll ? part : { ...part, selectors: rule.value.selectors.map(needsOf) } };
    }
    if (rule.type === 'font-face' || rule.type === 'import') return { end, part: { ...part, stayInline: true } };
    const name = nameOf(rule);
    if (name !== undefined && names.has(name)) return { end, part: { ...part, name } };
    const inside = rulesIn(rule);
    if (!inside) return { end, part };
    const isClosed = text[end - 1] === '}';
    const parts = splitAll(inside, open, isClosed ? end - 1 : end);
    return { end, part: { open: text.slice(start, open), parts, isLayer: rule.type === 'layer-block' } };
  };
  /** The parts from one index to another. A rule after something unknown stays with it, whatever that is. */
  const splitAll = (inside: readonly Rule[], from: number, to: number): StyleSheet => {
    const parts: (StyleRule | StyleBlock)[] = [];
    let last = from;
    for (const rule of inside) {
      const start = startOf(rule);
      if (start === undefined || start < last) continue;
      const unknown = unknownIn(text.slice(last, start), parts.length > 0);
      const { part, end } = split(rule, start);
      const both = `${unknown}${text.slice(start, end)}`;
      parts.push(unknown ? { text: both, ...usesIn(both) } : part);
      last = end;
    }
    const rest = unknownIn(text.slice(last, to), parts.length > 0);
    return rest ? [...parts, { text: rest, ...usesIn(rest) }] : parts;
  };

  const [first] = rules;
  const licenses = text.slice(0, first && startOf(first)).match(/\/\*!.*?\*\//gs) ?? [];
  return [...licenses.map((license) => ({ text: license })), ...splitAll(rules, 0, text.length)];
}

/** What is not valid for Lightning CSS, but may be for browsers. `@charset`, and `@import` after others, are for none. */
function unknownIn(between: string, isAfterOthers: boolean): string {
  let text = withoutComments(between)
    .replace(/<!--|-->/g, ' ')
    .trim();
  while (/^@charset\b/i.test(text) || (isAfterOthers && /^@import\b/i.test(text)))
    text = text.slice(ruleBounds(text, 0).end).trim();
  return text;
}

/**
 * The names of rules that do nothing unless another uses them. There are none if one is imported, which may use any,
 * or if a condition names it.
 */
function namesIn(rules: readonly Rule[], text: string): ReadonlySet<string> {
  const all = (inside: readonly Rule[]): readonly Rule[] =>
    inside.flatMap((rule) => [rule, ...all(rulesIn(rule) ?? [])]);
  const found = all(rules);
  if (found.some(({ type }) => type === 'import')) return new Set();
  const conditions = new Set(text.match(/@container[^{]*/gi)?.flatMap(cssWords));
  return new Set(found.flatMap((rule) => nameOf(rule) ?? []).filter((name) => !conditions.has(name)));
}

function nameOf(rule: Rule): string | undefined {
  const name =
    rule.type === 'keyframes' ? rule.value.name.value : rule.type === 'property' ? rule.value.name : undefined;
  return name !== undefined && /^[-\w]+$/.test(name) ? name.toLowerCase() : undefined;
}

/** The rules in a rule that can contain others with selectors. */
function rulesIn(rule: Rule): readonly Rule[] | undefined {
  switch (rule.type) {
    case 'media':
    case 'supports':
    case 'container':
    case 'layer-block':
    case 'scope':
    case 'starting-style':
    case 'moz-document':
      return rule.value.rules;
    default:
      return undefined;
  }
}

/** States, such as `:hover`, and what `:not()` excludes need nothing of the document. */
function needsOf(selector: Selector): Needs {
  return selector.flatMap((part): Needs => {
    if (part.type === 'type' || part.type === 'class' || part.type === 'id' || part.type === 'attribute') {
      const word = part.name.toLowerCase();
      const hasPrefix = part.type === 'attribute' && part.namespace != null; // as `xlink:href` in HTML
      return hasPrefix || implied.has(`${part.type} ${word}`) || escapable.test(word) ? [] : [word];
    }
    if (part.type !== 'pseudo-class') return [];
    if (part.kind === 'is' || part.kind === 'where' || part.kind === 'has' || part.kind === 'any')
      return part.selectors.length > 0 ? [part.selectors.map(needsOf)] : [];
    if ((part.kind === 'nth-child' || part.kind === 'nth-last-child') && part.of) return [part.of.map(needsOf)];
    return [];
  });
}
