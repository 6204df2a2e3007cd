import { describe, expect, it } from 'vitest';
import { mailtoLink, whatsAppLink } from '../../../src/contactLinks';

describe('an e-mail link', () => {
  it('encodes the spaces of its subject as %20, never as +', () => {
    expect(mailtoLink('a@example.com', 'Strategy Call Inquiry')).toBe(
      'mailto:a@example.com?subject=Strategy%20Call%20Inquiry',
    );
  });

  it('keeps a subject from adding a header', () => {
    expect(mailtoLink('a@example.com', 'Q&A\r\nBcc: b@example.com')).toBe(
      'mailto:a@example.com?subject=Q%26A%0D%0ABcc%3A%20b%40example.com',
    );
  });

  it('without a subject is the address alone', () => {
    expect(mailtoLink('a@example.com')).toBe('mailto:a@example.com');
  });
});

it('a WhatsApp link has the digits of the number and the message, encoded', () => {
  expect(whatsAppLink({ whatsAppNumber: '+1 202-555 0142', whatsAppMessage: 'Hello + good day' })).toBe(
    'https://wa.me/12025550142?text=Hello%20%2B%20good%20day',
  );
});
