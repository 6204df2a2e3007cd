import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocatedDiagnostic } from 'prerender-engine/diagnostics';
import { pictureName } from '../../src/content/schema/fields.ts';
import type { ReadContent } from './readContent.ts';
import { textsIn } from './readFile.ts';

/**
 * Matches the reserved domains, and those of the messages, in a web or email address.
 * @see https://www.rfc-editor.org/rfc/rfc2606
 */
const exampleDomain =
  /^(?:\w+:)?(?:\/\/)?(?:[^/?#]*[.@])?(?:example\.(?:com|net|org)|domain\.com|[\w-]+\.(?:test|example|invalid|localhost))(?=[/:?#,;\s]|$)|\byour[-_.@]?(?:name|domain|e?mail|company|brand|site|website)\b/i;
/** Matches words that keep a place for others. */
const placeholder =
  /^(?:your (?:words|name|company|brand)|your .{1,20} here|(?:company|business|brand) name|undefined|nan|#\w+!|%\w+%|insert .*|to ?do|tb[acd]|n\/a|none|nothing|x+|test|asdf\w*|image|photo|\[.*\]|\(?unchanged\)?|same as .*)$|\blorem ipsum\b/i;

/** Fields of the template with an example, by file: what matches the text, its digits or a picture’s SHA-256. */
const exampleFields: Readonly<Record<string, readonly [example: RegExp, advice: string]>> = {
  'practice.yaml brandName': [/^brand name$/i, 'Write the name of your practice'],
  'practice.yaml siteAddress': [exampleDomain, 'Write the address of your site'],
  'practice.yaml email': [exampleDomain, 'Write your own'],
  // Numbers that no telephone company assigns: https://www.nanpa.com/numbering/555-line-numbers
  'practice.yaml whatsAppNumber': [/^(?:1\d{3}55501\d\d|442079460000)$/, 'Write your own, or nothing'],
  'practice.yaml profileAddress': [
    new RegExp(`${exampleDomain.source}|/in/?$|/in/brand-name/?$`, 'i'),
    'Write your own, or nothing',
  ],
  'practice.yaml legalAddress': [exampleDomain, 'Write your own, or nothing'],
  'pictures/portrait.yaml alt': [
    /^An empty cream armchair and a small table by a window at dusk\.$/,
    'Write what your photograph shows',
  ],
  'contact.yaml portrait': [
    /^5a73ae661c898fc5f0dab26df4a982adec8357c7aa15344adec7971033c3a634$/,
    'Upload your photograph to the folder pictures, and write its name here',
  ],
};

/**
 * Finds the examples that must not be published: names, addresses and the photograph of the template, and words that
 * keep a place for others. Content with errors is searched too, so that everything is reported at once.
 * @param siteUrl where the site will be published, in place of the address in the content.
 */
export function findExamples(
  { files }: Pick<ReadContent, 'files'>,
  directory: string,
  siteUrl?: string,
): LocatedDiagnostic[] {
  return [...files].flatMap(([path, file]) =>
    textsIn(file).flatMap(({ name, text: written, maxLength, picture }) => {
      const text = ((name === 'siteAddress' ? siteUrl : undefined) ?? written).trim();
      const [example, advice] = exampleFields[`${path} ${name}`] ?? [/^$/, 'Write your own words'];
      const hash = picture ? hashOf(join(directory, 'pictures', pictureName(text))) : '';
      const isExample = [text, text.replace(/\D/g, ''), hash].some((one) => one !== '' && example.test(one));
      const isPlaceholder = placeholder.test(text) || text.toLowerCase() === name;
      // A label may be a single x.
      if (!isExample && !(maxLength && maxLength > 20 && isPlaceholder)) return [];
      return [{ message: `${name} is still the example “${text}”. ${advice}`, location: file.locate(name) }];
    }),
  );
}

function hashOf(file: string): string {
  return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : '';
}
