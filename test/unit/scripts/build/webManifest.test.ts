import { expect, it } from 'vitest';
import { webManifest } from '../../../../scripts/build/webManifest';

it('the name on a home screen has no soft hyphen', () => {
  const { name, short_name } = JSON.parse(webManifest('Hausmann\u00adberatung', '#fff', '/'));
  expect([name, short_name]).toEqual(['Hausmannberatung', 'Hausmannberatung']);
});
