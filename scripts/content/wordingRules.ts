import type { Rules } from '../../src/content/schema/fields.ts';

/** A pattern of phrases, as words of their own: between two of them is | or the end of a line. */
function phrases({ raw: [list = ''] }: TemplateStringsArray): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${list.trim().replace(/\s*[|\n]\s*/g, '|')})(?![\\p{L}\\d])`, 'iu');
}

/** Addresses and numbers that nobody has, as the template and the messages show them. */
export const exampleAddresses: Rules = {
  'is still the example {}. Write your own': [
    // The reserved domains: https://www.rfc-editor.org/rfc/rfc2606
    /^(?:\w+:)?(?:\/\/)?(?:[^/?#]*[.@])?(?:example\.(?:com|net|org)|(?:my)?(?:domain|company|website|test)\.com|[\w-]+\.(?:test|example|invalid|localhost))(?=[/:?#,;\s]|$).*/i,
    /.*\byour[-_.@]?(?:name|domain|e?mail|company|brand|site|website)\b.*|.*\/in\/(?:brand-name|(?:user|first)-?name.*)?\/?$/i,
    // Numbers that no telephone company assigns: https://www.nanpa.com/numbering/555-line-numbers
    /^\D*1\D*(?:\d\D*){3}555\D*01\D*\d\D*\d\D*$|^\D*44 ?20 ?7946 ?0000$/,
  ],
};

/** Words of the template, and words that keep a place for others. */
export const exampleWords: Rules = {
  'is still the example’s. Upload your own photograph, and write what it shows': [/^An empty cream armchair/],
  'is still the example {}. Write your own': [
    /\bBrand Name\b|^x$/,
    phrases`.*\blorem ipsum\b.*
      ^(?:(?:(?:my|your) )?(?:brand|company|business|project|case|client|hotel|full) (?:name|title) | name of (?:the )?(?:case|client|hotel|project)
      (?:my|your) (?:name|company|brand|words|logo|headline) | first ?name(?: last ?name)? | vorname (?:nach)?name | prénom nom
      nome (?:e )?cognome | nombre (?:y )?apellidos? | j(?:ane|ohn) doe | max mustermann | (?:client|company) x(?:yz)?
      (?:(?:add|enter|type|write|insert)\s)?(?:(?:your|the)\s)?(?:text|title|words|name|headline|city|tagline) (?:goes )?here
      (?:add|enter|type|write|insert) (?:your )?(?:text|title|words|name|heading(?: here)?|city|date)
      (?:alt|button|link|sample|dummy|placeholder|some|more) text | text here | (?:sub)?(?:title|heading) | headline | tagline
      new (?:case|area|step|file) | untitled(?: \d+)? | copy of .* | .* [(-] ?copy\)? | (?:placeholder|platzhalter)\b.* | bla(?:h| bla)* | test(?:ing)?(?: test| \d+)*
      to ?do | t\.?b\.?[acd] | asdf\w* | qwert\w* | unchanged | ditto | same as .* | (?:as|see) (?:above|below) | siehe oben
      text (?:folgt|einfügen) | hier steht (?:ihr|der) text | (?:ihr|votre|il tuo|su) (?:text|texte|testo|texto)\b.* | inserire .*
      n/a | none | nothing | keine | aucune? | ningun[oa] | nessun[oa] | à (?:compléter|définir) | da (?:completare|definire)
      undefined | nan | null | true | #[\w/]+! | #n/a | %\w+% | \d | xx+ | click (?:here )?(?:or tap|to edit).*
      (?:(?:maybe|better|shorter)\s)+(?:heading|title|text|words?))[.?!]*$`,
  ],
};

/** What is rarely meant to be read, the more certain first. */
export const suspicious: Rules = {
  'contains {}, which seems to be a note, or to come from another program. Write the words, or delete it': [
    /\b\d*X{2,}\b(?=[ -]?\p{Ll})(?! (?:and|y|e|et|und|secolo)\b)|(?<!\p{Lu}\p{L}* |siglo |século |sec\. )\b\d*X{2,}\b(?! secolo)/u,
    /\bX ?%|@\p{L}+:|\b(?:DD|TT|JJ|GG)[./-]MM\b|\?{3,}|\.{4,}|_{3,}|(?:\b(?:of|and|the|for|to|with|a|in)|.{90})\s?(?:\.{3}|…)$/su,
    /\b(?:TODO|FIXME|WIP|TB[ACD]|ENTWURF|BOZZA|BROUILLON|PLACEHOLDER)\b|^DRAFT\b|\b(?:FINAL|NEW)(?: v\d)?$|\b[vV]\d$|^[vV]\d\s/,
    /\b(?:OLD|NEW|ALT|NEU|EN|DE|FR|Option|Version|Draft|Variante?) ?(?:\d|[A-C]\b)?:|^Draft \d|\bNOTE TO SELF\b/,
    /\((?:insert|check with|(?:delete|remove) (?:this|when|before)|comments? from|photo by|please (?:check|confirm|add)(?=\)))[^()]*\)/i,
    /\((?:[^()]*\b)?(?:to (?:be )?(?:confirm|check|add|decide)(?:ed|d)?|comments? (?:from|by) \w+|tb[acd]|new|old|draft|v\d|check|working title|characters|choose one|offen|prüfen|vérifier|verificare|confirmar)[!?]?\)/i,
    /(?<!\p{L})(?:here(?:’s|'s| is| are)|hier ist|voici|aquí tienes|ecco)\b[^:.]{0,60}\b(?:versi|text|draft|option|fassung|rewrit|revis|polish)[^:.]{0,40}:/iu,
    /(?:[Tt]hanks|[Rr]egards|[Gg]rü(?:ße|ßen|ssen?)|[Cc]ordialement|[Ss]aluti|[Ss]aludos?|Cheers|LG|VG|MfG),?\s(?:\p{Lu}\p{L}+ ?){1,2}$/u,
    /[Ee]dited \d+ \p{L}|(?:[Uu]pdated|[Ee]dited|[Cc]hecked) (?:\S+ ){0,3}by \p{Lu}\p{Ll}+\.?$|[Ll]ast (?:updated|edited)\b|【|citeturn|:contentReference/u,
    phrases`lorem | dolor sit | x (?:minutes|hours|days|weeks|months|years) | error! \w+ | we use cookies | (?:accept|reject) all cookies
      (?:my|meinem|mon|mio|mi) (?:iphone|ipad|android|galaxy) | get outlook for | gesendet von \w+ | to be continued
      (?:best|kind|warm) regards, | (?:wrote|schrieb|a écrit ?|ha scritto): | please find (?:below|attached) | forwarded message
      would (?:you )?like me to | if you(?:’d| would) like me to | let me know if (?:you would|you’d|you'd|this) | i hope this helps
      as an? (?:ai|language model) | feel free to (?:adjust|edit|change) | (?:chatgpt|you|copilot) said | double-click to edit
      ^(?:please )?(?:rewrite|rephrase|translate|shorten|improve|proofread) (?:this|the following)\b[^.:]*: | copy code | word count
      translated with \S+ | page \d+ of \d+ | \d+ (?:characters|zeichen|caractères|caratteri) | \d+[./]\d+[./]\d+, \d+:\d\d`,
  ],
  'contains {}, which the page shows as it is typed. Write what visitors should read in its place': [
    // signs of markup and of code, up to those that close them
    /(?:[{}^`¶↩]|(?<!["“„«].*)\[(?!sic\]|…\])|^[^[]*\]|\*\*|(?<![\p{L}\d*])\*\|?(?=\p{L})|__|(?<![\w@/.])_(?=\p{L})|~(?=[\p{L}~])|--|\|\||^\||\|$|^[<>](?! ?\d)|<<|[-=]>|<%|^=|==|\b(?:alt|src|href)=)(?:[^\n]{0,60}?[\]})*_~`|>]\S*)?/u,
    /(?<!\S)(?:#+|\/\/|\/\*) (?!\d)|^\/[/*]|(?<![\w$])[$%][A-Z_]{2,}\b%?|(?<!\w):[a-z_]{3,}:(?!\w)|^(?:[&*]|!!)[a-z]\w*(?= |$)|#todo/,
    /^(?:[-*•·▪●◦‣➢✓§]|1\.|\d\)|\d\.(?=.*\s\d\.\s)|[a-c]\))\s|^[–—+]\s(?!\d|.*[–—]$)|[:.;,] [-*•]\s|\s[:;]-?\)(?!\w)|(?:#\p{L}\w+\s?){2,}/u,
    /^(?:''|""|[a-z]{2}:)|^“[^“”]{1,40}”$|^".*",?$|^'(?!(?:[stnk]|[Tt]is|[Tt]was|\d0s)\b).*|\b[a-z]+[A-Z]\w+: |(?<=\S )(?:lead|heading|alt): |\bfocus:? \d/,
    // addresses, names of files and of fields, labels
    /(?:https?:\/\/|www\.|(?:mailto|tel):)[^\s>]+|[\w.+-]+@[\w-]+\.\w+|^\/[a-z]\S*$|%[\dA-F]{2}|(?:=[\dA-F]{2}){2}/i,
    /^\S+\.(?:jpe?g|png|webp|avif|ya?ml)$|^\w+_\w+$|^[A-Z]{3,4}-?\d{3,}|^(?:Screenshot|Bildschirmfoto|WhatsApp Image)\b.*\d/i,
    /^(?:(?:full )?name|title|titel|titre|head(?:ing|line)|überschrift|text|tagline|caption|subject|alt(?: text)?|description|photo|foto|maybe) ?:/i,
  ],
  'has a bracket or a quotation mark without a partner. Add the other, or delete it': [
    /^(?!.*(?:\d|\p{L}(?="\p{L}))")(?:[^"“”„«»]*["“”„«»][^"“”„«»]*["“”„«»])*[^"“”„«»]*["“”„«»][^"“”„«»]*$/u,
    /\([^()]*$|^[^()]*\p{L}{2}\)/u,
  ],
  'contains {}, which seems mistyped, or to have lost a letter. If so, correct it': [
    /(?<!\.)\.\.(?!\.)|,,|!!|^[,.;:!?]\s|\s[,.](?=\s|$)|\s,\p{L}|^:|,\.|\S{1,20}\t\S{1,20}|\p{L}{2},\p{L}{2}|\p{Ll}{2}[.!?]\p{Lu}\p{L}* /u,
    /(?<!\p{L})(?!that|very|nous|vous|long|many|poco)(\p{Ll}{4,}|the|of|and|to|for|our|a|we|you|und|mit|für|wir|et|des|les|los|di|per|het|de) \1(?!\p{L})/u,
    /\p{L}+\?(?:\p{L}+| \p{Ll}+)|\p{L}*[\ufb00-\ufb06\u{1d400}-\u{1d7ff}]\p{L}*|\p{Ll}{2}[01]\p{Ll}|\dO\d|(?<=\p{Ll})´|(?<=\p{L}{3}|[.,”])[¹²³\u2070-\u2079†‡]+/u,
    // a hyphen at the end of a line, and letters of another alphabet that look alike
    /\p{Ll}+- (?!(?:and|or|to|und|oder|bis|en|of|og|och|ja|e|i|o|y|et|ou)\b)\p{Ll}+|\p{L}*(?:\p{sc=Latin}[\p{sc=Cyrillic}\p{sc=Greek}]|[\p{sc=Cyrillic}\p{sc=Greek}]\p{sc=Latin})\p{L}*/u,
  ],
  'begins two sentences with {}. If one of them is an old version, delete it': [
    /(?:^|(?<=[.!?]\s))(\S+(?: \S+){4})(?=\s.*[.!?]\s\1\s)/s,
  ],
  'ends as if more belonged to it. Write the end, or delete the sign or word that calls for it': [
    /[,;|&/(]$|(?<!^[–—].*)\s[–—-]$|(?<=.{60}):$|\s(?:and|the|und|et)$|$(?<=\p{Ll}{3}[.!?] \p{Lu}.{50,}\p{Ll})/su,
  ],
  'has several paragraphs, and the page shows them as one. Make it one, or shorten it': [/\n/],
};
