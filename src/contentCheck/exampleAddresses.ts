import type { Practice } from '../content/practice';
import { type ContentFault, contentFault } from './ContentFault';

const exampleHost = /(^|[.@])example\.(com|net|org)$/;
// The numbers that no telephone company hands out: https://www.nanpa.com/numbering/555-line-numbers
const examplePhone = /^1\d{3}55501\d\d$/;

/**
 * The fields that still hold an example address. A site must not be published with them.
 * @param siteAddress where the site will be published, in place of the practice's own.
 */
export function exampleAddresses(practice: Practice, siteAddress = practice.siteAddress): ContentFault[] {
  const fields: readonly [field: readonly string[], value: string, isExample: boolean][] = [
    [['siteAddress'], siteAddress, exampleHost.test(host(siteAddress))],
    [['email'], practice.email, exampleHost.test(practice.email)],
    [
      ['whatsAppNumber'],
      practice.whatsAppNumber,
      examplePhone.test(practice.whatsAppNumber.replace(/\D/g, '')),
    ],
    [['profile', 'address'], practice.profile.address, exampleHost.test(host(practice.profile.address))],
  ];
  return fields.flatMap(([field, value, isExample]) =>
    isExample ? [contentFault('practice', field, `is still the example ${value}: write your own`)] : [],
  );
}

/** The host of an address; nothing where it is none, which the check of the content tells. */
function host(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : '';
}
