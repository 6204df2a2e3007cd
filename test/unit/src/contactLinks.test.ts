import { describe, expect, it } from 'vitest';
import { mailtoLink, whatsAppLink } from '../../../src/contactLinks';

describe('a link to write an e-mail', () => {
  it('is only the address without a subject', () => {
    expect(mailtoLink('hello@example.com')).toBe('mailto:hello@example.com');
  });

  it.each([
    ['Strategy Call Inquiry', 'Strategy%20Call%20Inquiry'],
    ['1 + 1', '1%20%2B%201'],
    ['R&D? #1', 'R%26D%3F%20%231'],
    ['Café → é', 'Caf%C3%A9%20%E2%86%92%20%C3%A9'],
    ['a\nbcc: b', 'a%0Abcc%3A%20b'],
  ])('encodes the subject %j as mail programs read it', (subject, encoded) => {
    expect(mailtoLink('hello@example.com', subject)).toBe(`mailto:hello@example.com?subject=${encoded}`);
  });
});

describe('a link to write on WhatsApp', () => {
  it.each(['+1 202 555 0142', '+1-202-555-0142', '12025550142'])(
    'has only the digits of the number %s',
    (whatsAppNumber) => {
      expect(whatsAppLink({ whatsAppNumber, whatsAppMessage: 'Hello' })).toBe(
        'https://wa.me/12025550142?text=Hello',
      );
    },
  );

  it('fills in the message', () => {
    const whatsAppMessage = 'Hello, 1 + 1 & more?';

    expect(whatsAppLink({ whatsAppNumber: '+44 20', whatsAppMessage })).toBe(
      'https://wa.me/4420?text=Hello%2C%201%20%2B%201%20%26%20more%3F',
    );
  });
});
