import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readContent } from '../../../../../scripts/content/readContent';
import { findExamples } from '../../../../../scripts/content/wording';
import { contentFolder } from '../../../../support/copyProject';

const source = readFileSync(`${contentFolder}/practice.yaml`, 'utf8');

/** The facts of the practice where some of the fields that stand by themselves hold other words. */
function practiceWith(fields: Readonly<Record<string, string>>) {
  const practice = Object.entries(fields).reduce(
    (text, [name, value]) => text.replace(new RegExp(`^${name}:.*$`, 'm'), () => `${name}: ${value}`),
    source,
  );
  return readContent(contentFolder, { 'practice.yaml': practice });
}

describe('an address is accepted in any spelling', () => {
  it.each([
    ['siteAddress', 'https://www.practice.com/', 'https://www.practice.com'],
    ['siteAddress', 'HTTPS://WWW.Practice.COM', 'https://www.practice.com'],
    ['siteAddress', 'http://practice.com', 'https://practice.com'],
    ['siteAddress', 'https://müller.example.de', 'https://xn--mller-kva.example.de'],
    ['siteAddress', 'https://студия.рф', 'https://xn--d1aizef8e.xn--p1ai'],
    ['siteAddress', 'https://\u200bpractice.com\u00a0', 'https://practice.com'],
    ['email', 'Me@Practice.COM', 'Me@practice.com'],
    ['email', 'mailto: me@practice.com', 'me@practice.com'],
    ['email', 'me\u200b@practice.com', 'me@practice.com'],
    ['email', 'info@müller.de', 'info@müller.de'],
    ['whatsAppNumber', 'tel:+393331234567', '+39 333 123 4567'],
    ['whatsAppNumber', 'https://wa.me/393331234567', '+39 333 123 4567'],
    ['whatsAppNumber', '+39 (333) 123.45.67', '+39 333 123 4567'],
    ['whatsAppNumber', '+39\u00a0333\u202f1234567', '+39 333 123 4567'],
    ['whatsAppNumber', '+49 170–1234567', '+49 170 1234567'],
    ['whatsAppNumber', '0039 333 1234567', '+39 333 123 4567'],
    ['whatsAppNumber', '(+39) 333 1234567', '+39 333 123 4567'],
    ['whatsAppNumber', '+44 (0)20 7946 0000', '+44 20 7946 0000'],
    ['whatsAppNumber', '""', undefined],
    ['language', 'en_us', 'en-US'],
    ['language', 'DE', 'de'],
  ] as const)('%s: %s', (field, written, taken) => {
    const { diagnostics, content } = practiceWith({ [field]: written });

    expect(diagnostics).toEqual([]);
    expect(content?.practice[field]).toBe(taken);
  });
});

it('a profile without an address counts as missing', () => {
  expect(practiceWith({ profileAddress: '' }).content?.practice.profile).toBeUndefined();
});

describe('remaining examples are found', () => {
  const examplesOf = (fields: Readonly<Record<string, string>>, siteUrl?: string) => {
    const examples = findExamples(practiceWith(fields).files, siteUrl);
    return examples.map(({ message }) => message.replace(/ is still .*/, ''));
  };
  const own = {
    brandName: 'Stone & Sons',
    siteAddress: 'https://www.stone-and-sons.com',
    email: 'hello@stone-and-sons.com',
    whatsAppNumber: '+44 20 7946 1234',
    profileAddress: 'https://www.linkedin.com/in/example',
  };
  const all = ['alt', 'brandName', 'siteAddress', 'email', 'whatsAppNumber', 'profileAddress'];

  it('in everything that ships', () => {
    expect(examplesOf({})).toEqual(all);
  });

  it('only the photograph’s text once the others are replaced', () => {
    expect(examplesOf(own)).toEqual(['alt']);
  });

  it.each([
    ['brandName', 'BRAND name'],
    ['siteAddress', 'https://WWW.Example.ORG'],
    ['email', 'Hello@EXAMPLE.com'],
    ['whatsAppNumber', '+1 (415) 555-0199'],
    ['siteAddress', 'example.com'],
  ])('in %s, written as %s', (field, written) => {
    expect(examplesOf({ ...own, [field]: written })).toEqual(['alt', field]);
  });

  it.each([
    ['siteAddress', 'https://www.counterexample.com'],
    ['siteAddress', 'https://example.com.au'],
    ['siteAddress', 'https:/one-slash.com'],
    ['whatsAppNumber', '+1 202 555 0242'],
    ['whatsAppNumber', '""'],
    ['profileAddress', '""'],
  ])('not in %s, written as %s', (field, written) => {
    expect(examplesOf({ ...own, [field]: written })).toEqual(['alt']);
  });

  it('not in the site address if the build has another', () => {
    expect(examplesOf({}, 'https://name.github.io')).not.toContain('siteAddress');
  });
});
