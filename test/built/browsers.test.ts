import bcd from '@mdn/browser-compat-data';
import { transform } from 'lightningcss';
import { parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';
import { collectFiles } from '../../scripts/prerender/index.ts';
import { feature, interfaces, isMissing } from '../support/oldestBrowsers';
import { siteDirectory } from '../support/sites';

// What the oldest browsers lack, by MDN's data, and the site uses nevertheless: only after a check, or as an addition.

const files = await collectFiles(siteDirectory('root'));
const textsOf = (ending: string) =>
  files.flatMap(({ path, body }) => (path.endsWith(ending) ? { path, text: String(body) } : []));
const scripts = textsOf('.js');
const [sheet] = textsOf('.css');

/** Whether every interface with a method of that name lacks it: a script does not say which interface it means. */
function isMissingMethod(name: string): boolean {
  const features = Object.values(interfaces).flatMap((parent) => feature(parent, name) ?? []);
  return features.length > 0 && features.every((compat) => isMissing(compat));
}

/** The static functions and the methods that a script calls, and the oldest browsers lack. */
function missingCalls(path: string, text: string): string[] {
  const missing: string[] = [];
  new Visitor({
    CallExpression({ callee }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || callee.computed) return;
      const { name } = callee.property;
      const object = callee.object.type === 'Identifier' ? callee.object.name : '';
      const parent = Object.hasOwn(interfaces, object) ? interfaces[object] : undefined;
      const ofInterface = feature(parent, `${name}_static`) ?? feature(parent, name);
      if (ofInterface ? isMissing(ofInterface) : isMissingMethod(name))
        missing.push(ofInterface ? `${object}.${name}` : name);
    },
  }).visit(parseSync(path, text).program);
  return missing;
}

it('the scripts call only what the oldest browsers have, or check for it first', () => {
  const checked = ['createPolicy', 'hidePopover', 'requestIdleCallback', 'skipTransition', 'startViewTransition'];
  const ofOthers = ['createContext', 'dispatch', 'maximize', 'use']; // names that React and `Intl` have too

  // That it finds what is called.
  expect(missingCalls('script.js', 'Object.groupBy(list, key); set.isSubsetOf(other)')).toHaveLength(2);
  const calls = new Set(scripts.flatMap(({ path, text }) => missingCalls(path, text)));
  expect([...calls].filter((name) => !ofOthers.includes(name)).sort()).toEqual(checked);
});

it('no script contains a regular expression with a lookbehind, which Safari 16 cannot parse', () => {
  expect(scripts).not.toEqual([]);
  expect(scripts.filter(({ text }) => /\(\?<[=!]/.test(text)).map(({ path }) => path)).toEqual([]);
});

it('the CSS uses only what the oldest browsers support, and additions that a page can do without', () => {
  const found = new Set<string>();
  const note = (group: object | undefined, name: string, shown: string) =>
    isMissing(feature(group, name)) && found.add(shown);
  transform({
    filename: 'style.css',
    code: Buffer.from(sheet?.text ?? ''),
    visitor: {
      Declaration(declaration) {
        const name = declaration.property === 'custom' ? declaration.value.name : declaration.property;
        note(bcd.css.properties, name, name);
      },
      Selector(selector) {
        for (const part of selector) {
          if (part.type !== 'pseudo-class' && part.type !== 'pseudo-element') continue;
          const name = part.kind === 'custom' && 'name' in part ? String(part.name) : part.kind;
          note(bcd.css.selectors, name, `:${name}`);
        }
      },
    },
  });

  const fallingBack = ['-webkit-hyphenate-limit-after', '-webkit-hyphenate-limit-before', 'hyphenate-limit-chars'];
  const withPrefix = ['hyphens', 'text-size-adjust'];
  const inMotion = ['animation-range', 'animation-timeline', 'timeline-scope', 'view-timeline-name'];
  const inColour = [':selection', 'outline', 'scrollbar-color'];
  const ofPages = [':view-transition-group', ':view-transition-new', ':view-transition-old'];
  const ofFolds = [':details-content', 'content-visibility', 'overscroll-behavior'];
  const additions = [...fallingBack, ...withPrefix, ...inMotion, ...inColour, ...ofPages, ...ofFolds, 'text-wrap'];
  expect([...found].sort()).toEqual([...additions, ':popover-open'].sort());
});
