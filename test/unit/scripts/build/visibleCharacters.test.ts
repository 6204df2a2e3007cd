import { describe, expect, it } from 'vitest';
import { visibleCharacters } from '../../../../scripts/build/visibleCharacters';

const ascii = visibleCharacters('');

const page = (body: string, head = '') =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

/** What a page shows beyond ASCII. */
const beyondAscii = (html: string) =>
  [...visibleCharacters(html)].filter((character) => !ascii.includes(character)).join('');

it('are all of printable ASCII, whatever the page shows', () => {
  expect(ascii).toBe(
    ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~',
  );
});

describe('beyond ASCII', () => {
  it.each([
    ['words', '<p>café</p>', 'é'],
    ['words at any depth', '<main><ul><li>a <b>→</b></li></ul></main>', '→'],
    ['entities, decoded', '<p>&copy; &#8364; &eacute;</p>', '©é€'],
    ['a character outside the basic plane, whole', '<p>𝒜</p>', '𝒜'],
    ['a letter and the accent behind it, as one', '<p>cafe\u0301</p>', 'é'],
  ])('has %s', (_, body, characters) => {
    expect(beyondAscii(page(body))).toBe(characters);
  });

  it.each([
    ['the head', page('', '<title>é</title>')],
    ['attributes', page('<img alt="é">')],
    ['comments', page('<!-- é -->')],
    ['line breaks', page('<p>a\n\nb</p>')],
  ])('has nothing of %s', (_, html) => {
    expect(beyondAscii(html)).toBe('');
  });
});

it('have each character once, in order', () => {
  expect(beyondAscii(page('<p>écœur</p><p>été à</p>'))).toBe('àéœ');
});
