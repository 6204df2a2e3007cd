import { distance } from 'fastest-levenshtein';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { getDomain } from 'tldts';
import { brokenRule } from '../../src/content/schema/fields.ts';
import type { LocatedDiagnostic } from '../command/Diagnostic.ts';
import type { ReadFile, TextField } from './readFile.ts';
import { inFolder } from './references.ts';
import { exampleAddresses, exampleWords, suspicious } from './wordingRules.ts';

/** Providers and networks whose names are often misspelt, and others whose names are near to those. */
const providers = ['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com', 'icloud.com', 'linkedin.com'];
const nearby = ['mail.com', 'email.com', 'ymail.com', 'gmx.com'];
const networks = /linkedin|xing|instagram|facebook|youtube/i;
/** What a text beside a picture need not say. */
const isPicture = /^(?:an? |eine? )?(?:image|picture|photo(?:graph)?|bild|foto)(?: (?:of|by|von|de|di)\b| ?\d*$)/i;
/** What the template says of its cases. */
const notReal = /\b(?:none|not?|never)\b.*\breal\b/i;
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
    const isComment = text.toLowerCase() === name.toLowerCase() || (text.length > 20 && description?.startsWith(text));
    const rules = maxLength > 0 ? exampleWords : exampleAddresses;
    return [isComment ? `is still the example “${text}”. Write your own` : brokenRule(text, rules)];
  });
}

/** Warns of what a page shows differently from what its author may expect, and of words that others contradict. */
export function textWarnings(files: readonly ReadFile[]): LocatedDiagnostic[] {
  const brandName = files.find(({ path }) => path === 'practice.yaml')?.raw.brandName;
  return remarks(files, ({ name, text, maxLength }, file) => {
    const first = (field: string) => inFolder(files, file.folder).find(({ raw }) => raw[field] === file.raw[field]);
    const isOnce = /^(?:title|page(?:Title|Description))$/.test(name);
    const isCopy = isOnce || (file.folder && (maxLength ?? 0) >= 200 && (!file.raw.title || first('title') === file));
    const twin = text !== '' && isCopy ? first(name) : file;
    const [network = ''] = networks.exec(file.raw.profileNetwork ?? '') ?? [];
    const isElsewhere = network && name === 'profileAddress' && !text.toLowerCase().includes(network.toLowerCase());
    const isBranded = name === 'pageTitle' && text.split(/\s[|–—·-]\s/).some((part) => part === brandName);
    const isDenied = name === 'pageDescription' && file.path === 'cases.yaml' && notReal.test(text);
    return [
      maxLength === undefined ? problemInAddress(text) : brokenRule(text.trim(), suspicious),
      isElsewhere && networks.test(text) && `is not at ${network}, which profileNetwork names. Change one of the two`,
      name === 'alt' && isPicture.test(text) && 'says that it is a picture, as visitors know. Write only what it shows',
      isBranded && 'contains the brand name, which is added to it. Delete it there',
      isDenied &&
        !notReal.test(file.raw.note ?? '') &&
        'calls the cases not real, and note does not. Change one of the two',
      twin !== file && `is also that of ${twin?.path}. Change one of the two`,
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
  const number = parsePhoneNumberFromString(text, { extract: false });
  if (number?.isPossible() && (!number.isValid() || /123456|(\d)\1{5}/.test(number.number)))
    return 'does not look like a number in use. Check its digits';
  const isMisspelt = /\.(?:com?|cm|om)$/.test(host) && ![...providers, ...nearby].includes(host);
  const meant = providers.find((provider) => distance(host, provider) <= 2);
  return isMisspelt && meant ? `is at ${host}. Did you mean ${meant}?` : undefined;
}
