import { stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles, prerender } from '../../../../scripts/prerender/index.ts';
import { renderer, routes } from '../../../support/prerenderOver';
import { writeSite } from '../../../support/writeSite';

it('a rebuild keeps files that did not change, with their time', async () => {
  const out = join(await writeSite({}), 'dist');
  const before = new Date('2026-01-02T03:04:05Z');
  const build = (edition: string) =>
    prerender({
      routes,
      renderer: renderer(`if (path === '/impact') path = '${edition}';`),
      out,
      files: [{ path: 'robots.txt', body: 'welcome' }],
    });
  const isKept = async (name: string) => (await stat(join(out, name))).mtimeMs === before.getTime();
  expect(await build('one')).toMatchObject({ files: 4, changed: 4 });
  for (const path of await listFiles(out)) await utimes(join(out, path), before, before);

  expect(await build('two')).toMatchObject({ files: 4, changed: 1 });
  for (const name of ['index.html', '404.html', 'robots.txt']) expect(await isKept(name), name).toBe(true);
  expect(await isKept('impact.html')).toBe(false);
});
