import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readContent } from '../../../../scripts/content/readContent';
import { unusedPictures } from '../../../../scripts/content/references';
import { findExamples, textWarnings } from '../../../../scripts/content/wording';
import { contentFolder } from '../../../support/copyProject';
import { guideTasks } from '../../../support/guideTasks';

const textOf = (file: string) => readFileSync(`${contentFolder}/${file}`, 'utf8');

/** Reads the content after a task, which leaves nothing to correct. */
function readAfter(task: keyof typeof guideTasks) {
  const result = readContent(contentFolder, guideTasks[task](textOf, Buffer.from('')));
  expect(result.diagnostics).toEqual([]);
  expect(textWarnings(result.files)).toEqual([]);
  // A picture that is left may be on a page that an engineer added.
  const lone = unusedPictures(result.files, result.pictures, contentFolder).filter(({ message }) =>
    message.startsWith('describes'),
  );
  expect(lone).toEqual([]);
  return result;
}

it('first use leaves no example', () => {
  const result = readAfter('first use');

  expect(findExamples(result.files)).toEqual([]);
  expect(result.content?.contact.portrait).toMatchObject({ file: 'jo.jpg', alt: 'Jo Stone at her desk' });
});

it('a copied case has its own address, and the place of its number', () => {
  const { content } = readAfter('add a case');

  expect(content?.cases.cases.map(({ id, title }) => ({ id, title }))[2]).toEqual({
    id: 'hotel',
    title: 'A Hotel',
  });
});

it('a deleted case is on no page', () => {
  const { content } = readAfter('remove a case');

  expect(content?.cases.cases.length).toBeGreaterThan(2);
  expect(JSON.stringify(content)).not.toContain('"luxury-villas"');
});

it('another picture on the first page brings its own text', () => {
  const { content } = readAfter('exchange the large picture of the first page');

  expect(content?.home.hero.picture).toMatchObject({
    file: 'hotel.jpg',
    alt: 'Our hotel of white stone above the sea, its terrace lit at dusk.',
    focus: { x: 50, y: 20 },
  });
});

it('without its number and address, there is no WhatsApp and no profile', () => {
  const { content } = readAfter('do without WhatsApp and a profile');

  expect(content?.practice).toMatchObject({ whatsAppNumber: undefined, profile: undefined });
});

it('real cases need no note', () => {
  const { content } = readAfter('show real cases');

  expect(content?.cases).toMatchObject({ note: undefined, lead: 'What we did, and what came of it.' });
});
