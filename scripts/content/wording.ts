import type { LocatedDiagnostic } from 'prerender-engine/diagnostics';
import { brokenRule, slug } from '../../src/content/schema/fields.ts';
import { contradictions } from './facts.ts';
import { inOtherLanguage } from './languages.ts';
import type { ReadFile, TextField } from './readFile.ts';
import { examples, suspicious } from './wordingRules.ts';

/**
 * Finds the examples that must not be published, also in content with errors, so that all is reported at once.
 * @param siteUrl where the site will be published, in place of the address in the content.
 */
export function findExamples(files: readonly ReadFile[], siteUrl?: string): LocatedDiagnostic[] {
  return remarks(files, ({ name, text: written, maxLength = 0, picture, description }) => {
    const text = ((name === 'siteAddress' ? siteUrl : undefined) ?? written).trim();
    if (picture || (maxLength > 0 && maxLength <= 20)) return []; // a label may be a single x
    const isComment = text.toLowerCase() === name.toLowerCase() || (text.length > 20 && description?.startsWith(text));
    return [isComment ? `is still the example “${text}”. Write your own` : brokenRule(text, examples)];
  });
}

/** Warns of what a page shows differently from what its author may expect, and of words that others contradict. */
export function textWarnings(files: readonly ReadFile[]): LocatedDiagnostic[] {
  const readable = files.filter(({ texts }) => texts.length > 0);
  const pages = new Map(readable.map(({ path, raw }) => [path.replace(/\.yaml$/, ''), raw]));
  const practice = pages.get('practice') ?? {};
  const own = ownAddresses([practice.email, practice.siteAddress, practice.profileAddress]);
  const otherLanguage = inOtherLanguage(files);
  return remarks(files, (field, file) => {
    const { name, text, maxLength, isSplit } = field;
    const isBranded = name === 'pageTitle' && text.split(/\s[|–—·-]\s/).some((part) => part === practice.brandName);
    const rules = suspicious.flatMap(({ rule, field, when }) => {
      const isFor = field.source === '(?:)' ? maxLength !== undefined : field.test(file.path.replace(/yaml$/, name));
      const applies = when.every(
        ({ page, name, words }) => pages.has(page) && words.test(pages.get(page)?.[name] ?? ''),
      );
      return isFor && applies ? [rule] : [];
    });
    return [
      isSplit && 'has words beside its name and below it, and the page shows all. If some are old, delete them',
      brokenRule(maxLength && maxLength > 100 ? text.trim().replace(own, 'me') : text.trim(), rules) ??
        otherLanguage(field),
      name === 'alt' && slug(text) === slug(file.id) && 'is the name of its file. Write what the picture shows',
      isBranded && 'contains the brand name, which is added to it. Delete it there',
      ...contradictions(field, file, files),
    ];
  });
}

/** A pattern of the practice’s own addresses, which may stand in a sentence. */
function ownAddresses(addresses: readonly (string | null | undefined)[]): RegExp {
  const own = addresses.flatMap((address) => address?.replace(/^(?:https?:\/\/)?(?:www\.)?|\/$/gi, '') || []);
  const any = own.map((address) => address.replace(/\W/g, '\\$&')).join('|') || '\0';
  return new RegExp(`(?<![\\w@.:/-])(?:https?:\\/\\/)?(?:www\\.)?(?:${any})(?![\\w-]|\\.\\w)`, 'gi');
}

/** The warnings for each field with text, located at it; none where an error says what to do. */
function remarks(
  files: readonly ReadFile[],
  say: (field: TextField, file: ReadFile) => readonly (string | false | undefined)[],
): LocatedDiagnostic[] {
  return files.flatMap((file) =>
    file.texts.flatMap((field) => {
      const location = file.locate(field.name);
      if (file.errors.some((error) => error.location.line === location.line)) return [];
      // Longer text is too long anyway, and slow to search.
      const said = say({ ...field, text: field.text.slice(0, 1000) }, file);
      return said.flatMap((words) => (words ? { message: `${field.name} ${words}`, location } : []));
    }),
  );
}
