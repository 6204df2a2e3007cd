import type { LocatedDiagnostic } from 'prerender-engine/diagnostics';
import { getDomain } from 'tldts';
import { isEmpty } from '../../src/content/schema/fields.ts';
import type { ReadContent } from './readContent.ts';
import { type ReadFile, type TextField, textsIn } from './readFile.ts';
import { inFolder, type PlacedFile } from './references.ts';
import { similar } from './similar.ts';

const asTyped = (found: string) =>
  `contains ${found}, which the page shows as it is typed. Write only the words`;
const lostLetter = (found: string) =>
  `contains “${found}”, where a letter may have been lost. If so, type it again`;
const unfinished = (found: string) =>
  `contains ${found}, which seems to keep a place for words. Write them, or delete it`;

/** What is rarely meant to be read, the more certain first, and what is said of it. */
const suspicious: readonly (readonly [RegExp, (found: string) => string])[] = [
  [
    /(?<!siglo |século |sec\. )\bX{2,}\b(?! secolo)|\bTODO\b|\bTB[ACD]\b|\?{3,}|\b[Ll]orem\b|\bLOREM\b/,
    unfinished,
  ],
  // signs of other programs, stray marks, an address, the name of a picture
  [
    /!?\[[^\]]*\](?:\([^)\s]+\))?|:contentReference|[【】]|citeturn|^(?:Sure|Certainly|Of course|Here is|Here’s|As an AI)\b.*[:,]|^Error! /,
    asTyped,
  ],
  [/(\*\*|__|~~|`)[^\s*_~`](?:[^\n]*?[^\s*_~`])?\1|\*\*|__|~~/, asTyped],
  [/(?<![\w*])\*[^\s*](?:[^*]*[^\s*])?\*(?![\w*])/, asTyped],
  [/(?<!\w)_[^\s_](?:[^_]*[^\s_])?_(?!\w)/, asTyped],
  [/(?<!\w):[a-z_]{3,}:(?!\w)/, asTyped],
  [/^(?:#{1,6}|[-•*]|\d[.)]|>(?! ?\d)) |^\|.*\|$/, asTyped],
  [/(?<=\s)(?:#|\/\/) /, asTyped],
  [/\{.*\}|<%.*%>/, asTyped],
  [/^(?:[:=]|''|"")|[,;|]$/, asTyped],
  [/^[“„«‘‚'][^“”„«»"]*["'”“»’]$|(?<!„[^“]*)“[^”]*$|^[^"]*"[^"]*$/, asTyped],
  [/(?:https?:\/\/|www\.|(?:mailto|tel):)[^\s>]+|%[\dA-F]{2}|=[\dA-F]{2}(?==)/u, asTyped],
  [/(?<=\p{L}{3}|[.,”])[¹²³\u2070-\u2079†‡]+/u, asTyped],
  [/^\S+\.(?:jpe?g|png|webp|avif)$|^[A-Z]{3,4}[_-]?\d{3,}$/i, asTyped],
  [/\p{L}+\?(?:\p{L}+| \p{Ll}+)/u, lostLetter],
];
/** Elsewhere, words after a question may be a sentence. */
const questionInName = [/\p{L}+\? \p{L}+/u, lostLetter] as const;
const names = ['title', 'kind', 'brandName', 'consultantName'];

/** Providers and networks whose names are often misspelt. */
const providers = ['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com', 'icloud.com', 'linkedin.com'];
/** Providers whose names are near to those. */
const nearby = ['mail.com', 'email.com', 'ymail.com', 'gmx.com'];

/** The fields without which an address is not shown. */
const labels: Readonly<Record<string, string>> = {
  whatsAppLabel: 'whatsAppNumber',
  profileNetwork: 'profileAddress',
  labelViewProfile: 'profileAddress',
  legalLabel: 'legalAddress',
};

type Words = Readonly<Record<string, string | null>>;
/** The name of a field, and what is said of it. */
type Warning = readonly [name: string, message: string];

/** Warns of what a page shows differently from what its author may expect, and of entries that seem out of place. */
export function textWarnings({ files }: Pick<ReadContent, 'files'>): LocatedDiagnostic[] {
  const all = [...files.values()];
  const practice = files.get('practice.yaml')?.raw ?? {};
  return all.flatMap((file) =>
    [
      ...textsIn(file).flatMap(wordWarnings),
      ...addressWarnings(file.raw ?? {}),
      ...labelWarnings(file, practice),
      ...entryWarnings(file, all),
    ].map(([name, message]) => ({ message: `${name} ${message}`, location: file.locate(name) })),
  );
}

function wordWarnings({ name, text, maxLength }: TextField): Warning[] {
  if (maxLength === undefined) return [];
  const patterns = names.includes(name) ? [...suspicious, questionInName] : suspicious;
  const found = patterns.flatMap(([pattern, say]) => {
    const [match] = pattern.exec(text.trim()) ?? [];
    return match === undefined ? [] : say(match.trim());
  });
  const asOne = 'has several paragraphs or lines, and the page shows them as one. Make it one, or shorten it';
  return [...found.slice(0, 1), ...(text.trim().includes('\n') ? [asOne] : [])].map((said) => [name, said]);
}

function addressWarnings(raw: Words): Warning[] {
  const misspelt = ['email', 'profileAddress'].flatMap((name): Warning[] => {
    const host = getDomain(raw[name] ?? '') ?? '';
    const meant = /\.(?:com?|cm|om)$/.test(host) ? similar(host, [...providers, ...nearby]) : undefined;
    if (!meant || meant === host || nearby.includes(meant)) return [];
    return [[name, `is at ${host}. Did you mean ${meant}?`]];
  });
  const isNoProfile = /linkedin\.com(?!\/(?:in|company|school|pub)\/.)/i.test(raw.profileAddress ?? '');
  const profile = 'is not the address of a profile. Copy that from your profile: it has /in/ or /company/';
  return [...misspelt, ...(isNoProfile ? [['profileAddress', profile] as const] : [])];
}

/** Warns of an address without its label, and of the brand name where it is added. */
function labelWarnings({ fields, raw, value }: ReadFile, practice: Words): Warning[] {
  const unlabelled = Object.entries(labels)
    .filter(([label, address]) => value && fields[label] && isEmpty(raw?.[label]) && practice[address])
    .map(([label, address]): Warning => {
      return [label, `is empty, so that ${address} is not shown there. Write it, or empty ${address} too`];
    });
  const isBranded = raw?.pageTitle?.split(/\s[|–—·-]\s/).some((part) => part === practice.brandName);
  const branded = 'contains the brand name, which is added to it. Delete it there';
  return [...unlabelled, ...(isBranded ? [['pageTitle', branded] as const] : [])];
}

/** Warns of an entry that is the copy of another, or of the only one without a picture. */
function entryWarnings(file: PlacedFile, all: readonly PlacedFile[]): Warning[] {
  const entries = file.folder === '' ? [] : inFolder(all, file.folder);
  const twin = entries.find(({ raw }) => raw?.title && raw.title === file.raw?.title);
  const copy = `is also that of ${twin?.path}. Change it, or delete one of the two files`;
  const [bare, ...others] = entries.filter(({ raw = {} }) => !('picture' in raw));
  const isBare = file === bare && others.length === 0 && file.value && file.fields.picture;
  const missing =
    'is missing, while all others in this folder have that line. Add it, or move the file to where it belongs';
  return [
    ...(twin && twin !== file ? [['title', copy] as const] : []),
    ...(isBare ? [['picture', missing] as const] : []),
  ];
}
