import { expect, it } from 'vitest';
import { readContent } from '../../../../scripts/content/readContent';
import { render } from '../../../../src/entry-server';
import { layoutIds } from '../../../../src/layoutIds';
import { routes } from '../../../../src/routes';
import { content, textOf } from '../../../support/content';
import { contentFolder } from '../../../support/copyProject';
import { parseDocument } from '../../../support/parseDocument';

const villas = 'cases/2-luxury-villas.yaml';
const aCase = textOf(villas);
const anArea = textOf('areas/1-strategic-roadmapping.yaml');
const drawingOn = (name: string) => ({ [villas]: aCase.replace(/^drawsOn: .*$/m, `drawsOn: ${name}`) });
const namedJo = { 'contact.yaml': textOf('contact.yaml').replace(/^portrait: .*$/m, 'portrait: jo.jpg') };

/** What is reported of the content with some files changed: where, and the message. */
function reported(changes: Readonly<Record<string, string | Buffer | undefined>>) {
  return readContent(contentFolder, changes).diagnostics.map((diagnostic) =>
    typeof diagnostic === 'string'
      ? diagnostic.replace(`${contentFolder}/`, '')
      : `${diagnostic.location.file.replace(`${contentFolder}/`, '')}: ${diagnostic.location.text} ← ${diagnostic.message}`,
  );
}

const cases = (text: string | undefined, names: string) =>
  Object.fromEntries(names.split(' ').map((name) => [`cases/${name}.yaml`, text]));

it.each([
  [{ 'privacy.html': '<h1>Privacy</h1>' }, 'privacy.html does not belong .* public'],
  [{ 'Cases/hotel.yaml': aCase }, 'Cases/ does not belong'],
  [{ 'contact.yaml': undefined }, 'contact.yaml is missing'],
  [{ 'cases/2-luxury-villas (1).yaml': aCase }, 'has the same name as cases/2-luxury-villas.yaml'],
  [{ 'pictures/PORTRAIT.png': '' }, 'PORTRAIT.png has the same name as .*portrait.jpg'],
  [cases(aCase, '東京'), 'cases/東京.yaml needs a name'],
  [{ 'areas/10-menu.yaml': anArea }, 'areas/10-menu.yaml .* part of the page'],
  [cases(undefined, '2-luxury-villas 4-lifestyle-resort 5-festivals-events'), '2 files, and 3 to 8 fit: add 1'],
  [cases(aCase, 'a b c d e'), 'cases has 10 files, and 3 to 8 fit: delete 2'],
  [{ 'pictures/jo.jpg': '', ...namedJo }, 'contact.yaml: portrait: jo.jpg ← .* Create the file pictures/jo.yaml'],
  [namedJo, 'contact.yaml: portrait: jo.jpg ← .*not in the folder pictures'],
  [drawingOn('sale'), 'drawsOn: sale ← .*sales-revenue-growth'],
])('reports of %j: %s', (changes, message) => {
  expect(reported(changes)).toEqual([expect.stringMatching(message)]);
});

it('every id of a page, but for those of cases and areas, is one that these cannot take', async () => {
  const entries = [...content.impact.areas, ...content.cases.cases].map(({ id }) => id);
  const pages = await Promise.all(routes.map(({ path }) => render(path === '*' ? '/404' : path)));
  const ids = pages.flatMap((page) => [...parseDocument(page).querySelectorAll('body [id]')].map(({ id }) => id));

  expect(ids.filter((id) => !entries.includes(id) && !Object.values<string>(layoutIds).includes(id))).toEqual([]);
});

it.each(['10-5-star-service', '5-Star Service.yaml'])('an area may begin with a digit: %s', (name) => {
  const changes = { 'areas/10-5-star-service.yaml': anArea, ...drawingOn(name) };
  const read = readContent(contentFolder, changes);

  expect(read.diagnostics).toEqual([]);
  expect(read.content?.cases.cases[1]?.drawsOn.map(({ id }) => id)).toEqual(['5-star-service']);
});

it.each([
  ['notes', { 'cases/_draft.yaml': 'to do', 'pictures/_old.zip': '', 'cases/README.md': 'Notes', '.DS_Store': '' }],
  ['areas with Arabic commas', { [villas]: aCase.replace(/^drawsOn: (.*), (.*)$/m, 'drawsOn: $1، $2') }],
  ['a dash for nothing', { 'practice.yaml': textOf('practice.yaml').replace(/^hours:$/m, 'hours: –') }],
  ['a nothing of YAML', { 'practice.yaml': textOf('practice.yaml').replace(/^hours:$/m, 'hours: ~') }],
  ['curly quotes around a name', { 'practice.yaml': textOf('practice.yaml').replace(/^email: (.*)$/m, 'email: “$1”') }],
  ['a picture with its folder', { 'contact.yaml': textOf('contact.yaml').replace('portrait: ', 'portrait: C:\\jo\\') }],
])('says nothing of %s, and reads the same content', (_, changes) => {
  const read = readContent(contentFolder, changes);

  expect(read.diagnostics).toEqual([]);
  expect(read.content).toEqual(content);
});

it.each([
  ['Latin-1', (text: string) => Buffer.from(text, 'latin1'), 'title: Citt\ufffd'],
  ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'), '\ufffd\ufffd'],
  ['rich text', (text: string) => Buffer.from(`{\\rtf1\\ansi ${text}}`), '{\\rtf1'],
])('refuses a file saved as %s, whose letters would be lost', (_, save, line) => {
  const told = reported({ [villas]: save(aCase.replace(/^title: .*$/m, 'title: Città')) });

  expect(told).toEqual([expect.stringContaining('is not plain text in UTF-8')]);
  expect(told[0]).toContain(line);
});

it('orders entries by their numbers, then by the alphabet', () => {
  const copies = ['10-ten', '6 six', '07_seven', 'Zoo', 'apple'].map((name) => [`cases/${name}.yaml`, aCase]);
  const removed = cases(undefined, '1-townhouse-development 3-retail-commercial-hub 4-lifestyle-resort');
  const read = readContent(contentFolder, { ...removed, ...Object.fromEntries(copies) });

  expect(read.content?.cases.cases.map(({ id }) => id).join(' ')).toBe(
    'luxury-villas festivals-events six seven ten apple zoo',
  );
});

it.each([
  ...['jo.heic jo', 'jo.v2.JPG jo.v2', 'jo.HEIC.jpg jo.HEIC', 'jo.HEIC.jpg jo', 'jo.HEIC.jpg jo.HEIC.jpg'],
  ...['jo.jpg.webp jo', 'cafe\u0301.jpg cafe\u0301 caf\u00e9.jpg'], // the accent as a Mac writes it
])('finds a picture and its text: %s', (names) => {
  const [picture = '', text, written = picture] = names.split(' ');
  const read = readContent(contentFolder, {
    [`pictures/${picture}`]: '',
    [`pictures/${text}.yaml`]: 'alt: Jo Stone',
    'contact.yaml': textOf('contact.yaml').replace(/^portrait: .*$/m, `portrait: ${written}`),
  });

  expect(read.diagnostics).toEqual([]);
  expect(read.content?.contact.portrait).toMatchObject({ file: picture, alt: 'Jo Stone' });
});
