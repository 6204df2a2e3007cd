/** Letters that were lost, and characters that no font draws. */
const lostLetters = anyOf('u', [
  /\ufffd/, // in place of bytes that are not UTF-8
  /(?<!\p{Lu}{2})[ÃÂÐÑ][\u0080-\u00bf]/u, // UTF-8 that was read as Windows-1252: `CafÃ©`, but not `AMANHû`
  /(?<=\p{Ll})[ÃÂ]/u, // the same before a space: `CittÃ alta`
  /â€.?/, // the same of quotation marks and dashes: `ownerâ€™s`
  /‚Ä[ôúùòìî¶¢]|√[©®†]/, // UTF-8 that was read as Mac Roman: `owner‚Äôs`, `Caf√©`
  /\S{0,20}[\p{Cs}\p{Co}\p{Cc}\u2028\u2029\u202d\u202e\ufff9-\ufffc\ufffe\uffff]\S{0,20}/u, // invisible: with its word
]);

const html = anyOf('i', [
  /<\/?[a-z][^<>]*>|<!--|<!doctype/, // `<b>`, `</p>`, `<your name>`
  /&(?:#\d+|#x[\da-f]+);/, // `&#8364;`
  /&(?:[lg]t|apos|hellip|copy|reg|trade|euro|bull|szlig|[mn]dash|[lr][sd]quo);/, // `&mdash;`
  /&[a-z](?:acute|grave|circ|uml|tilde|cedil|ring|slash|caron);/, // `&eacute;`
  /&(?:amp|nbsp|quot)\b;?/, // also as `&amp`
]);

/** What no page shows as it was meant: what is said of it, and what shows it. */
export const unshowable: readonly { readonly says: string; readonly pattern: RegExp }[] = [
  {
    says: 'in which a letter was lost or cannot be shown. Delete these words and type them again',
    pattern: lostLetters,
  },
  { says: 'which is HTML: the page would show it as it is typed. Write plain text', pattern: html },
];

function anyOf(flags: string, patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'), flags);
}
