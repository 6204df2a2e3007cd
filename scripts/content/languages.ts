import type { ReadFile, TextField } from './readFile.ts';
import { data } from './wordingRules.ts';

/** Finds what is not in the language of most of the content: a sentence in a field, or the practice’s `language`. */
export function inOtherLanguage(files: readonly ReadFile[]) {
  const all = files.flatMap(({ texts }) => texts.flatMap(({ text }) => languageOf(text) ?? []));
  const share = (language: string) => all.filter((other) => other === language).length;
  const [most = ''] = all.toSorted((one, other) => share(other) - share(one));
  const nameOf = (language = '') => new Intl.DisplayNames('en', { type: 'language' }).of(language);
  return ({ name, text, maxLength = 0 }: TextField): string | undefined => {
    if (name === 'language' && /^[a-z]{2}\b/i.test(text) && most !== '' && !text.toLowerCase().startsWith(most))
      return `is ${text}, and most words are in ${nameOf(most)}. Change one of the two`;
    const sentences = maxLength < 80 ? [] : text.replace(/[“„«"][^”“»"]*[”“»"]/g, '').split(/(?<=[.!?])\s/);
    const found = sentences.find((sentence) => (languageOf(sentence) ?? most) !== most);
    return (
      found && `contains “${found}”, in ${nameOf(languageOf(found))}, among words in ${nameOf(most)}. Translate it`
    );
  };
}

/** The language of words by what they contain: the one with three words or more, and twice as many as any other. */
function languageOf(text: string): string | undefined {
  const words = new Set(text.toLowerCase().match(/[\p{L}’']+/gu));
  const count = (list = '') => list.split(' ').filter((word) => words.has(word)).length;
  const inOrder = Object.entries(data.languages).sort(([, one], [, other]) => count(other) - count(one));
  const [[language = '', first = ''] = [], [, second = ''] = []] = inOrder;
  return count(first) > 2 && count(first) >= 2 * count(second) ? language : undefined;
}
