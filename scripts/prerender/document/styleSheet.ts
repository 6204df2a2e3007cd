import { createHash } from 'node:crypto';
import { type Rule, type Selector, transform } from 'lightningcss';
import type { OutputFile } from '../files/files.ts';
import { checkInline } from './inlineScripts.ts';

/** A style sheet, in the order of its rules. It holds only data, so that it can be passed to threads. */
export type StyleSheet = readonly StylePart[];

export type StylePart =
  | LeafPart
  /** A rule around others, such as `@media`. A layer counts for the order of layers even without rules. */
  | { readonly type: 'block'; readonly open: string; readonly parts: StyleSheet; readonly isLayer: boolean };

type LeafPart =
  /** A rule with selectors. */
  | { readonly type: 'rule'; readonly text: string; readonly selectors: readonly Needs[] }
  /** Anything else, such as `@keyframes`. */
  | { readonly type: 'statement'; readonly text: string }
  /** What a page must have only once: a font would load again, and a second layer without a name is another layer. */
  | { readonly type: 'once'; readonly text: string };

/** What a selector needs, all of it: a word in the tags of the document, or one of several other selectors. */
export type Needs = readonly (string | readonly Needs[])[];

/** What needs no word in the document: elements without a tag, and the attribute that a browser sets, on `<details>`. */
const implied: Readonly<Record<'type' | 'attribute' | 'class' | 'id', readonly string[]>> = {
  type: ['html', 'head', 'body', 'tbody', 'colgroup'],
  attribute: ['open'],
  class: [],
  id: [],
};

/** What renderers may write otherwise in HTML, as an entity or in quotes. */
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
  const body = printStyle(sheet, ({ type }) => type !== 'once');
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 8);
  return { path: `assets/style-${hash}.css`, body };
}

/** What is not in the file of all rules, with the order of layers. */
export function styleOutsideFile(sheet: StyleSheet): string {
  return printStyle(sheet, ({ type, text }) => type === 'once' || text.startsWith('@layer'));
}

/** The parts of a style sheet that are to be kept, and the blocks around them. */
export function printStyle(sheet: StyleSheet, isKept: (part: LeafPart) => boolean): string {
  return sheet
    .map((part) => {
      if (part.type !== 'block') return isKept(part) ? part.text : '';
      const inside = printStyle(part.parts, isKept);
      return inside === '' && !part.isLayer ? '' : `${part.open}${inside}}`;
    })
    .join('');
}

/** Splits a text into its rules. */
function splitRules(rules: readonly Rule[], text: string, scripts: string): StyleSheet {
  const lineStarts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  const startOf = (rule: Rule) => {
    if (!('value' in rule && rule.value && 'loc' in rule.value)) throw new Error(`${rule.type} has no place`);
    const { line, column } = rule.value.loc;
    return (lineStarts[line] ?? 0) + column - 1;
  };
  const split = (rule: Rule): StylePart => {
    const start = startOf(rule);
    const { open, end } = boundsOf(text, start);
    const own = text.slice(start, end);
    if (rule.type === 'style') {
      // In a nested rule, `:not(&)` matches elements that its parent does not.
      if (/:not\([^{}]*&/.test(own)) return { type: 'statement', text: own };
      return { type: 'rule', text: own, selectors: rule.value.selectors.map((selector) => needsOf(selector, scripts)) };
    }
    const isLayer = rule.type === 'layer-block';
    if (rule.type === 'font-face' || (isLayer && !rule.value.name)) return { type: 'once', text: own };
    const inside = rulesIn(rule);
    if (!inside) return { type: 'statement', text: own };
    return { type: 'block', open: text.slice(start, open), parts: inside.map(split), isLayer };
  };
  const licenses = text.slice(0, rules[0] ? startOf(rules[0]) : text.length).match(/\/\*!.*?\*\//gs) ?? [];
  return [...licenses.map((license) => ({ type: 'statement', text: license }) as const), ...rules.map(split)];
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
      const isImplied = implied[part.type].includes(word);
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
