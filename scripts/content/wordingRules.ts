import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Rules } from '../../src/content/schema/fields.ts';

const lists = parse(readFileSync(new URL('phrases.yaml', import.meta.url), 'utf8')) as Record<string, string[]>;
/** A pattern of the phrases of a list, as words of their own. */
const phrases = (list: string) => `(?<![\\p{L}\\d])(?:${lists[list]?.join('|')})(?![\\p{L}\\d])`;

/** Words, addresses and numbers of the template and of the messages, and words that keep a place for others. */
export const examples: Rules = {
  'is still the example’s. Upload your own photograph, and write what it shows': [/^An empty cream armchair/],
  'is still the example {}. Write your own': [
    /\bBrand Name\b|^x$/,
    new RegExp(`^${phrases('examples')}[.?!]*$`, 'iu'),
    // The reserved domains: https://www.rfc-editor.org/rfc/rfc2606
    /^(?:\w+:)?(?:\/\/)?(?:[^/?#]*[.@])?(?:example\.(?:com|net|org)|(?:my)?(?:domain|company|website|test)\.com|[\w-]+\.(?:test|example|invalid|localhost))(?=[/:?#,;\s]|$).*/i,
    /.*\byour[-_.@]?(?:name|domain|e?mail|company|brand|site|website)\b.*|.*\/in\/(?:brand-name|(?:user|first)-?name.*)?\/?$/i,
    // Numbers that no telephone company assigns: https://www.nanpa.com/numbering/555-line-numbers
    /^\D*1\D*(?:\d\D*){3}555\D*01\D*\d\D*\d\D*$|^\D*44 ?20 ?7946 ?0000$/,
  ],
};

/** What is rarely meant to be read, the more certain first. */
export const suspicious: Rules = {
  'contains {}, which seems to be a note, or to come from another program. Write the words, or delete it': [
    /\b(?:TODO|FIXME|WIP|TB[ACD]|ENTWURF|BOZZA|BROUILLON|PLACEHOLDER|NOTE TO SELF)\b|^DRAFT\b|\b(?:FINAL|NEW)(?: v\d)?$|\b[vV]\d$/,
    /\b(?:OLD|NEW|ALT|NEU|EN|DE|FR|Option|Version|Draft|Variante?) ?(?:\d|[A-C]\b)?:|\b(?:DD|TT|JJ|GG)[./-]MM\b|\bX ?%/,
    /\d+X{2,}\b|(?<!(?:\p{Lu}\p{L}*|siglo|século|sec\.) )\bX{2,}\b(?= ?%|[ -]\p{Ll})(?! (?:and|y|e|et|und|secolo)\b)/u,
    /\?{3,}|\.{4,}|_{3,}|(?:\b(?:of|and|the|for|to|with|a|in)|.{90})\s?(?:\.{3}|…)$|【|:contentReference/s,
    /(?<=\S\s)(?:#|\/\/|\/\*) (?!\d).*/s,
    new RegExp(phrases('notes'), 'iu'),
  ],
  'contains {}, the name of a field. If a field begins there, begin a line with it; if not, delete it': [
    /\b[a-z]+[A-Z]\w+:(?= )|(?<=\S )(?:lead|heading|alt|focus):|^(?:text|heading|lead|title):(?= )/,
  ],
  'contains {}, an address or a file’s name, which is no link there. Write what visitors should read in its place': [
    /(?:https?:\/\/|www\.|(?:mailto|tel):)[^\s>]+|[\w.+-]+@[\w-]+\.\w+|^\/[a-z]\S*$|^\S+\.(?:jpe?g|png|webp|avif|ya?ml)$|^\w+_\w+$|^(?:Screenshot|Bildschirmfoto|WhatsApp Image)\b.*\d/i,
  ],
  'contains {}, in brackets or signs that the page would show. Write what belongs there, or delete it all': [
    /<<[^<>]*>>|<%[^<>]*%>|\{+[^{}]*\}*|[^{}]*\}|(?<!["“„«].*)\[(?!sic\]|…\])[^[\]]*(?:\](?:\([^)]*\)|:)?)?|^[^[]*\]|(?<![\w$])[$%][A-Z_]{2,}\b%?/s,
  ],
  'contains {}, which the page would show as it is typed. {plain}': [
    // quotation marks around all, the signs of lists, of Markdown up to those that close them, and of code; labels
    /^“[^“”]{1,40}”$|^"[^"]*(?: "[^"]+"[^"]*)?",?$|^'(?!(?:[stnk]|[Tt]is|[Tt]was|\d0s)\b).*|^(?:''|"")/s,
    /^(?:[-*•·▪●◦‣➢→✓§]|1\.|\d\)|\d\.(?=.*\s\d\.\s)|[a-c]\))\s|^[–—+]\s(?!\d|.*[–—]$)|(?<=[:.;,]) [-*•]\s|\s[:;]-?\)(?!\w)/s,
    /(?:[`¶↩^]|\*\*|(?<![\p{L}\d*])\*(?=\p{L})|__|(?<![\w@/.])_(?=\p{L})|~+(?=\p{L})|\|\||^\|)(?:[^\n]{0,60}?[*_~`|]+)?/u,
    /^(?:#+|\/\/) (?!\d)|--|\|$|^[<>](?! ?\d)|[-=]>|^=|==|\b(?:alt|src|href)=/,
    /^(?:(?:full )?name|title|titel|titre|head(?:ing|line)|überschrift|text|tagline|caption|subject|alt(?: text)?|description|photo|foto|maybe|en|de|fr|it|es) ?:/i,
  ],
  'has a bracket or a quotation mark without a partner. Add the other, or delete it': [
    /^(?!.*(?:\d|\p{L}(?="\p{L}))")(?:[^"“”„«»]*["“”„«»][^"“”„«»]*["“”„«»])*[^"“”„«»]*["“”„«»][^"“”„«»]*$|\([^()]*$|^[^()]*\p{L}{2}\)/u,
  ],
  'contains {}, which seems mistyped, or has a letter that only looks right. If so, type it again': [
    /(?<!\.)\.\.(?!\.)|,,|!!|^[,.:;!?]\s|\s[,.](?=\s|$)|\s,\p{L}|\S{1,20}\t\S{1,20}|\p{L}{2},\p{L}{2}|\p{Ll}{2}[.!?]\p{Lu}\p{L}* /u,
    /(?<!\p{L})(?!that|very|nous|vous|long|many|poco)(\p{Ll}{4,}|the|of|and|to|for|our|a|we|you|und|mit|für|wir|et|des|les|los|di|per|het|de) \1(?!\p{L})/u,
    /(?<=\p{L}{3}|[.,”])[¹²³\u2070-\u2079†‡]+|\p{Ll}+- (?!(?:and|or|to|und|oder|bis|en|of|og|och|ja|e|i|o|y|et|ou)\b)\p{Ll}+/u,
    // letters of a PDF, of a chat’s bold, and of another alphabet
    /\p{L}+\?(?:\p{L}+| \p{Ll}+)|\p{L}*[\ufb00-\ufb06\u{1d400}-\u{1d7ff}]\p{L}*|\p{Ll}{2}[01]\p{Ll}|\dO\d|(?<=\p{Ll})´|\p{L}*(?:\p{sc=Latin}[\p{sc=Cyrillic}\p{sc=Greek}]|[\p{sc=Cyrillic}\p{sc=Greek}]\p{sc=Latin})\p{L}*/u,
  ],
  'begins two sentences with {}. If one of them is an old version, delete it': [
    /(?:^|(?<=[.!?]\s))(\S+(?: \S+){4})(?=\s.*[.!?]\s\1\s)/s,
  ],
  'ends as if more belonged to it. Write the end, or delete the sign or word that calls for it': [
    /[,;|&/(]$|(?<!^[–—].*)\s[–—-]$|(?<=.{60}):$|\s(?:and|the|und|et)$|$(?<=\p{Ll}{3}[.!?] \p{Lu}.{50,}\p{Ll})/su,
  ],
  'has several paragraphs, and the page shows them as one. Make it one, or shorten it': [/\n/],
};
