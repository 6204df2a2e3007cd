import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newerSources } from '../../../support/staleSites';
import { writeSite } from '../../../support/writeSite';

it('names the sources that changed after the site was built', async () => {
  const site = await writeSite({ 'index.html': '' });
  const sources = await writeSite({ 'old.ts': '', 'pages/new.ts': '', 'new.json': '' });
  await utimes(join(sources, 'old.ts'), 100, 100);
  await utimes(join(site, 'index.html'), 200, 200);
  for (const file of ['pages/new.ts', 'new.json']) await utimes(join(sources, file), 300, 300);

  expect(newerSources(site, [join(sources, 'old.ts')])).toEqual([]);
  expect(newerSources(site, [join(sources, 'pages'), join(sources, 'new.json')])).toEqual([
    join(sources, 'pages/new.ts'),
    join(sources, 'new.json'),
  ]);
});

it('reports a missing site', async () => {
  const empty = await writeSite({});

  expect(() => newerSources(empty, [])).toThrow(
    `There is no site in ${empty}: run "npm run test:sites" first.`,
  );
});
