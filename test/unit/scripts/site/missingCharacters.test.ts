import { afterEach, expect, it, vi } from 'vitest';
import { warnOfMissingCharacters } from '../../../../scripts/site/missingCharacters';
import { writeSite } from '../../../support/writeSite';

afterEach(() => vi.restoreAllMocks());

type Texts = Readonly<Record<string, string>>;

/** The warnings of missing characters in a project of these files. */
async function report(files: Texts, missing: Texts, ...words: string[]) {
  const warning = vi.spyOn(console, 'warn').mockReturnValue();
  const root = await writeSite({ 'src/content/.keep': '', ...files });
  const all = Object.entries(missing).map(([font, characters]) => ({ characters, problem: `not in ${font}`, words }));
  await warnOfMissingCharacters(all, root);
  return String(warning.mock.calls.flat()).split('\n    ').slice(1);
}

it('a missing character is reported at the first content line with a character, once for each font', async () => {
  const files = { 'src/content/home.yaml': 'lead: a\n# 漢 is no word here\nheading: →漢 ½\ntext: ½\n' };

  expect(await report(files, { Fraunces: '→', 'Instrument Sans': '½→' })).toEqual([
    'src/content/home.yaml:3 → (U+2192): not in Fraunces',
    'src/content/home.yaml:3 ½ (U+00BD), → (U+2192): not in Instrument Sans',
  ]);
});

it.each([
  ['in the source if the content lacks it', { 'src/Footer.tsx': '<p>→</p>' }, 'src/Footer.tsx:1 →'],
  ['at the list of fonts if no text has it', {}, 'src/styles/fonts.ts:1 →'],
])('a missing character is reported %s', async (_, files, start) => {
  expect(await report(files, { Fraunces: '→' })).toEqual([expect.stringContaining(start)]);
});

it('a missing character is reported at the words that it is missing in', async () => {
  const files = { 'src/content/home.yaml': 'lead: wave 🌊\ncardTitle: Growth🌊\n' };

  expect(await report(files, { 'a card': '🌊' }, 'Growth🌊')).toEqual([
    expect.stringContaining('src/content/home.yaml:2 🌊 (U+1F30A)'),
  ]);
});

it('a warning of missing characters names ten of many, and counts the others', async () => {
  const text = '一二三四五六七八九十百千';

  expect(await report({ 'src/content/a.yaml': text }, { Fraunces: text })).toEqual([
    expect.stringMatching(/十 \(U\+5341\) and 2 more: not in Fraunces/),
  ]);
});
