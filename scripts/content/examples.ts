import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { LocatedDiagnostic } from 'prerender-engine/diagnostics';
import type { ReadContent } from './readContent.ts';
import { textsIn } from './readFile.ts';

/** The SHA-256 of the template’s photograph. */
const examplePortrait = '5a73ae661c898fc5f0dab26df4a982adec8357c7aa15344adec7971033c3a634';
/** Matches the reserved example domains, and those of the messages, in a web or email address. */
const exampleDomain =
  /^(?:\w+:)?(?:\/\/)?(?:[^/?#]*[.@])?(?:example\.(?:com|net|org)|your-(?:name|domain)\.com)(?=[/:?#,;\s]|$)/i;
// Numbers that no telephone company assigns: https://www.nanpa.com/numbering/555-line-numbers
const exampleNumber = /^(?:1\d{3}55501\d\d|442079460000)$/;
/** Matches words that keep a place for others. */
const placeholder =
  /^(?:your (?:words|name)|insert .*|to ?do|tb[acd]|n\/a|x+|test|asdf\w*|\[.*\])$|\blorem ipsum\b/i;

/** Fields of the template with an example, by file: whether a text is one, and what the owner should do. */
const exampleFields: Readonly<
  Record<string, readonly [isExample: (text: string, directory: string) => boolean, advice: string]>
> = {
  'practice.yaml brandName': [
    (text) => text.toLowerCase() === 'brand name',
    'Write the name of your practice',
  ],
  'practice.yaml siteAddress': [(text) => exampleDomain.test(text), 'Write the address of your site'],
  'practice.yaml email': [(text) => exampleDomain.test(text), 'Write your own'],
  'practice.yaml whatsAppNumber': [
    (text) => exampleNumber.test(text.replace(/\D/g, '')),
    'Write your own, or nothing',
  ],
  'practice.yaml profileAddress': [
    (text) =>
      exampleDomain.test(text) ||
      /linkedin\.com(?!\/\w+\/.)|\/in\/?$|\/in\/(brand|your)-name\/?$/i.test(text),
    'Write your own, or nothing',
  ],
  'practice.yaml legalAddress': [(text) => exampleDomain.test(text), 'Write your own, or nothing'],
  'pictures/portrait.yaml alt': [
    (text) => text.trim() === 'An empty cream armchair and a small table by a window at dusk.',
    'Write what your photograph shows',
  ],
  'contact.yaml portrait': [
    isExamplePortrait,
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
  {
    directory = 'src/content',
    siteUrl,
  }: { readonly directory?: string; readonly siteUrl?: string | undefined } = {},
): LocatedDiagnostic[] {
  return [...files].flatMap(([path, file]) =>
    textsIn(file).flatMap(({ name, text: written, maxLength }) => {
      const text = (name === 'siteAddress' ? siteUrl : undefined) ?? written;
      const [isExample, advice] = exampleFields[`${path} ${name}`] ?? [() => false, 'Write your own words'];
      const isPlaceholder =
        maxLength !== undefined && (placeholder.test(text.trim()) || text.trim().toLowerCase() === name);
      if (text === '' || !(isPlaceholder || isExample(text, directory))) return [];
      return [{ message: `${name} is still the example “${text}”. ${advice}`, location: file.locate(name) }];
    }),
  );
}

function isExamplePortrait(name: string, directory: string): boolean {
  const file = join(directory, 'pictures', basename(name));
  return (
    existsSync(file) && createHash('sha256').update(readFileSync(file)).digest('hex') === examplePortrait
  );
}
