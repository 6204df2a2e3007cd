import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { KeepTogether } from '../../../../../src/components/KeepTogether/KeepTogether';
import { pair } from '../../../../../src/components/KeepTogether/KeepTogether.css';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => {
  vi.restoreAllMocks();
});

const markup = (text: string) => renderToStaticMarkup(<KeepTogether>{text}</KeepTogether>);
const unbroken = (text: string) => `<span class="${pair}">${text}</span>`;

it.each([
  ['no pair at all', 'no pair at all'],
  ['a high-potential venture', `a ${unbroken('high-potential')} venture`],
  ['high-potential', unbroken('high-potential')],
  ['a one-off, in-house team', `a ${unbroken('one-off,')} ${unbroken('in-house')} team`],
  ['state-of-the-art', unbroken('state-of-the-art')],
  ['a pause - and on', 'a pause - and on'],
  ['', ''],
])('the text %j keeps its pairs together', (text, html) => {
  expect(markup(text)).toBe(html);
});

it.each(['well-built and well-built', 'high-potential', 'one-off in-house made-up'])(
  'the parts of %j have keys of their own',
  async (text) => {
    const warned = vi.spyOn(console, 'error').mockReturnValue();
    await act(async () =>
      createRoot(document.createElement('p')).render(<KeepTogether>{text}</KeepTogether>),
    );

    expect(warned.mock.calls).toEqual([]);
  },
);
