import { chmod, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles, prerender } from '../../../../scripts/prerender/index.ts';
import { renderer } from '../../../support/prerenderOver';
import { writeSite } from '../../../support/writeSite';

it('a rebuild keeps files that did not change, with their time, and makes all readable again', async () => {
  const out = join(await writeSite({}), 'dist');
  const before = new Date('2026-01-02T03:04:05Z');
  const build = (edition: string) =>
    prerender({
      routes: ['/', '/impact', '/team', '*'].map((path) => ({ path })),
      renderer: renderer(`if (path === '/impact') path = '${edition}';`),
      out,
      files: [{ path: 'robots.txt', body: 'welcome' }],
    });
  const isKept = async (name: string) => (await stat(join(out, name))).mtimeMs === before.getTime();
  expect(await build('one')).toMatchObject({ files: 5, changed: 5 });
  for (const path of await listFiles(out)) await utimes(join(out, path), before, before);
  await chmod(join(out, 'team.html'), 0o600);

  expect(await build('two')).toMatchObject({ files: 5, changed: 2 });
  for (const name of ['index.html', '404.html', 'robots.txt']) expect(await isKept(name), name).toBe(true);
  for (const name of ['impact.html', 'team.html']) expect(await isKept(name), name).toBe(false);
  expect((await stat(join(out, 'team.html'))).mode & 0o777).toBe(0o666 & ~process.umask());
});
