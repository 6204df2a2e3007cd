const rightToLeftScripts = /^(?:Adlm|Arab|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa)$/;

/**
 * Whether a language is written from right to left. `Intl.Locale` says so itself, but under different names in different
 * browsers and Node.js versions, and hydration needs the same answer from all.
 * @param language a language tag, such as `ar` or `en-GB`.
 */
export function isRightToLeft(language: string): boolean {
  return rightToLeftScripts.test(new Intl.Locale(language).maximize().script ?? '');
}
