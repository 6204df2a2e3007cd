import { type StyleSheet as ParsedSheet, type Rule, transform } from 'lightningcss';
import { cssWords, type RuleBounds, ruleBounds, withoutComments } from './cssText.ts';
import { checkInline } from './inlineScripts.ts';
import { makeMovable } from './movableCss.ts';
import { needsOf } from './selectorNeeds.ts';
import { declaresLayer, type StyleBlock, type StyleRule, type StyleSheet } from './styleSheet.ts';

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
      StyleSheet(parsed) {
        sheet = splitSheet(parsed, text);
      },
    },
  });
  return sheet;
}

/** A text, where its lines start, and the names of its rules that do nothing unless another uses them. */
interface Source {
  readonly text: string;
  readonly lineStarts: readonly number[];
  readonly names: ReadonlySet<string>;
}

/** Splits a text into the rules that Lightning CSS found in it, and what is between them. */
function splitSheet({ rules, licenseComments }: ParsedSheet, text: string): StyleSheet {
  const lineStarts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  const source = { text, lineStarts, names: optionalNames(rules, text) };
  const licenses = licenseComments.map((comment) => toRule(source, `/*${comment}*/`));
  return [...licenses, ...splitRules(source, rules, 0, text.length)];
}

/** The parts from one index to another. A rule after something unknown stays with it, whatever that is. */
function splitRules(source: Source, rules: readonly Rule[], from: number, to: number): StyleSheet {
  const { text } = source;
  const parts: (StyleRule | StyleBlock)[] = [];
  let last = from;
  for (const rule of rules) {
    const start = startOf(source, rule);
    if (start === undefined || start < last) continue;
    const unknown = unknownIn(text.slice(last, start), parts.length > 0);
    const bounds = ruleBounds(text, start);
    parts.push(unknown ? toRule(source, unknown + text.slice(start, bounds.end)) : toPart(source, rule, start, bounds));
    last = bounds.end;
  }
  const rest = unknownIn(text.slice(last, to), parts.length > 0);
  return rest ? [...parts, toRule(source, rest)] : parts;
}

function startOf({ lineStarts }: Source, rule: Rule): number | undefined {
  if (!('value' in rule && rule.value && 'loc' in rule.value)) return undefined;
  const { line, column } = rule.value.loc;
  return (lineStarts[line] ?? 0) + column - 1;
}

function toPart(source: Source, rule: Rule, start: number, { open, end, isEscaped }: RuleBounds) {
  const text = source.text.slice(start, end);
  const inside = rulesIn(rule);
  if (inside) {
    const parts = splitRules(source, inside, open, text.endsWith('}') ? end - 1 : end);
    return { open: source.text.slice(start, open), parts, isLayer: rule.type === 'layer-block' };
  }
  if (rule.type === 'style' && !isEscaped && !declaresLayer(text))
    return toRule(source, text, { selectors: rule.value.selectors.map(needsOf) });
  if (rule.type === 'font-face' || rule.type === 'import') return toRule(source, text, { stayInline: true });
  const name = nameOf(rule);
  return toRule(source, text, name !== undefined && source.names.has(name) ? { name } : {});
}

function toRule({ names }: Source, text: string, more: Partial<StyleRule> = {}): StyleRule {
  return { text, uses: cssWords(text).filter((word) => names.has(word)), ...more };
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
function optionalNames(rules: readonly Rule[], text: string): ReadonlySet<string> {
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
