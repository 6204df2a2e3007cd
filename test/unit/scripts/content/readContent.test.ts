import { expect, it } from 'vitest';
import { readContent } from '../../../../scripts/content/readContent';
import { textOf } from '../../../support/content';
import { contentFolder } from '../../../support/copyProject';
import { fieldMistakes } from './fieldMistakes';
import { fileMistakes, harmless, mistakes } from './mistakes';

/** The beginning of a line, to tell it by. */
const shown = (line = '') => line.trim().slice(0, 50).trim();

/** What is reported of the content where a file holds another text. */
function reported(file: string, text: string): string[] {
  return readContent(contentFolder, { [file]: text }).diagnostics.map((diagnostic) =>
    typeof diagnostic === 'string' ? diagnostic : `${shown(diagnostic.location.text)} ← ${diagnostic.message}`,
  );
}

/** A text in which the owner makes a mistake. */
function changed(file: string, found: string | RegExp, written: string): string {
  const source = textOf(file);
  return typeof found === 'string' ? source.replace(found, () => written) : source.replace(found, written);
}

it.each([...mistakes, ...fieldMistakes])('reports %s', (_, file, found, written, expected) => {
  const text = changed(file, found, written);
  const before = textOf(file).split('\n');
  const firstChange = text.split('\n').find((line, index) => line !== before[index]);

  expect(text).not.toBe(textOf(file));
  expect(reported(file, text)).toEqual(
    [expected].flat().map((message) => (message.includes(' ← ') ? message : `${shown(firstChange)} ← ${message}`)),
  );
});

it.each(fileMistakes)('reports %s', (_, files, expected) => {
  const messages = readContent(contentFolder, files).diagnostics.map((diagnostic) =>
    typeof diagnostic === 'string'
      ? diagnostic
      : `${diagnostic.location.file}:${diagnostic.location.line} ${diagnostic.message}`,
  );

  expect(messages.map((message) => message.replaceAll(`${contentFolder}/`, ''))).toEqual([expected].flat());
});

it.each(harmless)('reads %s as it was meant', (_, file, found, written) => {
  const text = changed(file, found, written);
  const { diagnostics, content } = readContent(contentFolder, { [file]: text });

  expect(text).not.toBe(textOf(file));
  expect(diagnostics).toEqual([]);
  expect(content).toEqual(readContent(contentFolder).content);
});

it('reports the mistakes of all files at once, in their order', () => {
  const { diagnostics } = readContent(contentFolder, {
    'home.yaml': textOf('home.yaml').replace(/^(a\w+Label): .*$/gm, '$1: <b>'),
    'contact.yaml': textOf('contact.yaml').replace(/^heading: .*$/m, 'heading:'),
  });

  const told = diagnostics.map((one) => typeof one !== 'string' && `${one.location.file}: ${one.location.text}`);
  expect(told.join('\n').replaceAll(`${contentFolder}/`, '')).toBe(
    'contact.yaml: heading:\nhome.yaml: approachLabel: <b>\nhome.yaml: aboutLabel: <b>',
  );
});

it.each(['', '" "', '-'])('reads %j as empty', (written) => {
  const text = changed('home.yaml', /^approachLabel: .*$/m, `approachLabel: ${written}`);

  expect(reported('home.yaml', text)).toEqual([
    `${`approachLabel: ${written}`.trim()} ← approachLabel is empty. Write text, for example  approachLabel: Your words`,
  ]);
});

it.each([
  ['Latin-1', (text: string) => Buffer.from(text, 'latin1'), 'title: Citt\ufffd'],
  ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'), '\ufffd\ufffd'],
  ['rich text', (text: string) => Buffer.from(`{\\rtf1\\ansi ${text}}`), '{\\rtf1'],
])('refuses a file saved as %s, whose letters would be lost', (_, save, line) => {
  const text = textOf('cases/2-luxury-villas.yaml').replace(/^title: .*$/m, 'title: Città');
  const { diagnostics } = readContent(contentFolder, { 'cases/2-luxury-villas.yaml': save(text) });

  expect(diagnostics).toEqual([
    {
      message:
        'This file is not plain text in UTF-8: another program saved it in its own format, or letters such as é would be lost. Copy its words into a file on GitHub, or save it as plain text in UTF-8',
      location: expect.objectContaining({ text: expect.stringContaining(line) }),
    },
  ]);
});

it('orders entries by their numbers, then by the alphabet', () => {
  const copies = ['10-ten', '6 six', '07_seven', 'Zoo', 'apple'].map((name) => `cases/${name}.yaml`);
  const { content } = readContent(contentFolder, {
    'cases/1-townhouse-development.yaml': undefined,
    'cases/3-retail-commercial-hub.yaml': undefined,
    'cases/4-lifestyle-resort.yaml': undefined,
    ...Object.fromEntries(copies.map((path) => [path, textOf('cases/2-luxury-villas.yaml')])),
  });

  expect(content?.cases.cases.map(({ id }) => id).join(' ')).toBe(
    'luxury-villas festivals-events six seven ten apple zoo',
  );
});

it.each([
  ...['jo.heic jo', 'jo.v2.JPG jo.v2', 'jo.HEIC.jpg jo.HEIC', 'jo.HEIC.jpg jo', 'jo.HEIC.jpg jo.HEIC.jpg'],
  ...['jo.jpg.webp jo', 'cafe\u0301.jpg cafe\u0301 caf\u00e9.jpg'], // the accent as a Mac writes it
])('finds a picture and its text: %s', (names) => {
  const [picture = '', text, written = picture] = names.split(' ');
  const { diagnostics, content } = readContent(contentFolder, {
    [`pictures/${picture}`]: '',
    [`pictures/${text}.yaml`]: 'alt: Jo Stone',
    'contact.yaml': textOf('contact.yaml').replace(/^portrait: .*$/m, `portrait: ${written}`),
  });

  expect(diagnostics).toEqual([]);
  expect(content?.contact.portrait).toMatchObject({ file: picture, alt: 'Jo Stone' });
});
