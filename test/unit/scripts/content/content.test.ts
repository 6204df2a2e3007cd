import { rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findContent, readContent } from '../../../../scripts/content/content';
import { formatDiagnostic } from '../../../../scripts/prerender/index.ts';
import { render } from '../../../../src/entry-server';
import { type Changes, content, readWith, textOf, withFields } from '../../../support/content';
import { frozenFolder } from '../../../support/frozenContent';
import { parseDocument } from '../../../support/parseDocument';
import { writeSite } from '../../../support/writeSite';

const villas = 'cases/2-luxury-villas.yaml';
const aCase = textOf(villas);
const anArea = withFields(textOf('areas/1-strategic-roadmapping.yaml'), { title: 'An area of its own' });
const drawingOn = (name: string) => ({ [villas]: withFields(aCase, { drawsOn: name }) });
const showing = (picture: string) => ({ 'contact.yaml': withFields(textOf('contact.yaml'), { portrait: picture }) });
const practiceWith = (fields: Readonly<Record<string, string>>) => ({
  'practice.yaml': withFields(textOf('practice.yaml'), fields),
});

/** What is reported of the content with some files changed: where, and the message. */
function reported(changes: Changes) {
  return readWith(changes).diagnostics.map((diagnostic) =>
    typeof diagnostic === 'string'
      ? diagnostic.replace('src/content/', '')
      : `${diagnostic.location.file.replace(`${frozenFolder}/`, '')}: ${diagnostic.location.text} ← ${diagnostic.message}`,
  );
}

/** Cases with these names, each with a title of its own. */
const casesNamed = (names: string) =>
  Object.fromEntries(names.split(' ').map((name) => [`cases/${name}.yaml`, withFields(aCase, { title: `A ${name}` })]));
const without = (names: string) =>
  Object.fromEntries(names.split(' ').map((name) => [`cases/${name}.yaml`, undefined]));

it.each<[Changes, string]>([
  [{ 'privacy.html': '<h1>Privacy</h1>' }, 'privacy.html does not belong .* public'],
  [showing('portr\u0430it.jpg'), 'contact.yaml: .* ← portrait is “portr⟨U\\+0430⟩it.jpg”'],
  [{ 'contact.yaml': undefined }, 'contact.yaml is missing'],
  [casesNamed('3-luxury-villas'), 'has the same name or title as cases/2-luxury-villas.yaml'],
  [
    { 'pictures/PORTRAIT.png': '' },
    '(PORTRAIT.png|portrait.jpg) has the same name or title as .*(portrait.jpg|PORTRAIT.png)',
  ],
  [casesNamed('東京'), 'cases/東京.yaml needs a name'],
  [{ 'areas/10-menu.yaml': anArea }, 'areas/10-menu.yaml .* part of the page'],
  [
    without('2-luxury-villas 4-lifestyle-resort 5-festivals-events'),
    'cases/ has 2 files, and 3 to 8 fit. Copy another',
  ],
  [casesNamed('a b c d e'), 'cases/ has 10 files, and 3 to 8 fit. Begin the names of some with _'],
  [{ 'pictures/jo.jpg': '', ...showing('jo.jpg') }, 'contact.yaml: .* ← .* Create the file pictures/jo.yaml'],
  [showing('jo.jpg'), 'contact.yaml: portrait: jo.jpg ← .*not in the folder pictures'],
  [drawingOn('sale'), 'drawsOn: sale ← .*sales-revenue-growth'],
])('reports of %j: %s', (changes, message) => {
  expect(reported(changes)).toEqual([expect.stringMatching(message)]);
});

it.each([
  ...['2-luxury-villas - Copy', '2-luxury-villas 2', 'Copia di villas'],
  '2-luxury-villas (owner’s conflicted copy 2026-11-20)',
])('a copy of a case is reported with its original, whatever its name: %s', (name) => {
  const copy = { [`cases/${name}.yaml`]: withFields(aCase, { title: 'LUXURY\u00a0Villas' }) };

  expect(reported(copy)).toEqual([expect.stringContaining('has the same name or title as')]);
  for (const path of [...Object.keys(copy), villas]) expect(reported(copy)[0]).toContain(path);
});

it('cases and areas cannot take any other id of a page', async () => {
  const entries = [...content.impact.areas, ...content.cases.cases].map(({ id }) => id);
  const pages = await Promise.all(['/impact', '/cases'].map(render));
  const ids = pages.flatMap((page) => [...parseDocument(page).querySelectorAll('body [id]')].map(({ id }) => id));

  for (const id of ids.filter((one) => !entries.includes(one)))
    expect(reported({ [`areas/10-${id}.yaml`]: anArea })).toContainEqual(expect.stringContaining('part of the page'));
});

const areaNames = ['10-5-star-service', '１０\u30005-star-service', '5-Star Service.yaml', '5-star\u202fservice'];
it.each(areaNames)('a case draws on an area named %s', (name) => {
  const read = readWith({ 'areas/10-5-star-service.yaml': anArea, ...drawingOn(name) });

  expect(read.diagnostics).toEqual([]);
  expect(read.content?.cases.cases[1]?.drawsOn.map(({ id }) => id)).toEqual(['5-star-service']);
});

it.each([
  ['areas with Arabic commas', { [villas]: aCase.replace(/^drawsOn: (.*), (.*)$/m, 'drawsOn: $1، $2') }],
  ['a dash for nothing', practiceWith({ hours: '–' })],
  ['a nothing of YAML', practiceWith({ hours: '~' })],
  ['wide digits', practiceWith({ whatsAppNumber: '＋１ ２０２ ５５５ ０１４２' })],
  ['curly quotes around a name', practiceWith({ email: `“${content.practice.email}”` })],
  ['capitals in the name of a case', { [villas]: undefined, 'Cases/2-Luxury-Villas.yaml': aCase }],
  ['capitals in that of a page', { 'contact.yaml': undefined, 'Contact.yaml': textOf('contact.yaml') }],
  ['a picture with its folder', showing('C:\\jo\\portrait.jpg')],
  ['marks around the fields, as front matter has them', { [villas]: `%YAML 1.2\n--- # a case\n${aCase}---\n` }],
  ['an invisible mark before a name', { [villas]: aCase.replace(/^title/m, '\u200ftitle') }],
  ['line ends of old Macs', { [villas]: aCase.replaceAll('\n', '\r') }],
  ['unusual spaces around a name', { [villas]: aCase.replace(/^title: /m, 'title\u202f:\u00a0') }],
  ['unusual spaces before words', { [villas]: aCase.replace(/^ {2}/gm, '\u00a0\u00a0') }],
  ['wide spaces before some words', { [villas]: aCase.replace(/^ {2}(?=private)/m, '\u3000') }],
])('says nothing of %s, and reads the same content', (_, changes) => {
  const read = readWith(changes);

  expect(changes).not.toEqual({ [villas]: aCase });
  expect(read.diagnostics).toEqual([]);
  expect(read.content).toEqual(content);
});

const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n';
it.each([
  ['Latin-1', (text: string) => Buffer.from(text, 'latin1'), 'title: Citt\ufffd ← .* is not plain text in UTF-8'],
  ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'), '\ufffd.* ← .* is not plain text in UTF-8'],
  ['rich text', (text: string) => `{\\rtf1\\ansi ${text}`, '{\\\\rtf1.* ← .* is not plain text in UTF-8'],
  ['a pointer', () => pointer, 'version .* ← .* pointer of Git LFS.* git lfs pull.* lfs: true'],
  ['the text of a link', () => '../others/villas.yaml', 'others.* ← .* only the path of another file'],
])('refuses a file saved as %s, and says nothing else of it', (_, save, message) => {
  const told = reported({ [villas]: save(withFields(aCase, { title: 'Città' })) });

  expect(told).toEqual([expect.stringMatching(new RegExp(message))]);
});

it('orders entries by their numbers, then by the alphabet', () => {
  const names = ['10-ten', '6 six', '07_seven', 'Zoo', 'apple'];
  const added = names.map((name) => [`cases/${name}.yaml`, withFields(aCase, { title: name })]);
  const removed = without('1-townhouse-development 3-retail-commercial-hub 4-lifestyle-resort');
  const read = readWith({ ...removed, ...Object.fromEntries(added) });

  expect(read.content?.cases.cases.map(({ id }) => id).join(' ')).toBe(
    'luxury-villas festivals-events six seven ten apple zoo',
  );
});

it.each([
  ['jo.heic', 'jo'],
  ['jo.v2.JPG', 'jo.v2'],
  ...['jo.HEIC', 'jo', 'jo.HEIC.jpg'].map((text) => ['jo.HEIC.jpg', text]),
  ['jo.jpg.webp', 'jo'],
  ['cafe\u0301.jpg', 'caf\u00e9', 'Cafe\u0301.JPG'], // the accent as a Mac writes it
  ['Screenshot at 10.15\u202fAM.png', 'Screenshot at 10.15 AM', 'Screenshot at 10.15 AM.png'], // from a Mac
  ['jo\u3000desk.png', 'jo\u00a0desk', 'Jo desk.png'],
  ['jo .jpg', 'jo '],
  ['Capture d’écran ２.png', 'Capture d’écran 2', "Capture d'écran 2.png"],
  ['jo--2026.jpg', 'jo\u20112026', 'jo–2026.jpg'], // dashes as Word writes them
  ['STRASSE ‘A’.jpg', "straße 'a'", 'Straße ’A’.jpg'],
])('finds the picture %j with the text %j', (picture, text, written = picture) => {
  const read = readWith({
    [`pictures/${picture}`]: '',
    [`pictures/${text}.yaml`]: 'alt: Jo Stone',
    ...showing(written),
  });

  expect(read.diagnostics).toEqual([]);
  expect(read.content?.contact.portrait).toMatchObject({
    alt: 'Jo Stone',
    source: { file: `${frozenFolder}/pictures/${picture}` },
  });
});

it('finds linked files and folders, and leaves out notes and what computers leave behind', async () => {
  const names = [
    'cases/hotel.yaml',
    ...['cases/_draft.yaml', 'cases/\uff3fdraft.yaml', 'cases/ _draft.yaml'],
    'pictures/_DSC1.jpg',
    'cases/README.md',
    'cases/Thumbs.db',
    '.DS_Store',
  ];
  const directory = await writeSite(
    Object.fromEntries([...names, '.git/config', '__MACOSX/a.yaml'].map((name) => [name, ''])),
  );
  const elsewhere = await writeSite({ 'jo.jpg': '', 'more/jo.yaml': '' });
  await symlink(join(elsewhere, 'jo.jpg'), join(directory, 'pictures/jo.jpg'));
  await symlink(join(elsewhere, 'more'), join(directory, 'areas'));

  const pictures = ['pictures/_DSC1.jpg', 'pictures/jo.jpg'];
  expect([...findContent(directory).keys()].sort()).toEqual(['areas/jo.yaml', 'cases/hotel.yaml', ...pictures]);

  await rm(join(elsewhere, 'jo.jpg'));
  await rm(join(elsewhere, 'more/jo.yaml'));
  await symlink('nothing', join(elsewhere, 'more/jo.yaml'));
  const told = readContent(findContent(directory)).diagnostics.map(formatDiagnostic).join();
  expect(told).toMatch(/practice\.yaml is missing.*areas\/jo\.yaml:1\s+This symbolic link is broken/s);
});
