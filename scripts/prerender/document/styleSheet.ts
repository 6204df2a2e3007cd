import { createHash } from 'node:crypto';
import { type Rule, type Selector, transform } from 'lightningcss';
import type { OutputFile } from '../files/files.ts';
import { createCache } from './cache.ts';
import { checkInline } from './inlineScripts.ts';

/** A style sheet, in the order of its rules. It holds only data, so that it can be passed to threads. */
export type StyleSheet = readonly (StyleRule | StyleBlock)[];

interface StyleRule {
  readonly text: string;
  /** What each selector of the rule needs. A rule without selectors, such as `@keyframes`, has none. */
  readonly selectors?: readonly Needs[];
  /** What a page must have only once: a font would load again, and a second layer without a name is another layer. */
  readonly isOnce?: boolean;
}

/** A rule around others, such as `@media`. A layer counts for the order of layers even without rules. */
interface StyleBlock {
  readonly open: string;
  readonly parts: StyleSheet;
  readonly isLayer: boolean;
}

/** What a selector needs, all of it: a word in the tags of the document, or one of several other selectors. */
type Needs = readonly (string | readonly Needs[])[];

/** What needs no word in the document: elements without a tag, and the attribute that a browser sets, on `<details>`. */
const implied = ['type html', 'type head', 'type body', 'type tbody', 'type colgroup', 'attribute open'];

/** What HTML may spell in another way, as an entity or in quotes. */
const escapable = /[^!-~]|["&'/<=>`]/;

/**
 * Reads a style sheet. Its rules stay as they are written; those that are not valid are left out, as in browsers.
 * @param scripts the text of the inline scripts of every page: words in it may become classes of a document.
 * @throws UserError if it would end its element.
 */
export function readStyleSheet(css: string, scripts = ''): StyleSheet {
  const text = css.replace(/\r\n?|\f/g, '\n');
  checkInline('the style', text, /<\/style/i);
  let parts: StyleSheet = [];
  transform({
    filename: 'style.css',
    errorRecovery: true,
    code: Buffer.from(text),
    visitor: {
      StyleSheet({ rules }) {
        parts = splitRules(rules, text, scripts.toLowerCase());
      },
    },
  });
  return parts;
}

/** The file with all rules of a style sheet, except what every page has already. */
export function styleFile(sheet: StyleSheet): OutputFile {
  const body = printStyle(sheet, ({ isOnce }) => !isOnce);
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 8);
  return { path: `assets/style-${hash}.css`, body };
}

/** What is not in the file of all rules, with the order of layers. */
export function styleOutsideFile(sheet: StyleSheet): string {
  return printStyle(sheet, ({ isOnce, text }) => isOnce || text.startsWith('@layer'));
}

/**
 * The part of a style sheet that a document can use, whatever state it is in: a rule is left out only if each of its
 * selectors needs a word that is not in the document.
 */
export function pageStyle(sheet: StyleSheet, words: ReadonlySet<string>): string {
  return printStyle(sheet, ({ selectors }) => !selectors || selectors.some((needs) => isMet(needs, words)));
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

/** A tag, without its `>`. */
const tags = /<[a-z](?:[^"'>]+|"[^"]*"|'[^']*')*/gi;

/** A script of the site itself that the document loads. */
const ownScript = /^<script\b[^>]*\ssrc\s*=(?!\s*["']?(?:https?:)?\/\/)/i;

/** How many tags are remembered, since most are on many pages. */
const remembered = 2000;

/**
 * Prepares the words that the selectors of a style sheet need.
 * @returns a function from the tokens of a document to those of them that are in its tags: as the name of an element or
 *   attribute, or in an attribute's value, where classes and ids are. A script of the site's own may add any of them.
 */
export function wordFinder(sheet: StyleSheet): (tokens: Iterable<string>) => ReadonlySet<string> {
  const known = new Set(wordsOf(sheet));
  const cached = createCache<readonly string[]>(remembered);
  const findIn = (tag: string) =>
    tag
      .toLowerCase()
      .split(/[\s"'/<=>]+/)
      .filter((word) => known.has(word));
  return (tokens) => {
    const all = new Set<string>();
    for (const token of tokens) {
      if (ownScript.test(token)) return known;
      const hasText = token.endsWith('>'); // which a script may make tags of
      const words = hasText ? (token.match(tags) ?? []).flatMap(findIn) : cached(token, () => findIn(token));
      for (const word of words) all.add(word);
    }
    return all;
  };
}

function wordsOf(sheet: StyleSheet): readonly string[] {
  const inNeeds = (needs: Needs): readonly string[] =>
    needs.flatMap((need) => (typeof need === 'string' ? [need] : need.flatMap(inNeeds)));
  return sheet.flatMap((part) => ('text' in part ? (part.selectors ?? []).flatMap(inNeeds) : wordsOf(part.parts)));
}

/** Splits a text into its rules. */
function splitRules(rules: readonly Rule[], text: string, scripts: string): StyleSheet {
  const lineStarts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  const startOf = (rule: Rule) => {
    if (!('value' in rule && rule.value && 'loc' in rule.value)) throw new Error(`${rule.type} has no place`);
    const { line, column } = rule.value.loc;
    return (lineStarts[line] ?? 0) + column - 1;
  };
  const split = (rule: Rule): StyleRule | StyleBlock => {
    const start = startOf(rule);
    const { open, end } = boundsOf(text, start);
    const own = text.slice(start, end);
    if (rule.type === 'style') {
      // In a nested rule, `:not(&)` matches elements that its parent does not.
      if (/:not\([^{}]*&/.test(own)) return { text: own };
      return { text: own, selectors: rule.value.selectors.map((selector) => needsOf(selector, scripts)) };
    }
    const isLayer = rule.type === 'layer-block';
    if (rule.type === 'font-face' || (isLayer && !rule.value.name)) return { text: own, isOnce: true };
    const inside = rulesIn(rule);
    if (!inside) return { text: own };
    return { open: text.slice(start, open), parts: inside.map(split), isLayer };
  };
  const licenses = text.slice(0, rules[0] ? startOf(rules[0]) : text.length).match(/\/\*!.*?\*\//gs) ?? [];
  return [...licenses.map((license) => ({ text: license })), ...rules.map(split)];
}

/** Where the block of the rule at an index begins, if it has one, and where the rule ends. */
function boundsOf(text: string, start: number): { readonly open: number; readonly end: number } {
  const tokens = /\/\*.*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\\.|[{}()[\];]/gs;
  tokens.lastIndex = start;
  let open = start;
  let depth = 0;
  for (let token = tokens.exec(text); token; token = tokens.exec(text)) {
    const [sign] = token;
    if (sign === '{' && open === start) open = tokens.lastIndex;
    if ('{(['.includes(sign)) depth++;
    if ('})]'.includes(sign)) depth--;
    if (depth === 0 && (sign === '}' || sign === ';')) return { open, end: tokens.lastIndex };
  }
  return { open, end: text.length };
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

/**
 * States, such as `:hover`, and what `:not()` excludes need nothing of the document. A class or an attribute that a
 * script may add needs nothing either.
 */
function needsOf(selector: Selector, scripts: string): Needs {
  return selector.flatMap((part): Needs => {
    if (part.type === 'type' || part.type === 'class' || part.type === 'id' || part.type === 'attribute') {
      const word = part.name.toLowerCase();
      const isImplied = implied.includes(`${part.type} ${word}`);
      return isImplied || escapable.test(word) || scripts.includes(word) ? [] : [word];
    }
    if (part.type !== 'pseudo-class') return [];
    if (part.kind === 'is' || part.kind === 'where' || part.kind === 'has' || part.kind === 'any')
      return [part.selectors.map((one) => needsOf(one, scripts))];
    if ((part.kind === 'nth-child' || part.kind === 'nth-last-child') && part.of)
      return [part.of.map((one) => needsOf(one, scripts))];
    return [];
  });
}
