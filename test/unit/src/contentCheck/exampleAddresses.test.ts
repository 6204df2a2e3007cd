import { expect, it } from 'vitest';
import type { Practice } from '../../../../src/content/practice';
import { exampleAddresses } from '../../../../src/contentCheck/exampleAddresses';

const shipped: Practice = {
  brandName: 'Brand Name',
  siteAddress: 'https://www.example.com',
  email: 'hello@example.com',
  whatsAppNumber: '+1 202 555 0142',
  whatsAppMessage: 'Hello',
  profile: { network: 'LinkedIn', address: 'https://linkedin.example.com/in/brand-name' },
  role: 'Strategic Growth Consultant',
  responseTime: 'Typically responds within 24 hours',
};

const replaced: Practice = {
  ...shipped,
  siteAddress: 'https://www.stone-and-sons.com',
  email: 'hello@stone-and-sons.com',
  whatsAppNumber: '+44 20 7946 1234',
  profile: { network: 'LinkedIn', address: 'https://www.linkedin.com/in/example' },
};

it('lists every example address that the project ships with', () => {
  expect(exampleAddresses(shipped).map(({ message }) => message)).toEqual([
    'siteAddress is still the example https://www.example.com: write your own',
    'email is still the example hello@example.com: write your own',
    'whatsAppNumber is still the example +1 202 555 0142: write your own',
    'profile › address is still the example https://linkedin.example.com/in/brand-name: write your own',
  ]);
});

it('lists nothing once all are replaced', () => {
  expect(exampleAddresses(replaced)).toEqual([]);
});

it.each([
  ['https://example.com', 1],
  ['https://www.example.org', 1],
  ['https://name.example.net', 1],
  ['https://www.counterexample.com', 0],
  ['https://example.company', 0],
  ['https://example.com.au', 0],
])('of the address %s lists %i', (siteAddress, count) => {
  expect(exampleAddresses({ ...replaced, siteAddress })).toHaveLength(count);
});

it.each([
  ['+1 202-555-0142', 1],
  ['+1 415 555 0199', 1],
  ['+1 202 555 0242', 0],
  ['+1 202 551 0142', 0],
  ['+44 202 555 0142', 0],
])('of the number %s lists %i', (whatsAppNumber, count) => {
  expect(exampleAddresses({ ...replaced, whatsAppNumber })).toHaveLength(count);
});

it.each([
  ['an address of its own', shipped, 'https://name.github.io', 3],
  ['an example', replaced, 'https://www.example.com', 1],
])('where the build names %s, that counts', (_, practice, siteAddress, count) => {
  expect(exampleAddresses(practice, siteAddress)).toHaveLength(count);
});

it.each([
  { siteAddress: 'www.stone-and-sons.com' },
  { profile: { network: 'LinkedIn', address: 'linkedin.com/in/name' } },
])('leaves %j, which is no address, to the check of the content', (changes) => {
  expect(exampleAddresses({ ...replaced, ...changes })).toEqual([]);
});
