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

/** Splits a text into the rules that Lightning CSS found in it, and what is between them. */
function splitSheet({ rules, licenseComments }: ParsedSheet, text: string): StyleSheet {
  const lineStarts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  const startOf = (rule: Rule) => {
    if (!('value' in rule && rule.value && 'loc' in rule.value)) return undefined;
    const { line, column } = rule.value.loc;
    return (lineStarts[line] ?? 0) + column - 1;
  };
  const names = optionalNames(rules, text);
  const toRule = (own: string, more: Partial<StyleRule> = {}): StyleRule => ({
    text: own,
    uses: cssWords(own).filter((word) => names.has(word)),
    ...more,
  });

  const toPart = (rule: Rule, start: number, { open, end, isEscaped }: RuleBounds): StyleRule | StyleBlock => {
    const own = text.slice(start, end);
    const inside = rulesIn(rule);
    if (inside) {
      const parts = splitRules(inside, open, own.endsWith('}') ? end - 1 : end);
      return { open: text.slice(start, open), parts, isLayer: rule.type === 'layer-block' };
    }
    if (rule.type === 'style' && !isEscaped && !declaresLayer(own))
      return toRule(own, { selectors: rule.value.selectors.map(needsOf) });
    if (rule.type === 'font-face' || rule.type === 'import') return toRule(own, { stayInline: true });
    const name = nameOf(rule);
    return toRule(own, name !== undefined && names.has(name) ? { name } : {});
  };
  /** The parts from one index to another. A rule after something unknown stays with it, whatever that is. */
  const splitRules = (inside: readonly Rule[], from: number, to: number): StyleSheet => {
    const parts: (StyleRule | StyleBlock)[] = [];
    let last = from;
    for (const rule of inside) {
      const start = startOf(rule);
      if (start === undefined || start < last) continue;
      const unknown = unknownIn(text.slice(last, start), parts.length > 0);
      const bounds = ruleBounds(text, start);
      parts.push(unknown ? toRule(unknown + text.slice(start, bounds.end)) : toPart(rule, start, bounds));
      last = bounds.end;
    }
    const rest = unknownIn(text.slice(last, to), parts.length > 0);
    return rest ? [...parts, toRule(rest)] : parts;
  };

  return [...licenseComments.map((comment) => toRule(`/*${comment}*/`)), ...splitRules(rules, 0, text.length)];
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
