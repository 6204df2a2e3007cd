import { distance } from 'fastest-levenshtein';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { getDomain } from 'tldts';
import type { ReadFile, TextField } from './readFile.ts';
import { inFolder } from './references.ts';
import { data } from './wordingRules.ts';

type Found = string | false | undefined;

/** Shorter texts, in characters, are too often alike by chance. */
const min = { text: 41, name: 8, domain: 9 };

const numberWords = data.numbers.map((words) => words.split(' '));
const anyNumber = `(?<!(?:over|than|als|de|di|über) )(?<![\\p{L}\\d])(${numberWords.flat().join('|')}|\\d+)[ -]`;
/** The lists of files, and the pages and fields that are about each. */
const lists = Object.entries({ areas: /impact/, cases: /cases/, steps: /approach/ });

/** Contradictions and repetitions between fields and files, and misspelt addresses. */
export function contradictions(field: TextField, file: ReadFile, files: readonly ReadFile[]): Found[] {
  const practice = files.find(({ path }) => path === 'practice.yaml')?.raw ?? {};
  const peers = inFolder(files, file.folder);
  if (field.maxLength === undefined && (file.folder !== 'cases' || !field.picture))
    return [typoIn(field.text, practice)];
  const found = [
    ...repetitions(field, file, peers),
    otherName(field, practice),
    otherLength(field.text, practice),
    !file.folder && otherCount(field, file, files),
  ];
  return found.map((words) => words && `${words}. Change one of the two`);
}

/** Words that are the same in another entry, or in another field of this file. */
function repetitions({ name, text, maxLength = 0 }: TextField, file: ReadFile, peers: readonly ReadFile[]): Found[] {
  const isOnce =
    /^(?:title|alt|picture|page(?:Name|Title|Description))$/.test(name) || (file.folder && text.length >= min.text);
  const twin = isOnce ? peers.find(({ raw }) => text && raw[name] === text) : undefined;
  const same = Object.keys(file.raw).find((other) => file.raw[other] === text) ?? name;
  const isLong = maxLength >= 200 && (name !== 'pageDescription' || same === 'pageTitle');
  const isSlip = same !== name && (isLong || file.folder || name.startsWith('label'));
  return [twin && twin !== file && `is also that of ${twin.path}`, isSlip && `is also that of ${same}`];
}

/** A name, or a telephone number, that differs from that of the practice by one or two letters. */
function otherName({ name, text }: TextField, practice: ReadFile['raw']): Found {
  const words = text.replace(/[.,;:!?]+(?=\s|$)|[’']s?(?!\p{L})/gu, '').split(/\s+/);
  for (const fact of ['brandName', 'consultantName', 'whatsAppNumber']) {
    const value = (fact !== name && practice[fact]) || '';
    const { length } = value.split(' ');
    const parts = words.map((_, at) => words.slice(at, at + length).join(' '));
    const isMeant = (part: string) => part[0] === value[0] && (part[0] === '+' || part.at(-1) === value.at(-1));
    const near = parts.find((part) => isMeant(part) && part !== `${value}s` && [1, 2].includes(distance(part, value)));
    if (value.length >= min.name && near) return `contains “${near}”, and ${fact} is ${value}`;
  }
  return undefined;
}

/** A length of a call, in minutes, that is not that of the practice. */
function otherLength(text: string, { firstCall }: ReadFile['raw']): Found {
  const lengthIn = (words: string) => /(?<![\d.,])(\d+)[ -]?min/i.exec(words)?.[1];
  const said = /\bcall\b|gespräch|\bappel\b|chiamata|llamada/i.test(text) ? lengthIn(text) : undefined;
  const meant = lengthIn(firstCall ?? '');
  return said && meant && said !== meant && `has a call of ${said} minutes, and firstCall of ${meant}`;
}

/** A count of files that is not theirs: of the list that the words are about, or where a sentence begins with it. */
function otherCount({ name, text }: TextField, file: ReadFile, files: readonly ReadFile[]): Found {
  for (const [folder, about] of lists) {
    const isAbout = about.test(file.path) || about.test(name);
    const start = isAbout ? '' : '(?:^|[.:;!?–—] )(?:(?:our|the|all) )?';
    const noun = isAbout ? data.lists[folder] : `${folder.slice(0, -1)}s?`;
    const end = `((?!hundred|thousand|hundert|more|other)(?:[\\p{L}-]+ )?(?:${noun}))(?!\\p{L})`;
    const [, word = '', counted = ''] = new RegExp(`${start}${anyNumber}${end}`, 'iu').exec(text) ?? [];
    const said = Number(word) || numberWords.findIndex((words) => words.includes(word.toLowerCase())) + 2;
    const { length } = inFolder(files, folder);
    const isRight = said === length || (folder === 'areas' && said === inFolder(files, 'highlights').length);
    if (said > 1 && !isRight) return `says “${word} ${counted}”, and there are ${length}`;
  }
  return undefined;
}

/** An address at a misspelt provider or own domain, and a number not in service, unless it is reserved for drama. */
function typoIn(text: string, { siteAddress }: ReadFile['raw']): Found {
  const host = getDomain(text) ?? '';
  const own = getDomain(siteAddress ?? '') ?? '';
  const known = own.length >= min.domain ? [own, ...data.providers] : data.providers;
  const meant = known.find((domain) => distance(host, domain) <= 2);
  const isSlip = /\.(?:com?|cm|om)$/.test(host) || host.split('.').at(-1) === own.split('.').at(-1);
  if (meant && isSlip && !known.includes(host)) return `is at ${host}. Did you mean ${meant}?`;
  const number = parsePhoneNumberFromString(text, { extract: false });
  const isInUse = number?.isValid() ? !/(\d)\1{5}/.test(number.number) : number?.number.startsWith('+447700900');
  return number?.isPossible() && !isInUse && 'does not look like a number in use. Check its digits';
}
