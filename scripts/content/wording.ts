import { distance } from 'fastest-levenshtein';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { getDomain } from 'tldts';
import { problemIn, type TextProblems } from '../../src/content/schema/fields.ts';
import type { LocatedDiagnostic } from '../command/Diagnostic.ts';
import type { ReadFile, TextField } from './readFile.ts';
import { inFolder } from './references.ts';

const isExample = (found: string) => `is still the example “${found}”. Write your own`;
/** Addresses and numbers that nobody has, as the template and the messages show them. */
const exampleAddresses: TextProblems = [
  // The reserved domains: https://www.rfc-editor.org/rfc/rfc2606
  /^(?:\w+:)?(?:\/\/)?(?:[^/?#]*[.@])?(?:example\.(?:com|net|org)|(?:my)?(?:domain|company|website|test)\.com|[\w-]+\.(?:test|example|invalid|localhost))(?=[/:?#,;\s]|$).*/i,
  /.*\byour[-_.@]?(?:name|domain|e?mail|company|brand|site|website)\b.*|.*\/in\/(?:brand-name|(?:user|first)-?name.*)?\/?$/i,
  // Numbers that no telephone company assigns: https://www.nanpa.com/numbering/555-line-numbers
  /^\D*1\D*(?:\d\D*){3}555\D*01\D*\d\D*\d\D*$|^\D*44 ?20 ?7946 ?0000$/,
].map((pattern) => [pattern, isExample]);
/** Words of the template, and words that keep a place for others. */
const exampleWords: TextProblems = [
  [/^An empty cream armchair.*/s, () => 'is still the example’s. Upload your own photograph, and write what it shows'],
  ...[
    /^(?:(?:(?:my|your) )?(?:brand|company|business|project|case|full) name|(?:my|your) (?:name|company|brand))$/i,
    /^(?:first ?name(?: last ?name)?|vorname (?:nach)?name|prénom nom|nome (?:e )?cognome|nombre (?:y )?apellidos?)$/i,
    /^(?:your words|your .{1,20} here|(?:add|enter|type|write) (?:your )?(?:text|title|words|name)(?: here)?|insert .*)\.?$/i,
    /^(?:(?:alt|button|link|sample|dummy) text|(?:sub)?(?:title|heading)|new (?:case|area|step)|j(?:ane|ohn) doe)$/i,
    /^(?:to ?do|tb[acd]|test|asdf\w*|\(?unchanged\)?|same as .*|see (?:above|below)|siehe oben|text folgt)$|.*\blorem ipsum\b.*/i,
    /^(?:n\/a|none|nothing|keine|aucune?|ningun[oa]|nessun[oa]|à (?:compléter|définir)|da (?:completare|definire))\.?$/i,
    /^(?:undefined|[Nn]a[Nn]|#\w+!|%\w+%|x|[Xx]{2,}|\[[^,\]]*\])$/,
  ].map((pattern) => [pattern, isExample] as const),
];

/** A part of a text in quotation marks, unless it has its own. */
const quote = (found: string) => (/^["'“„«‘‚]/.test(found) ? found : `“${found}”`);
const unfinished = (found: string) =>
  `contains ${quote(found)}, which seems to be a note, or to keep a place for words. Write the words, or delete it`;
const asTyped = (found: string) =>
  `contains ${quote(found)}, which the page shows as it is typed. Write only the words`;
const lostLetter = (found: string) => `contains “${found}”, where a letter may have been lost. If so, type it again`;
const repeated = (found: string) => `begins two sentences with “${found}”. If one of them is an old version, delete it`;
/** What is rarely meant to be read, the more certain first. */
const suspicious: TextProblems = [
  // places kept for words, and notes
  ...[
    /(?<!siglo |século |sec\. )\b\d*X{2,}\b(?! secolo)|\bX ?%|\bX (?:minutes|hours|days|weeks|months|years)\b|\b(?:DD|TT|JJ|GG)[./-]MM\b|\?{3,}|\.{4,}|\.{3}$|…$/,
    /\b(?:TODO|FIXME|TB[ACD])\b|^DRAFT\b|\bFINAL(?: v\d)?$|\b[Ll]orem\b|\bLOREM\b|\bdolor sit\b|\b(?:Option|Version|Draft|Variante?) ?(?:\d|[A-C]\b)?:/,
    /\((?:[^()]*\b)?(?:comments? (?:from|by)|draft(?=\))|working title|insert|check with|please (?:check|confirm|add)|to be (?:confirmed|checked|decided|added))\b[^()]*\)/,
  ].map((pattern) => [pattern, unfinished] as const),
  // signs of other programs, stray marks, addresses, the name of a picture, a label
  ...[
    /!?\[[^\]]*\](?:\([^)\s]+\))?|:contentReference|[【】]|citeturn|^(?:Sure|Certainly|Of course|Absolutely|Here is|Here’s|As an AI)\b.*[:,]|\bWould you like me to\b|\bTranslated with\b|\bSent from my\b|\bError! [A-Z]\w+/,
    /(\*\*|__|~~?|`)[^\s*_~`](?:[^\n]*?[^\s*_~`])?\1|\*\*|__|~~|---|```/,
    /(?<![\w*])\*[^\s*](?:[^*]*[^\s*])?\*(?![\w*])|(?<!\w)_[^\s_](?:[^_]*[^\s_])?_(?!\w)|(?<!\w):[a-z_]{3,}:(?!\w)/,
    /^(?:#{1,6}|[-*•·▪●◦]|\d[.)]|[a-c]\)|>[->]?(?! ?\d))\s|^\|.*\|$|(?<=\s)(?:#|\/\/|\/\*) |^\/[/*]|\{.*\}|[{}]|<%.*%>|%[A-Z_]{2,}%|^(?:[&*][a-z]\w*|!!\w+)(?= |$)/,
    /^(?:[:=]|''|""|[a-z]{2}:)|[,;|]$|(?<!\.)\.\.(?!\.)|\s[,.](?=\s|$)|,\.|\S{1,20}\t\S{1,20}|\b(the|of|and|to|for|with|our) \1\b/,
    /\p{L}{2},\p{L}{2}|\p{Ll}{2}[.!?]\p{Lu}\p{L}* /u,
    /^'(?!(?:[stnk]|[Tt]is|[Tt]was|\d0s)\b).*|^[“„«‘‚][^“”„«»"]+["'”“»’]$|^".*"$|(?<!„[^“]*)“[^”]*$|„[^“”]*$|(?<!».*)«[^»]*$|^[^"]*"[^"]*$|\([^()]*$|^[^()]*\p{L}{2}\)/u,
    /(?:https?:\/\/|www\.|(?:mailto|tel):)[^\s>]+|[\w.+-]+@[\w-]+\.\w+|^\/[a-z]\S*$|%[\dA-F]{2}|(?:=[\dA-F]{2}){2}|^\S+\.(?:jpe?g|png|webp|avif)$|^\w+_\w+$|^[A-Z]{3,4}-?\d{3,}$|^Screenshot\b.*\d/i,
    /(?<=\p{L}{3}|[.,”])[¹²³\u2070-\u2079†‡]+/u,
    /^(?:(?:full )?name|title|head(?:ing|line)|tagline|caption|subject|alt(?: text)?|description) ?:/i,
  ].map((pattern) => [pattern, asTyped] as const),
  // of text from other encodings, PDF and social networks
  [/\p{L}+\?(?:\p{L}+| \p{Ll}+)|\p{L}*[\ufb00-\ufb06\u{1d400}-\u{1d7ff}]\p{L}*/u, lostLetter],
  [/\p{Ll}+- (?!(?:and|or|to|und|oder|bis|en|of|og|och|ja|e|i|o|y|et|ou)\b)\p{Ll}+/u, lostLetter],
  [/(?:^|(?<=[.!?]\s))(\S+(?: \S+){3})(?=\s.*[.!?]\s\1\s)/s, repeated],
  [/\n/, () => 'has several paragraphs, and the page shows them as one. Make it one, or shorten it'],
];
/** Providers and networks whose names are often misspelt, and others whose names are near to those. */
const providers = ['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com', 'icloud.com', 'linkedin.com'];
const nearby = ['mail.com', 'email.com', 'ymail.com', 'gmx.com'];
const networks = /linkedin|xing|instagram|facebook|youtube/i;
/** What a text beside a picture need not say. */
const isPicture = /^(?:an? |eine? )?(?:image|picture|photo(?:graph)?|bild|foto)(?: (?:of|by|von|de|di)\b|$)/i;
/** The address of a profile as others see it. The home page of a network is none, nor are the owner’s own settings. */
const profilePath =
  /linkedin\.com\/(?:(?:in|company|school|showcase)\/(?!me\/?$)[^/?#]+(?:\/(?:about|[a-z]{2}))?|pub\/.+)\/?(?:[?#]|$)|(?:instagram|facebook|xing|youtube)\.com\/(?!(?:accounts|settings|home|explore|p|watch)(?:[/?]|$))[\w@.%-]/i;

/**
 * Finds the examples that must not be published: names and addresses of the template, the text of its photograph, and
 * words that keep a place for others. Content with errors is searched too, so that everything is reported at once.
 * @param siteUrl where the site will be published, in place of the address in the content.
 */
export function findExamples(files: readonly ReadFile[], siteUrl?: string): LocatedDiagnostic[] {
  return remarks(files, ({ name, text: written, maxLength = 0, picture, description }) => {
    const text = ((name === 'siteAddress' ? siteUrl : undefined) ?? written).trim();
    if (picture || (maxLength > 0 && maxLength <= 20)) return []; // a label may be a single x
    const isComment = text.toLowerCase() === name || (text.length > 20 && description?.startsWith(text));
    return [isComment ? isExample(text) : problemIn(text, maxLength > 0 ? exampleWords : exampleAddresses)];
  });
}

/** Warns of what a page shows differently from what its author may expect, and of an entry that is the copy of another. */
export function textWarnings(files: readonly ReadFile[]): LocatedDiagnostic[] {
  const brandName = files.find(({ path }) => path === 'practice.yaml')?.raw.brandName;
  return remarks(files, ({ name, text, maxLength }, file) => {
    const first = (field: string) => inFolder(files, file.folder).find(({ raw }) => raw[field] === file.raw[field]);
    const isCopy = name === 'title' || ((maxLength ?? 0) >= 200 && (!file.raw.title || first('title') === file));
    const twin = file.folder && text !== '' && isCopy ? first(name) : file;
    const [network = ''] = networks.exec(file.raw.profileNetwork ?? '') ?? [];
    const isElsewhere = network && name === 'profileAddress' && !text.toLowerCase().includes(network.toLowerCase());
    const isBranded = name === 'pageTitle' && text.split(/\s[|–—·-]\s/).some((part) => part === brandName);
    return [
      maxLength === undefined ? problemInAddress(text) : problemIn(text.trim(), suspicious),
      isElsewhere && networks.test(text) && `is not at ${network}, which profileNetwork names. Change one of the two`,
      name === 'alt' && isPicture.test(text) && 'says that it is a picture, as visitors know. Write only what it shows',
      isBranded && 'contains the brand name, which is added to it. Delete it there',
      twin !== file && `is also that of ${twin?.path}. Change it, or delete one of the two files`,
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
      // More fits nowhere, and takes long to search.
      say({ ...field, text: field.text.slice(0, 1000) }, file).flatMap((words) =>
        words ? { message: `${field.name} ${words}`, location: file.locate(field.name) } : [],
      ),
    ),
  );
}

function problemInAddress(text: string): string | undefined {
  if (networks.test(getDomain(text) ?? '') && !profilePath.test(text))
    return 'is not the address of a profile as others see it. Open your profile and copy that, such as https://www.linkedin.com/in/jo-stone';
  const number = parsePhoneNumberFromString(text, { extract: false });
  if (number?.isPossible() && (!number.isValid() || /123456|(\d)\1{5}/.test(number.number)))
    return 'does not look like a number in use. Check its digits';
  const host = getDomain(text) ?? '';
  const isMisspelt = /\.(?:com?|cm|om)$/.test(host) && ![...providers, ...nearby].includes(host);
  const meant = providers.find((provider) => distance(host, provider) <= 2);
  return isMisspelt && meant ? `is at ${host}. Did you mean ${meant}?` : undefined;
}
