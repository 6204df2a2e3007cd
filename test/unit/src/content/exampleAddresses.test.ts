import { expect, it } from 'vitest';
import { exampleAddresses } from '../../../../src/content/exampleAddresses';
import { practice } from '../../../../src/content/practice';

const own = {
  ...practice,
  siteAddress: 'https://practice.test',
  email: 'post@practice.test',
  whatsAppNumber: '+44 20 7946 0000',
  profile: { network: 'LinkedIn', address: 'https://network.test/in/practice' },
};

it('every address that ships is an example', () => {
  expect(exampleAddresses(practice)).toEqual([
    'src/content/practice.ts: siteAddress is still the example https://www.example.com',
    'src/content/practice.ts: email is still the example hello@example.com',
    'src/content/practice.ts: whatsAppNumber is still the example +1 202 555 0142',
    'src/content/practice.ts: profile › address is still the example https://linkedin.example.com/in/brand-name',
  ]);
});

it('an address of one’s own is no example', () => {
  expect(exampleAddresses(own)).toEqual([]);
});

it('the address that the site is published at counts, not the one in the facts', () => {
  expect(
    exampleAddresses({ ...own, siteAddress: 'https://www.example.com' }, 'https://practice.test'),
  ).toEqual([]);
});
