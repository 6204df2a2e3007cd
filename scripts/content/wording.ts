import { distance } from 'fastest-levenshtein';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { getDomain } from 'tldts';
import { brokenRule } from '../../src/content/schema/fields.ts';
import type { LocatedDiagnostic } from '../command/Diagnostic.ts';
import { contradictions, networks } from './facts.ts';
import type { ReadFile, TextField } from './readFile.ts';
import { examples, suspicious } from './wordingRules.ts';

/** Providers whose names are often misspelt, and then others that are as near to a misspelling. */
const providers =
  'gmail.com hotmail.com outlook.com yahoo.com icloud.com linkedin.com mail.com email.com ymail.com gmx.com';
const isPicture = /^(?:an? |eine? )?(?:image|picture|photo(?:graph)?|bild|foto)(?: (?:of|by|von|de|di)\b| ?\d*$)/i;
/** The address of a profile as others see it. The home page of a network is none, nor are the owner’s own settings. */
const profilePath =
  /linkedin\.com\/(?:(?:in|company|school|showcase)\/(?!me\/?$)[^/?#]+(?:\/(?:about|[a-z]{2}))?|pub\/.+)\/?(?:[?#]|$)|(?:instagram|facebook|xing|youtube)\.com\/(?!(?:accounts|settings|home|explore|p|watch)(?:[/?]|$))[\w@.%-]/i;

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
  const { brandName, email } = files.find(({ path }) => path === 'practice.yaml')?.raw ?? {};
  return remarks(files, (field, file) => {
    const { name, text, maxLength, isSplit } = field;
    const isBranded = name === 'pageTitle' && text.split(/\s[|–—·-]\s/).some((part) => part === brandName);
    return [
      isSplit && 'has words beside its name and below it, and the page shows all. Delete those that are left over',
      maxLength === undefined
        ? problemInAddress(text)
        : brokenRule(text.trim().replaceAll(email || '\0', 'me'), suspicious),
      name === 'alt' && isPicture.test(text) && 'says that it is a picture, as visitors know. Write only what it shows',
      isBranded && 'contains the brand name, which is added to it. Delete it there',
      ...contradictions(field, file, files),
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
  const host = getDomain(text) ?? '';
  const target = text.split('url=')[1] ?? host; // a mail program links to its own host, and names the target
  if (networks.test(target) && !profilePath.test(text))
    return 'is not the address of a profile as others see it. Open your profile and copy that, such as https://www.linkedin.com/in/jo-stone';
  if (/\/(?:edit|settings)(?:[/?#]|$)/.test(text))
    return 'is a page where only its owner edits. Publish it, and copy the address that others see';
  const number = parsePhoneNumberFromString(text, { extract: false });
  if (number?.isPossible() && (!number.isValid() || /(\d)\1{5}/.test(number.number)))
    return 'does not look like a number in use. Check its digits';
  const meant = providers.split(' ').find((provider) => distance(host, provider) <= 2);
  const isMisspelt = meant && /\.(?:com?|cm|om)$/.test(host) && !providers.split(' ').includes(host);
  return isMisspelt ? `is at ${host}. Did you mean ${meant}?` : undefined;
}
