import { distance } from 'fastest-levenshtein';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { LocatedDiagnostic } from 'prerender-engine/diagnostics';
import { getDomain } from 'tldts';
import { problemIn, type TextProblems } from '../../src/content/schema/fields.ts';
import type { ReadFile, TextField } from './readFile.ts';
import { inFolder } from './references.ts';

// What is said of words that are in their format, but may not be meant.

const isExample = (found: string) => `is still the example “${found}”. Write your own`;
/** Addresses and numbers that nobody has, as the template and the messages show them. */
const exampleAddresses: TextProblems = [
  // The reserved domains: https://www.rfc-editor.org/rfc/rfc2606
  /^(?:\w+:)?(?:\/\/)?(?:[^/?#]*[.@])?(?:example\.(?:com|net|org)|(?:my)?(?:domain|company)\.com|[\w-]+\.(?:test|example|invalid|localhost))(?=[/:?#,;\s]|$).*/i,
  /.*\byour[-_.@]?(?:name|domain|e?mail|company|brand|site|website)\b.*|.*\/in\/(?:brand-name)?\/?$/i,
  // Numbers that no telephone company assigns: https://www.nanpa.com/numbering/555-line-numbers
  /^\D*1\D*(?:\d\D*){3}555\D*01\D*\d\D*\d\D*$|^\D*44 ?20 ?7946 ?0000$/,
].map((pattern) => [pattern, isExample]);
/** Words of the template, and words that keep a place for others. */
const exampleWords: TextProblems = [
  [
    /^An empty cream armchair.*/s,
    () => 'is still that of the example’s photograph. Upload your own, and write what it shows',
  ],
  [
    /^(?:brand name|your (?:words|name|company|brand)|your .{1,20} here|my (?:name|company|brand)|j(?:ane|ohn) doe|alt text|(?:company|business) name|undefined|nan|#\w+!|%\w+%|insert .*|to ?do|tb[acd]|n\/a|none|nothing|x+|test|asdf\w*|image|photo|\[[^,\]]*\]|\(?unchanged\)?|same as .*)$|.*\blorem ipsum\b.*/i,
    isExample,
  ],
];

/** A part of a text in quotation marks, unless it has its own. */
const quote = (found: string) => (/^["'“„«‘‚]/.test(found) ? found : `“${found}”`);
const unfinished = (found: string) =>
  `contains ${quote(found)}, which seems to keep a place for words. Write them, or delete it`;
const lostLetter = (found: string) => `contains “${found}”, where a letter may have been lost. If so, type it again`;
const asTyped = (found: string) =>
  `contains ${quote(found)}, which the page shows as it is typed. Write only the words`;
/** What is rarely meant to be read, the more certain first. */
const suspicious: TextProblems = [
  [
    /(?<!siglo |século |sec\. )\bX{2,}\b(?! secolo)|\bTODO\b|\bTB[ACD]\b|\?{3,}|\b[Ll]orem\b|\bLOREM\b|\bdolor sit\b|\.{3,}$|…$/,
    unfinished,
  ],
  // signs of other programs, stray marks, an address, the name of a picture
  ...[
    /!?\[[^\]]*\](?:\([^)\s]+\))?|:contentReference|[【】]|citeturn|^(?:Sure|Certainly|Of course|Here is|Here’s|As an AI)\b.*[:,]/,
    /(\*\*|__|~~?|`)[^\s*_~`](?:[^\n]*?[^\s*_~`])?\1|\*\*|__|~~|---|```/,
    /(?<![\w*])\*[^\s*](?:[^*]*[^\s*])?\*(?![\w*])|(?<!\w)_[^\s_](?:[^_]*[^\s_])?_(?!\w)|(?<!\w):[a-z_]{3,}:(?!\w)/,
    /^(?:#{1,6}|[-•*]|\d[.)]|>[->]?(?! ?\d)) |^\|.*\|$|(?<=\s)(?:#|\/\/|\/\*) |^\/[/*]|\{.*\}|<%.*%>|%[A-Z_]{2,}%|^(?:[&*][a-z]\w*|!!\w+)(?= |$)/,
    /^(?:[:=]|''|"")|[,;|]$/,
    /^'.*|^[“„«‘‚][^“”„«»"]*["'”“»’]$|^".*"$|(?<!„[^“]*)“[^”]*$|^[^"]*"[^"]*$/,
    /(?:https?:\/\/|www\.|(?:mailto|tel):)[^\s>]+|^\/[a-z]\S*$|%[\dA-F]{2}|^\S+\.(?:jpe?g|png|webp|avif)$|^[A-Z]{3,4}[_-]?\d{3,}$|^Screenshot\b.*\d/i,
    /(?<=\p{L}{3}|[.,”])[¹²³\u2070-\u2079†‡]+/u,
  ].map((pattern) => [pattern, asTyped] as const),
  [/\p{L}+\?(?:\p{L}+| \p{Ll}+)/u, lostLetter],
  [/\n/, () => 'has several paragraphs, and the page shows them as one. Make it one, or shorten it'],
];
/** Providers and networks whose names are often misspelt, and others whose names are near to those. */
const providers = ['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com', 'icloud.com', 'linkedin.com'];
const nearby = ['mail.com', 'email.com', 'ymail.com', 'gmx.com'];

/**
 * Finds the examples that must not be published: names and addresses of the template, the text of its photograph, and
 * words that keep a place for others. Content with errors is searched too, so that everything is reported at once.
 * @param siteUrl where the site will be published, in place of the address in the content.
 */
export function findExamples(files: readonly ReadFile[], siteUrl?: string): LocatedDiagnostic[] {
  return remarks(files, ({ name, text: written, maxLength = 0, picture }) => {
    const text = ((name === 'siteAddress' ? siteUrl : undefined) ?? written).trim();
    if (picture || (maxLength > 0 && maxLength <= 20)) return []; // a label may be a single x
    if (maxLength > 0 && text.toLowerCase() === name) return [isExample(text)];
    return [problemIn(text, maxLength > 0 ? exampleWords : exampleAddresses)];
  });
}

/** Warns of what a page shows differently from what its author may expect, and of an entry that is the copy of another. */
export function textWarnings(files: readonly ReadFile[]): LocatedDiagnostic[] {
  const brandName = files.find(({ path }) => path === 'practice.yaml')?.raw.brandName;
  return remarks(files, ({ name, text, maxLength }, file) => {
    const twin = inFolder(files, file.folder).find(({ raw }) => raw.title && raw.title === file.raw.title);
    const isBranded = name === 'pageTitle' && text.split(/\s[|–—·-]\s/).some((part) => part === brandName);
    return [
      maxLength === undefined ? problemInAddress(text) : problemIn(text.trim(), suspicious),
      isBranded && 'contains the brand name, which is added to it. Delete it there',
      name === 'title' && twin !== file && `is also that of ${twin?.path}. Change it, or delete one of the two files`,
    ];
  });
}

/** What is said of each field with text, located at it. */
function remarks(
  files: readonly ReadFile[],
  say: (field: TextField, file: ReadFile) => readonly (string | false | undefined)[],
): LocatedDiagnostic[] {
  return files.flatMap((file) =>
    file.texts.flatMap((field) =>
      say(field, file).flatMap((words) =>
        words ? { message: `${field.name} ${words}`, location: file.locate(field.name) } : [],
      ),
    ),
  );
}

function problemInAddress(text: string): string | undefined {
  if (/linkedin\.com(?!\/(?:in|company|school|pub)\/.)/i.test(text))
    return 'is not the address of a profile. Copy that from your profile: it has /in/ or /company/';
  const number = parsePhoneNumberFromString(text, { extract: false });
  if (number?.isPossible() && !number.isValid()) return 'does not look like a number in use. Check its digits';
  const host = getDomain(text) ?? '';
  const isMisspelt = /\.(?:com?|cm|om)$/.test(host) && ![...providers, ...nearby].includes(host);
  const meant = providers.find((provider) => distance(host, provider) <= 2);
  return isMisspelt && meant ? `is at ${host}. Did you mean ${meant}?` : undefined;
}
