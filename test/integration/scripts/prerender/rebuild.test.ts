import { stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { collectFiles } from '../../../../scripts/prerender/files/files';
import { markerFile } from '../../../../scripts/prerender/files/marker';
import { prerender } from '../../../../scripts/prerender/prerender';
import { document, renderer, routes } from '../../../support/prerenderOver';
import { readTexts, writeSite } from '../../../support/writeSite';

it('gives a file that is the same as before its former time, and counts the others', async () => {
  const out = join(await writeSite({}), 'dist');
  const long = new Date('2026-01-02T03:04:05Z');
  const build = (impact: string) =>
    prerender({
      routes,
      renderer: renderer(`if (path === '/impact') path = '${impact}';`),
      out,
      files: [{ path: 'robots.txt', body: 'welcome' }],
    });
  const timesOf = () =>
    Promise.all(
      ['index.html', 'impact.html', 'robots.txt', markerFile].map(async (name) => (await stat(join(out, name))).mtime),
    );
  expect(await build('old')).toMatchObject({ files: 4, changed: 4 });
  for (const { path } of await collectFiles(out)) await utimes(join(out, path), long, long);

  expect(await build('new')).toMatchObject({ files: 4, changed: 1 });
  expect(await timesOf()).toEqual([long, expect.toSatisfy((time) => time > long), long, long]);
  expect(await readTexts(out)).toMatchObject({ 'impact.html': document('new') });
  expect((await stat(join(out, 'index.html'))).nlink).toBe(1);
});
