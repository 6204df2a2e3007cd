import { expect, it } from 'vitest';
import { findDoubts, findExamples } from '../../../../scripts/content/checkContent';
import { readContent } from '../../../../scripts/content/readContent';
import { textOf } from '../../../support/content';
import { contentFolder } from '../../../support/copyProject';
import { guideTasks } from '../../../support/guideTasks';

/** Reads the content after a task, which leaves nothing to correct. */
function readAfter(task: keyof typeof guideTasks) {
  const result = readContent(contentFolder, guideTasks[task](textOf, Buffer.from('')));
  expect(result.diagnostics).toEqual([]);
  expect(findDoubts(result.files)).toEqual([]);
  return result;
}

it('first use leaves no example', () => {
  expect(findExamples(readAfter('first use').files)).toEqual([]);
});

it('a copied case has its own address, and the place of its number', () => {
  const { content } = readAfter('add a case');

  expect(content?.cases.cases.at(-1)).toMatchObject({ id: 'hotel', title: 'A Hotel' });
});

it('a deleted case is on no page', () => {
  const { content } = readAfter('remove a case');

  expect(content?.cases.cases.length).toBeGreaterThan(2);
  expect(JSON.stringify(content)).not.toContain('"luxury-villas"');
});

const hotel = {
  file: 'hotel.jpg',
  alt: 'Our hotel of white stone above the sea, its terrace lit at dusk.',
  focus: { x: 50, y: 20 },
};

it.each<[keyof typeof guideTasks, object]>([
  ['first use', { contact: { portrait: { file: 'jo.jpg', alt: 'Jo Stone at the desk' } } }],
  ['exchange the large picture of the first page', { home: { hero: { picture: hotel } } }],
  ['do without WhatsApp and a profile', { practice: { whatsAppNumber: undefined, profile: undefined } }],
  ['show real cases', { cases: { note: undefined, lead: 'What we did, and what came of it.' } }],
])('after the task “%s” the content is what it says', (task, expected) => {
  expect(readAfter(task).content).toMatchObject(expected);
});
