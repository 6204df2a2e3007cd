import { distance } from 'fastest-levenshtein';
import type { ReadFile, TextField } from './readFile.ts';
import { inFolder } from './references.ts';

const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const numberOf = (word: string) => Number(word) || numbers.indexOf(word.toLowerCase());
const ordinals = ['first', 'second', 'third', 'fourth'];
/** What a sentence begins to count; it may not mean all files of a folder anywhere else. */
const counted = /(?:^|[.:;!?–—] )(?:(?:our|the|all) )?(\w+) (?:\w+ )?(area|case|step)s?\b/i;
export const networks = /linkedin|xing|instagram|facebook|youtube/i;
const notReal = /\b(?:none|not?|never)\b.*\breal\b/i;

/** What other fields or files say differently, or say too. */
export function contradictions({ name, text, maxLength = 0 }: TextField, file: ReadFile, files: readonly ReadFile[]) {
  const practice = files.find(({ path }) => path === 'practice.yaml')?.raw ?? {};
  const peers = inFolder(files, file.folder);
  const isOnce = text !== '' && /^(?:title|alt|page(?:Name|Title|Description))$/.test(name);
  const twin = isOnce ? peers.find(({ raw }) => raw[name] === text) : file;
  const label = Object.keys(file.raw).find((other) => name.startsWith('label') && file.raw[other] === text);
  const partner = { profileAddress: 'profileNetwork', legalAddress: 'legalLabel' }[name];
  const isDenied = name === 'pageDescription' && notReal.test(text) && !notReal.test(file.raw.note ?? '');
  const [ordinal = ''] = (file.folder === 'steps' && name === 'title' && text.toLowerCase().match(/^\w+/)) || [];
  const place = peers.indexOf(file);
  const isProfile = /^(?:profileAddress|labelViewProfile)$/.test(name);
  const [there, here] = [text, practice.profileNetwork ?? ''].map((words) => networks.exec(words)?.[0].toLowerCase());
  const found = [
    twin !== file && `is also that of ${twin?.path}`,
    label !== name && label && `is also that of ${label}`,
    partner && !practice[partner] && `is shown nowhere, because ${partner} is empty`,
    isDenied && file.path === 'cases.yaml' && 'calls the cases not real, and note does not',
    isProfile && there && here && there !== here && `is of ${there}, and profileNetwork is ${practice.profileNetwork}`,
    ordinals.includes(ordinal) &&
      ordinals[place] !== ordinal &&
      `begins with “${ordinal}”, and its file is number ${place + 1}`,
    maxLength > 0 && !file.folder && otherCount(text, files),
    maxLength > 0 && otherNumber(text, practice.whatsAppNumber ?? ''),
  ];
  return found.map((words) => words && `${words}. Change one of the two`);
}

function otherCount(text: string, files: readonly ReadFile[]) {
  const [, word = '', kind = ''] = counted.exec(text) ?? [];
  const said = numberOf(word);
  const { length } = inFolder(files, `${kind.toLowerCase()}s`);
  const isRight = said === length || (kind === 'area' && said === inFolder(files, 'highlights').length);
  return said > 1 && !isRight && `says “${word} ${kind}s”, and there are ${length}`;
}

/** A telephone number that differs from that of the practice by one or two digits. */
function otherNumber(text: string, whatsApp: string) {
  const digits = (written: string) => written.replace(/\D/g, '');
  const numbers = text.match(/\+\d[\d ()./-]{7,}\d/g) ?? [];
  const near = numbers.find((written) => [1, 2].includes(distance(digits(written), digits(whatsApp))));
  return near && `contains “${near}”, and whatsAppNumber is ${whatsApp}`;
}
