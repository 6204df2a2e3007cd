import { stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { collectFiles } from '../../../../scripts/prerender/files/files';
import { markerFile } from '../../../../scripts/prerender/files/marker';
import { prerender } from '../../../../scripts/prerender/prerender';
import { renderer } from '../../../support/prerenderOver';
import { writeSite } from '../../../support/writeSite';

it('a rebuild keeps the modification time of files that did not change, and counts the others', async () => {
  const out = join(await writeSite({}), 'dist');
  const build = (edition: string) =>
    prerender({
      routes: [
        { path: '/' },
        { path: '/impact', headEnd: `<meta name="edition" content="${edition}">` },
        { path: '*' },
      ],
      renderer: renderer(),
      out,
      files: [{ path: 'robots.txt', body: 'welcome' }],
    });
  const timeOf = async (name: string) => (await stat(join(out, name))).mtime;
  const before = new Date('2026-01-02T03:04:05Z');
  expect(await build('one')).toMatchObject({ files: 4, changed: 4 });
  for (const { path } of await collectFiles(out)) await utimes(join(out, path), before, before);

  expect(await build('two')).toMatchObject({ files: 4, changed: 1 });
  for (const name of ['index.html', '404.html', 'robots.txt', markerFile])
    expect(await timeOf(name), name).toEqual(before);
  expect(await timeOf('impact.html')).not.toEqual(before);
});
