import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { type Document, isScalar, parseDocument, parse as parseYaml, visit } from 'yaml';

/** What the owner writes instead of the examples, and in empty fields. */
export const facts: Readonly<Record<string, string>> = {
  brandName: 'Fairweather & Lindqvist-Moreau',
  siteAddress: 'https://www.fairweather.studio',
  email: 'Hello@Fairweather.studio',
  whatsAppNumber: '+44 (7700) 900-123',
};

/** Fields that are not free text. */
const codes = ['icon', 'language', 'profileNetwork', 'focus', 'drawsOn'];
const formats = ['png', 'webp', 'avif', 'jpeg'] as const;

/**
 * Changes a copy of the project as an owner may: every text, name and address, pictures and their formats, the
 * lengths of lists, the style of the files, and the README.
 */
export async function customiseContent(project: string): Promise<void> {
  const content = join(project, 'src/content');
  const pictures = await exchangePictures(join(content, 'pictures'));
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.yaml'))) {
    const path = join(content, file);
    const document = parseDocument(withoutComments(readFileSync(path, 'utf8')));
    reword(document, pictures);
    if (file === 'practice.yaml') document.set('profileAddress', 'https://network.social/in/fairweather');
    writeFileSync(path, untidy(String(document)));
  }
  const [firstArea = ''] = readdirSync(join(content, 'areas'));
  const area = readFileSync(join(content, 'areas', firstArea), 'utf8').replace(
    /^title: .*/m,
    'title: Another Area',
  );
  writeFileSync(join(content, 'areas/Another Area.yaml'), area);
  const lastStep = readdirSync(join(content, 'steps')).sort().at(-1) ?? '';
  rmSync(join(content, 'steps', lastStep));
  const lastCase = readdirSync(join(content, 'cases')).sort().at(-1) ?? '';
  const { picture } = parseYaml(readFileSync(join(content, 'cases', lastCase), 'utf8'));
  for (const file of [join('cases', lastCase), `pictures/${picture}`, `pictures/${parse(picture).name}.yaml`])
    rmSync(join(content, file));
  writeFileSync(join(project, 'README.md'), '# The site of Fairweather & Lindqvist-Moreau\n\nAsk Jo.\n');
}

/**
 * Mirrors pictures, one for each format, and changes their names and formats, and the names of their texts. The others
 * stay, because encoding a picture takes seconds.
 * @returns the names afterwards by those before.
 */
async function exchangePictures(folder: string): Promise<Readonly<Record<string, string>>> {
  const all = readdirSync(folder).filter((name) => !name.endsWith('.yaml'));
  const names = Object.fromEntries(all.map((name) => [name, name]));
  const files = ['portrait.jpg', ...all.filter((name) => name !== 'portrait.jpg').slice(-3)];
  for (const [index, format] of formats.entries()) {
    const file = files[index] ?? '';
    const name = `Our ${parse(file).name} (${index}).${format}`;
    const turned = sharp(readFileSync(join(folder, file)))
      .flop()
      .toFormat(format, { effort: 1 });
    writeFileSync(join(folder, name), await turned.toBuffer());
    rmSync(join(folder, file));
    renameSync(join(folder, `${parse(file).name}.yaml`), join(folder, `${parse(name).name}.yaml`));
    names[file] = name;
  }
  return names;
}

function reword(document: Document, pictures: Readonly<Record<string, string>>): void {
  visit(document, {
    Pair(_, pair) {
      if (!isScalar(pair.key) || !isScalar(pair.value)) return;
      const key = String(pair.key.value);
      const { value } = pair.value;
      if (codes.includes(key) || typeof value !== 'string') return;
      pair.value.value = facts[key] ?? pictures[value] ?? otherWords(value);
      if (value.length % 2 === 0) pair.value.type = 'QUOTE_DOUBLE';
    },
  });
}

/** A different text of about the same length. */
function otherWords(text: string): string {
  const words = text.split(' ');
  return words.length === 1 ? `Our ${text}` : words.reverse().join(' ').replace(/,$/, '');
}

/** Removes the comments, which the owner does not need. */
function withoutComments(text: string): string {
  return text.replace(/^ *#.*\n/gm, '');
}

/** Text as editors may save it: spaces at the ends of lines, and no final line break. */
function untidy(text: string): string {
  return text.replace(/^(\w+: [^>|]*)$/gm, '$1  ').trimEnd();
}
