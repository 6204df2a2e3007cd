import { expect, it } from 'vitest';
import { Cache } from '../../../../../scripts/prerender/document/cache';
import type { UsedNames } from '../../../../../scripts/prerender/document/styleSheet';
import { usedNames } from '../../../../../scripts/prerender/document/usedNames';
import { readTokens } from '../../../../../scripts/prerender/policy/markup';

// That these are enough for every state of a page is shown in a browser: test/browser/chosenStyle.spec.ts.

const sheetNames = { inSelectors: new Set(['p', 'data-a', 'b', 'ü', 'link']), ofRules: new Set(['spin', 'blink']) };

/** What a document uses of the names; twice, as on the second page that has the same tags. */
function namesUsed(html: string): readonly string[] | 'any' {
  const cache = new Cache<UsedNames>(10);
  const [, names = 'any'] = [1, 2].map(() => usedNames(readTokens(html), sheetNames, cache));
  return names === 'any' ? names : [...names].filter((name) => name !== 'link'); // which the engine adds
}

it.each<readonly [string, ...string[]]>([
  ['<P>', 'p'],
  ['<i DATA-A="">', 'data-a'],
  ['<i class="a B">', 'b'],
  ['<animate attributeName="class" values="a;b">', 'b'],
  ['<i class="&uuml; &#98;">', 'ü', 'b'],
  ['<i style="animation:&quot;spin&quot;">', 'spin'],
  ['<style>i{animation:spin}</style>', 'spin'],
  ['<style>@import "b.css";</style>', 'spin', 'blink'],
  ['<link rel="stylesheet" href="/c.css">', 'spin', 'blink'],
  ['<svg><title><p class="b"></title></svg>', 'p', 'b'],
  ['<!-- <p class="b"> -->'],
  ['<i>p b spin</i>'],
  ['<i class="spinning">'],
  ['<script type="importmap">{"b":"b"}</script>'],
  ['<script type="application/ld+json">{"b":"b"}</script>'],
  ['<iframe src="https://a.example/c"></iframe><object data="//a.example/c"></object>'],
  ['<i contenteditable="false">'],
  [`<form action="javascript:throw new Error('React form unexpectedly submitted.')">`],
])('%s uses its names', (html, ...used) => {
  expect(namesUsed(html)).toEqual(used);
});

it.each([
  ...['<script>', '<script src="https://a.example/c.js"></script>', '<script type="text/other">a</script>'],
  ...['<iframe src="/c"></iframe>', '<object data="c">', '<iframe srcdoc="c"></iframe>'],
  ...['<i onclick="c()">', '<a href=" JavaScript:c()">', '<a href="&#106;avascript:c()">', '<i contenteditable>'],
  '<svg><title><script>c()</title></svg>',
])('a document with %s may come to use any name', (html) => {
  expect(namesUsed(`<p>${html}`)).toBe('any');
});
