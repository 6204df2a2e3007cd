import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../src/content/schema.ts';
import type { LocatedDiagnostic } from '../diagnostics/Diagnostic.ts';
import type { ReadContent } from './readContent.ts';

/** The photograph that comes with the template: SHA-256 of its bytes. */
const examplePortrait = '5a73ae661c898fc5f0dab26df4a982adec8357c7aa15344adec7971033c3a634';
const exampleHost = /(^|[.@])example\.(com|net|org)$/i;
// The numbers that no telephone company hands out: https://www.nanpa.com/numbering/555-line-numbers
const examplePhone = /^1\d{3}55501\d\d$/;

/**
 * What is still the template’s: names, addresses and the photograph with which a site must not be published.
 * @param siteUrl where the site will be published, in place of the address in the content.
 */
export function findExamples(
  content: Content,
  locate: ReadContent['locate'],
  {
    directory = 'src/content',
    siteUrl,
  }: { readonly directory?: string; readonly siteUrl?: string | undefined },
): LocatedDiagnostic[] {
  const { practice, contact } = content;
  const { brandName, email, whatsAppNumber = '', profile } = practice;
  const address = siteUrl ?? practice.siteAddress;
  const portrait = readFileSync(join(directory, 'pictures', contact.portrait.file));
  const of = (field: string, found: boolean, written: string, own: string) =>
    found
      ? [
          {
            message: `${field.split('.').join(' › ')} is still the example${written && ` “${written}”`}. ${own}`,
            location: locate('practice', field.split('.')),
          },
        ]
      : [];
  return [
    ...of(
      'brandName',
      brandName.toLowerCase() === 'brand name',
      brandName,
      'Write the name of your practice',
    ),
    ...of(
      'siteAddress',
      exampleHost.test(new URL(address).hostname),
      address,
      'Write the address of your site',
    ),
    ...of('email', exampleHost.test(email), email, 'Write your own'),
    ...of(
      'whatsAppNumber',
      examplePhone.test(whatsAppNumber.replace(/\D/g, '')),
      whatsAppNumber,
      'Write your own, or nothing',
    ),
    ...of(
      'profile.address',
      profile !== undefined && exampleHost.test(new URL(profile.address).hostname),
      profile?.address ?? '',
      'Write your own, or nothing',
    ),
    ...(createHash('sha256').update(portrait).digest('hex') === examplePortrait
      ? [
          {
            message: `portrait › file is still the example “${contact.portrait.file}”. Upload your photograph to the folder pictures, and write its name here`,
            location: locate('contact', ['portrait', 'file']),
          },
        ]
      : []),
  ];
}
