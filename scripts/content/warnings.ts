import type { LocatedDiagnostic } from 'prerender-engine/diagnostics';
import { getDomain } from 'tldts';
import { isEmpty, problemIn, type TextProblems } from '../../src/content/schema/fields.ts';
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
const suspicious: TextProblems = [
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
/** The name of a field, and what is said of it, if anything. */
type Warning = readonly [name: string, message: string] | false | '' | null | undefined;

/** Warns of what a page shows differently from what its author may expect, and of entries that seem out of place. */
export function textWarnings({ files }: Pick<ReadContent, 'files'>): LocatedDiagnostic[] {
  const all = [...files.values()];
  const practice = files.get('practice.yaml')?.raw ?? {};
  return all.flatMap((file) => {
    const { raw = {} } = file;
    const warnings: readonly Warning[] = [
      ...textsIn(file).flatMap(wordWarnings),
      misspeltHost('email', raw),
      misspeltHost('profileAddress', raw),
      /linkedin\.com(?!\/(?:in|company|school|pub)\/.)/i.test(raw.profileAddress ?? '') && [
        'profileAddress',
        'is not the address of a profile. Copy that from your profile: it has /in/ or /company/',
      ],
      raw.pageTitle?.split(/\s[|–—·-]\s/).some((part) => part === practice.brandName) && [
        'pageTitle',
        'contains the brand name, which is added to it. Delete it there',
      ],
      ...unlabelled(file, practice),
      ...entryWarnings(file, all),
    ];
    return warnings.flatMap((warning) =>
      warning ? [{ message: warning.join(' '), location: file.locate(warning[0]) }] : [],
    );
  });
}

function wordWarnings({ name, text, maxLength }: TextField): Warning[] {
  if (maxLength === undefined) return [];
  const words = text.trim();
  const problem = problemIn(words, names.includes(name) ? [...suspicious, questionInName] : suspicious);
  const asOne = 'has several paragraphs or lines, and the page shows them as one. Make it one, or shorten it';
  return [problem !== undefined && [name, problem], words.includes('\n') && [name, asOne]];
}

function misspeltHost(name: string, raw: Words): Warning {
  const host = getDomain(raw[name] ?? '') ?? '';
  const meant = /\.(?:com?|cm|om)$/.test(host) && similar(host, [...providers, ...nearby]);
  return (
    meant && meant !== host && !nearby.includes(meant) && [name, `is at ${host}. Did you mean ${meant}?`]
  );
}

/** Warns of each address without its label. */
function unlabelled({ fields, raw, value }: ReadFile, practice: Words): Warning[] {
  return Object.entries(labels).map(([label, address]): Warning => {
    const isLacking = value && fields[label] && isEmpty(raw?.[label]) && practice[address];
    const message = `is empty, so that ${address} is not shown there. Write it, or empty ${address} too`;
    return isLacking ? [label, message] : undefined;
  });
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
  return [twin !== undefined && twin !== file && ['title', copy], isBare ? ['picture', missing] : undefined];
}
