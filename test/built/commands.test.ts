import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { siteDirectory } from '../support/sites';
import { startProgram } from '../support/startProgram';
import { writeSite } from '../support/writeSite';

// Only a command that is really run shows what it prints, and its exit code.

it('the preview prints the URL of a site below its base, and exits cleanly on Ctrl-C', async () => {
  const out = siteDirectory('some-repo');
  const preview = startProgram(['scripts/preview.ts', '--out', out, '--port', '0']);

  await preview.printed('\n');
  const [, url = ''] = /(http:\S+)/.exec(preview.output()) ?? [];
  expect(preview.output()).toBe(`${out} is at ${url} (Ctrl-C stops; start again after a build)\n`);
  expect(await (await fetch(url)).text()).toBe(await readFile(`${out}/index.html`, 'utf8'));

  preview.send('SIGINT');
  const { end } = await preview.ended;
  expect(end).toBe(process.platform === 'win32' ? 'SIGINT' : 0); // Windows has no signals: it just ends the program
});

it('the check of links fails for a broken one, requests no other site, and still checks the next folder', async () => {
  const sitemap = { 'robots.txt': 'Sitemap: https://www.example.com/sitemap.xml', 'sitemap.xml': '<urlset/>' };
  const bad = await writeSite({
    ...sitemap,
    'index.html': '<a href="/nowhere">More</a> <a href="http://127.0.0.1:1/">Other</a>',
  });
  const good = await writeSite({ ...sitemap, 'index.html': '<a href="/">Home</a>' });
  const { end, output } = await startProgram(['scripts/checkLinks.ts', bad, good]).ended;

  expect(end).toBe(1);
  expect(output).toContain(`${bad}: 1 of 3 links broken\n\n/nowhere\n  responds with 404\n  in index.html\n`);
  expect(output).toContain(`${good}: 3 links, all good\n`);
});
