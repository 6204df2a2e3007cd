import { expect, it } from 'vitest';
import { findDoubts, findExamples } from '../../../../scripts/content/checkContent';
import { readContent } from '../../../../scripts/content/readContent';
import { textOf, withFields } from '../../../support/content';
import { contentFolder } from '../../../support/copyProject';

const filesWith = (file: string, field: string, words: string) =>
  readContent(contentFolder, { [file]: withFields(textOf(file), { [field]: words }) }).files;

const isSplit = 'has words beside its name and below it, and the page shows all. If some are old, delete them';

it.each([
  ['home.yaml', 'heroLead', 'New words.\n  Old words, which the owner forgot to delete.', isSplit],
  ['home.yaml', 'heroLead', 'Words that were folded by a program because the line was full\n  Of words', ''],
  ['home.yaml', 'heroLead', 'Words that go on\n  in small letters', ''],
  ['home.yaml', 'pageTitle', 'Growth | Brand Name', 'contains the brand name, which is added to it. Delete it there'],
  ['home.yaml', 'pageTitle', 'Brand Name for Hotels', ''],
  ['pictures/portrait.yaml', 'alt', 'portrait.jpg', 'is the name of its file. Write what the picture shows'],
  ['pictures/portrait.yaml', 'alt', 'Jo Stone, a portrait', ''],
])('of %s %s: %j it says what it should', (file, field, words, said) => {
  expect(findDoubts(filesWith(file, field, words)).map(({ message }) => message)).toEqual(
    said ? [`${field} ${said}`] : [],
  );
});

it.each([
  ['practice.yaml', 'brandName', ' BRAND name'],
  ['practice.yaml', 'email', 'hello@example.com'],
  ['practice.yaml', 'role', 'Your words'],
  ['pictures/maquette.yaml', 'alt', 'An empty cream armchair and a small table by a window at dusk.'],
])('what stands for the owner’s words in %s %s is an example: %j', (file, field, words) => {
  const [message] = findExamples(filesWith(file, field, words)).filter(({ message: text }) => text.startsWith(field));

  expect(message?.message).toBe(`${field} is still the example “${words.trim()}”. Write your own`);
});

it.each([
  ['practice.yaml', 'brandName', 'Brand Name & Partners'],
  ['practice.yaml', 'email', 'jo@example.com'],
])('other words in %s %s are the owner’s: %j', (file, field, words) => {
  expect(findExamples(filesWith(file, field, words)).some(({ message }) => message.startsWith(field))).toBe(false);
});

it('the address where the site is published counts, not that in the file', () => {
  const { files } = readContent(contentFolder);
  const told = (siteUrl?: string) =>
    findExamples(files, siteUrl).some(({ message }) => message.startsWith('siteAddress'));

  expect([told(), told('https://www.stone.com')]).toEqual([true, false]);
});
