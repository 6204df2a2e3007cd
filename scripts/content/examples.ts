import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ContentFile } from '../../src/content/schema.ts';
import type { LocatedDiagnostic } from '../diagnostics/Diagnostic.ts';
import type { ReadContent } from './readContent.ts';

/** A field that ships with an example. */
interface ExampleField {
  readonly name: ContentFile;
  readonly path: readonly string[];
  /** Whether the text is still an example. */
  readonly matches: (text: string, directory: string) => boolean;
  /** What the owner should do. */
  readonly advice: string;
}

/** The SHA-256 of the template’s photograph. */
const examplePortrait = '5a73ae661c898fc5f0dab26df4a982adec8357c7aa15344adec7971033c3a634';
/** Its focus, which keeps the armchair visible. On another photograph it would cut off the face. */
const exampleFocus = { x: 72, y: 80 };
/** Matches the reserved example domains in a web or email address. */
const exampleDomain = /^(?:\w+:)?(?:\/\/)?(?:[^/?#]*[.@])?example\.(?:com|net|org)(?=[/:?#,;\s]|$)/i;
// Numbers that no telephone company assigns: https://www.nanpa.com/numbering/555-line-numbers
const exampleNumber = /^1\d{3}55501\d\d$/;

const exampleFields: readonly ExampleField[] = [
  {
    name: 'practice',
    path: ['brandName'],
    matches: (text) => text.toLowerCase() === 'brand name',
    advice: 'Write the name of your practice',
  },
  {
    name: 'practice',
    path: ['siteAddress'],
    matches: (text) => exampleDomain.test(text),
    advice: 'Write the address of your site',
  },
  {
    name: 'practice',
    path: ['email'],
    matches: (text) => exampleDomain.test(text),
    advice: 'Write your own',
  },
  {
    name: 'practice',
    path: ['whatsAppNumber'],
    matches: (text) => exampleNumber.test(text.replace(/\D/g, '')),
    advice: 'Write your own, or nothing',
  },
  {
    name: 'practice',
    path: ['profile', 'address'],
    matches: (text) => exampleDomain.test(text),
    advice: 'Write your own, or nothing',
  },
  {
    name: 'contact',
    path: ['portrait', 'file'],
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
  { content, written, locate }: Pick<ReadContent, 'content' | 'written' | 'locate'>,
  {
    directory = 'src/content',
    siteUrl,
  }: { readonly directory?: string; readonly siteUrl?: string | undefined } = {},
): LocatedDiagnostic[] {
  const files = content ?? written;
  const texts = exampleFields.flatMap(({ name, path, matches, advice }) => {
    const field = path.join(' › ');
    const text = (field === 'siteAddress' ? siteUrl : undefined) ?? textAt(files[name], path);
    if (text === '' || !matches(text, directory)) return [];
    return [{ message: `${field} is still the example “${text}”. ${advice}`, location: locate(name, path) }];
  });
  return [...texts, ...leftoverFocus(files.contact, locate, directory)];
}

function isExamplePortrait(name: string, directory: string): boolean {
  const file = join(directory, 'pictures', basename(name));
  return (
    existsSync(file) && createHash('sha256').update(readFileSync(file)).digest('hex') === examplePortrait
  );
}

/** Reports the example’s focus, left behind after the photograph was replaced. */
function leftoverFocus(
  contact: unknown,
  locate: ReadContent['locate'],
  directory: string,
): LocatedDiagnostic[] {
  const { x, y } = Object(Object(Object(contact).portrait).focus);
  const isLeft = Number(x) === exampleFocus.x && Number(y) === exampleFocus.y;
  if (!isLeft || isExamplePortrait(textAt(contact, ['portrait', 'file']), directory)) return [];
  const message = `portrait › focus is still set for the example picture, and may cut off your face. Delete these lines, or write which point of your photograph must stay visible`;
  return [{ message, location: locate('contact', ['portrait', 'focus']) }];
}

/** The text of a field; empty if it has none. */
function textAt(file: unknown, path: readonly string[]): string {
  const value = path.reduce<unknown>((group, key) => Object(group)[key], file);
  return typeof value === 'string' ? value.trim() : '';
}
