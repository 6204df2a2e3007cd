import { expect, it } from 'vitest';
import { mailtoLink, whatsAppLink } from '../../../src/contactLinks';

it.each([
  ['1 + 1', '1%20%2B%201'],
  ['R&D? #1', 'R%26D%3F%20%231'],
  ['Café → é', 'Caf%C3%A9%20%E2%86%92%20%C3%A9'],
  ['a\nbcc: b', 'a%0Abcc%3A%20b'],
])('a link to write encodes the words %j, as mail programs and WhatsApp read them', (words, encoded) => {
  expect(mailtoLink('hello@example.com', words)).toBe(`mailto:hello@example.com?subject=${encoded}`);
  expect(whatsAppLink({ whatsAppNumber: '+44 20', whatsAppMessage: words })).toBe(`https://wa.me/4420?text=${encoded}`);
});

it('a link to WhatsApp has only the digits of a number', () => {
  const practice = { whatsAppNumber: '+1 202-555 0142', whatsAppMessage: 'Hi' };
  expect(whatsAppLink(practice)).toBe('https://wa.me/12025550142?text=Hi');
});
