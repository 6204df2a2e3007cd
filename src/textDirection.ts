const rightToLeftScripts = /^(?:Adlm|Arab|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa)$/;

/**
 * The direction of a language's script. `Intl.Locale` has a method for it, but under different names in different
 * browsers and Node.js versions, and hydration needs the same answer from all.
 * @param language a language tag, such as `ar` or `en-GB`.
 */
export function textDirection(language: string): 'ltr' | 'rtl' {
  return rightToLeftScripts.test(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';
}
