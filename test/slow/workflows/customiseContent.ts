import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { type Document, isScalar, parseDocument, parse as parseYaml, visit } from 'yaml';

/** What the owner writes instead of the examples, and in empty fields. */
export const facts: Readonly<Record<string, string>> = {
  brandName: 'Fairweather & Lindqvist-Moreau',
  siteAddress: 'https://www.fairweather.test',
  email: 'Hello@Fairweather.test',
  whatsAppNumber: '+44 (7700) 900-123',
};

/** Fields that are not free text. */
const codes = ['icon', 'language', 'profileNetwork', 'focus', 'drawsOn'];
const formats = ['png', 'webp', 'avif', 'jpeg'] as const;

/**
 * Changes a copy of the project as an owner may: every text, name, address and picture, the formats of pictures, the
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
    if (file === 'practice.yaml') document.set('profileAddress', 'https://network.test/in/fairweather');
    writeFileSync(path, untidy(String(document)));
  }
  const [firstArea = ''] = readdirSync(join(content, 'areas'));
  cpSync(join(content, 'areas', firstArea), join(content, 'areas/Another Area.yaml'));
  const lastStep = readdirSync(join(content, 'steps')).sort().at(-1) ?? '';
  rmSync(join(content, 'steps', lastStep));
  const lastCase = readdirSync(join(content, 'cases')).sort().at(-1) ?? '';
  const { picture } = parseYaml(readFileSync(join(content, 'cases', lastCase), 'utf8'));
  for (const file of [join('cases', lastCase), `pictures/${picture}`, `pictures/${parse(picture).name}.yaml`])
    rmSync(join(content, file));
  writeFileSync(join(project, 'README.md'), '# The site of Fairweather & Lindqvist-Moreau\n\nAsk Jo.\n');
}

/** Mirrors each picture, and changes its name and format, and that of its text. @returns the new names by the old. */
async function exchangePictures(folder: string): Promise<Readonly<Record<string, string>>> {
  const names: Record<string, string> = {};
  const files = readdirSync(folder).filter((name) => !name.endsWith('.yaml'));
  for (const [index, file] of files.sort().entries()) {
    const format = formats[index % formats.length] ?? 'png';
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
  return words.length === 1 ? `Our ${text}` : words.reverse().join(' ');
}

/** Removes the comments, which the owner does not need. */
function withoutComments(text: string): string {
  return text.replace(/^ *#.*\n/gm, '');
}

/** Text as editors may save it: spaces at the ends of lines, and no final line break. */
function untidy(text: string): string {
  return text.replace(/^(\w+: [^>|]*)$/gm, '$1  ').trimEnd();
}
