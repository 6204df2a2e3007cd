import fc from 'fast-check';
import { checkFiles } from 'prerender-engine';
import { expect, it } from 'vitest';
import { webManifest } from '../../../../scripts/build/icons';
import { fileTable } from '../../../../scripts/build/report';
import { hostileText } from '../../../support/hostileText';

it('a web manifest with a hostile name has that name and otherwise the usual fields', () => {
  fc.assert(
    fc.property(hostileText, (name) => {
      const manifest = JSON.parse(webManifest(name, '#ffffff', '/'));

      expect(manifest).toEqual({ ...JSON.parse(webManifest('', '#ffffff', '/')), name, short_name: name });
    }),
    { numRuns: 200 },
  );
});

it('a file with a hostile name is rejected, or has a complete row in the table', () => {
  let listed = 0;
  fc.assert(
    fc.property(hostileText, (path) => {
      if (checkFiles([{ path, body: '' }], [], 'both').length > 0) return;
      listed += 1;
      const rows = fileTable([{ path, body: '' }]).split(/\p{Cc}/u);

      expect(rows).toHaveLength(3);
      expect(rows[1]?.startsWith(path)).toBe(true);
    }),
    { numRuns: 600 },
  );
  expect(listed).toBeGreaterThan(20);
});
