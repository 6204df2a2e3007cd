import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { unusedPictures } from '../../../../scripts/content/checkPictures';
import { findExamples } from '../../../../scripts/content/examples';
import { readContent } from '../../../../scripts/content/readContent';
import { textWarnings } from '../../../../scripts/content/warnings';
import { contentFolder } from '../../../support/copyProject';

// The tasks of the owner's guide, src/content/README.md, each done to the letter.

const textOf = (file: string) => readFileSync(`${contentFolder}/${file}`, 'utf8');

/** A file in which fields have other words. */
function withFields(file: string, fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields).reduce(
    (text, [name, words]) => text.replace(new RegExp(`^(${name}:) .*$`, 'm'), (_, start) => start + words),
    textOf(file),
  );
}

/** Reads the content after a task, which leaves nothing to correct. */
function read(changes: Parameters<typeof readContent>[1]) {
  const result = readContent(contentFolder, changes);
  expect(result.diagnostics).toEqual([]);
  expect(textWarnings(result)).toEqual([]);
  // A picture that is left may be on a page that an engineer added.
  const lone = unusedPictures(result, contentFolder).filter(({ message }) => message.startsWith('describes'));
  expect(lone).toEqual([]);
  return result;
}

it('first use leaves no example', () => {
  const result = read({
    'practice.yaml': withFields('practice.yaml', {
      brandName: ' Jo Stone',
      siteAddress: ' https://www.jo-stone.com',
      email: ' jo@jo-stone.com',
      whatsAppNumber: ' +44 20 7946 0123',
      profileAddress: ' https://www.linkedin.com/in/jo-stone',
    }),
    'pictures/jo.jpg': '',
    'pictures/jo.yaml': 'alt: Jo Stone at her desk',
    'contact.yaml': withFields('contact.yaml', { portrait: ' jo.jpg' }),
    'pictures/portrait.jpg': undefined,
    'pictures/portrait.yaml': undefined,
  });

  expect(findExamples(result, { directory: contentFolder })).toEqual([]);
  expect(result.content?.contact.portrait).toMatchObject({ file: 'jo.jpg', alt: 'Jo Stone at her desk' });
});

it('a copied case has its own address, and the place of its number', () => {
  const { content } = read({
    'cases/3-hotel.yaml': withFields('cases/2-luxury-villas.yaml', { title: ' A Hotel' }),
  });

  expect(content?.cases.cases.map(({ id, title }) => ({ id, title }))[2]).toEqual({
    id: 'hotel',
    title: 'A Hotel',
  });
});

it('a deleted case is on no page', () => {
  const { content } = read({ 'cases/2-luxury-villas.yaml': undefined });

  expect(content?.cases.cases.length).toBeGreaterThan(2);
  expect(JSON.stringify(content)).not.toContain('"luxury-villas"');
});

it('another picture on the first page brings its own text', () => {
  const { content } = read({
    'pictures/hotel.jpg': '',
    'pictures/hotel.yaml':
      'alt: >-\n  A hotel of white stone above the sea, its terrace lit at dusk.\nfocus: 50% 20%\n',
    'home.yaml': textOf('home.yaml').replaceAll('Picture: ascent.jpg', 'Picture: hotel.jpg'),
  });

  expect(content?.home.hero.picture).toMatchObject({
    file: 'hotel.jpg',
    alt: 'A hotel of white stone above the sea, its terrace lit at dusk.',
    focus: { x: 50, y: 20 },
  });
});

it('without its number and address, there is no WhatsApp and no profile', () => {
  const { content } = read({
    'practice.yaml': withFields('practice.yaml', { whatsAppNumber: '', profileAddress: '' }),
  });

  expect(content?.practice).toMatchObject({ whatsAppNumber: undefined, profile: undefined });
});

it('real cases need no note', () => {
  const { content } = read({
    'cases.yaml': textOf('cases.yaml').replace(/^note:.*\n(?: .*\n)*/m, 'note:\n'),
  });

  expect(content?.cases.note).toBeUndefined();
});
