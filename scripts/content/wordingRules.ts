import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Rule } from '../../src/content/schema/fields.ts';

type Patterns = Partial<Record<'patterns' | 'inAnyCase' | 'phrases' | 'whole', readonly string[]>>;
type WrittenRule = Patterns & Readonly<{ says: string; field?: string; when?: Record<string, string> }>;

type Data = Readonly<
  Record<'errors' | 'examples' | 'suspicious', readonly WrittenRule[]> &
    Record<'languages' | 'lists', Readonly<Record<string, string>>> &
    Record<'numbers' | 'providers', readonly string[]>
>;

/** What `wordingRules.yaml` says of words. */
export const data = parse(readFileSync(new URL('wordingRules.yaml', import.meta.url), 'utf8')) as Data;

const years = Array.from({ length: new Date().getFullYear() - 2000 }, (_, index) => 2000 + index);
const anyOf = (years: readonly number[]) => `(?:${years.join('|')})`;

function compiled({ says, patterns = [], inAnyCase = [], phrases, whole }: WrittenRule): Rule {
  const ignoringCase = [
    ...inAnyCase.map((source) => source.replace('{past}', anyOf(years)).replace('{recent}', anyOf(years.slice(-9)))),
    ...(phrases ? [`(?<![\\p{L}\\d])(?:${phrases.join('|')})(?![\\p{L}\\d])`] : []),
    ...(whole ? [`^(?:${whole.join('|')})[.?!]*$`] : []),
  ].map((source) => new RegExp(source, 'isu'));
  return [says, ...patterns.map((source) => new RegExp(source, 'su')), ...ignoringCase];
}

export const [errors, examples] = [data.errors.map(compiled), data.examples.map(compiled)];
/** Rules with the fields they are for, if not for all texts, and the words that fields of pages must have. */
export const suspicious = data.suspicious.map(({ field = '', when = {}, ...rule }) => ({
  rule: compiled(rule),
  field: new RegExp(field),
  when: Object.entries(when).map(([fact, words]) => {
    const [page = '', name = ''] = fact.split('.');
    return { page, name, words: new RegExp(words, 'isu') };
  }),
}));
