import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { LocatedDiagnostic } from 'prerender-engine/diagnostics';
import type { ReadContent } from './readContent.ts';

/** A field that ships with an example. */
interface ExampleField {
  /** The file, such as `practice.yaml`. */
  readonly file: string;
  readonly field: string;
  /** Whether the text is still an example. */
  readonly matches: (text: string, directory: string) => boolean;
  /** What the owner should do. */
  readonly advice: string;
}

/** The SHA-256 of the template’s photograph. */
const examplePortrait = '5a73ae661c898fc5f0dab26df4a982adec8357c7aa15344adec7971033c3a634';
/** Matches the reserved example domains in a web or email address. */
const exampleDomain = /^(?:\w+:)?(?:\/\/)?(?:[^/?#]*[.@])?example\.(?:com|net|org)(?=[/:?#,;\s]|$)/i;
// Numbers that no telephone company assigns: https://www.nanpa.com/numbering/555-line-numbers
const exampleNumber = /^1\d{3}55501\d\d$/;

const exampleFields: readonly ExampleField[] = [
  {
    file: 'practice.yaml',
    field: 'brandName',
    matches: (text) => text.toLowerCase() === 'brand name',
    advice: 'Write the name of your practice',
  },
  {
    file: 'practice.yaml',
    field: 'siteAddress',
    matches: (text) => exampleDomain.test(text),
    advice: 'Write the address of your site',
  },
  {
    file: 'practice.yaml',
    field: 'email',
    matches: (text) => exampleDomain.test(text),
    advice: 'Write your own',
  },
  {
    file: 'practice.yaml',
    field: 'whatsAppNumber',
    matches: (text) => exampleNumber.test(text.replace(/\D/g, '')),
    advice: 'Write your own, or nothing',
  },
  {
    file: 'practice.yaml',
    field: 'profileAddress',
    matches: (text) => exampleDomain.test(text) || /\/in\/(brand|your)-name\/?$/i.test(text),
    advice: 'Write your own, or nothing',
  },
  {
    file: 'contact.yaml',
    field: 'portrait',
    matches: isExamplePortrait,
    advice: 'Upload your photograph to the folder pictures, and write its name here',
  },
];

/**
 * Finds the template’s examples that must not be published: names, addresses and the photograph. Content with errors is
 * searched too, so that everything is reported at once.
 * @param siteUrl where the site will be published, in place of the address in the content.
 */
export function findExamples(
  { files }: Pick<ReadContent, 'files'>,
  {
    directory = 'src/content',
    siteUrl,
  }: { readonly directory?: string; readonly siteUrl?: string | undefined } = {},
): LocatedDiagnostic[] {
  return exampleFields.flatMap(({ file: name, field, matches, advice }) => {
    const file = files.get(name);
    const text = (field === 'siteAddress' ? siteUrl : undefined) ?? file?.raw?.[field] ?? '';
    if (!file || text === '' || !matches(text, directory)) return [];
    return [{ message: `${field} is still the example “${text}”. ${advice}`, location: file.locate(field) }];
  });
}

function isExamplePortrait(name: string, directory: string): boolean {
  const file = join(directory, 'pictures', basename(name));
  return (
    existsSync(file) && createHash('sha256').update(readFileSync(file)).digest('hex') === examplePortrait
  );
}
