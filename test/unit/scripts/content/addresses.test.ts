import { expect, it } from 'vitest';
import { readContent } from '../../../../scripts/content/readContent';
import { textOf, withFields } from '../../../support/content';
import { contentFolder } from '../../../support/copyProject';

/** What is read of the practice where a field has other words. */
function practiceWith(field: string, words: string) {
  const practice = withFields(textOf('practice.yaml'), { [field]: words });
  const { diagnostics, content } = readContent(contentFolder, { 'practice.yaml': practice });
  expect(diagnostics).toEqual([]);
  return content?.practice;
}

it.each([
  ['siteAddress', 'HTTPS://WWW.Practice.COM', 'https://www.practice.com'],
  ['siteAddress', 'https://müller.example.de', 'https://xn--mller-kva.example.de'],
  ['siteAddress', 'https://студия.рф', 'https://xn--d1aizef8e.xn--p1ai'],
  ['siteAddress', 'https://\u200bpractice.com\u00a0', 'https://practice.com'],
  ['email', 'Me@Practice.COM', 'Me@practice.com'],
  ['email', 'mailto: me@practice.com', 'me@practice.com'],
  ['email', 'me\u200b@practice.com', 'me@practice.com'],
  ['whatsAppNumber', 'tel:+393331234567', '+39 333 123 4567'],
  ['whatsAppNumber', 'https://wa.me/393331234567', '+39 333 123 4567'],
  ['whatsAppNumber', '+39 (333) 123.45.67', '+39 333 123 4567'],
  ['whatsAppNumber', '0039 333 1234567', '+39 333 123 4567'],
  ['whatsAppNumber', '(+39) 333 1234567', '+39 333 123 4567'],
  ['whatsAppNumber', '+44 (0)20 7946 0000', '+44 20 7946 0000'],
  ['whatsAppNumber', '+54 9 11 2345 6789', '+54 9 11 2345 6789'],
  ['whatsAppNumber', '""', undefined],
  ['language', 'en_us', 'en-US'],
] as const)('an address is accepted in any spelling, as %s: %s', (field, written, taken) => {
  expect(practiceWith(field, written)?.[field]).toBe(taken);
});

it('a profile without an address counts as missing', () => {
  expect(practiceWith('profileAddress', '')?.profile).toBeUndefined();
});
