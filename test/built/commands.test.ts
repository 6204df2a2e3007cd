import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { freePort } from '../support/freePort';
import { siteDirectory } from '../support/sites';
import { startProgram } from '../support/startProgram';
import { markAsPublished, writeSite } from '../support/writeSite';

// Only a command that is really run shows what it prints, and its exit code.

it('the preview prints the URL of a site below its base, and exits cleanly on Ctrl-C', async () => {
  const out = siteDirectory('some-repo');
  const preview = startProgram(['scripts/preview.ts', '--out', out, '--port', String(await freePort())]);

  await preview.printed('\n');
  const [, url = ''] = /(http:\S+)/.exec(preview.output()) ?? [];
  expect(preview.output()).toBe(`${out} is at ${url} (Ctrl-C stops; start again after a build)\n`);
  expect(await (await fetch(url)).text()).toBe(await readFile(`${out}/index.html`, 'utf8'));

  preview.send('SIGINT');
  const { end } = await preview.ended;
  expect(end).toBe(process.platform === 'win32' ? 'SIGINT' : 0); // Windows has no signals: it just ends the program
});

it('the link check reports each broken link, requests no other site, and checks every folder', async () => {
  const bad = await writeSite({
    'robots.txt': 'Sitemap: https://www.example.com/elsewhere/all.xml',
    'index.html': `<link rel="canonical" href="https://www.example.com/some-repo/a">
      <meta property="og:image" content="https://www.example.com/some-repo/card.png">
      <style>p { background: url(paper.png) }</style> <a href="https://[">Odd</a>
      <a href="http://127.0.0.1:1/">Another site</a> <a href="/some-repo/impact#aims">Aims</a> <a href="#top">Top</a>`,
    '404.html': '<a href="/impact">Above the base</a>',
    'unlinked/index.html': '<a href="/some-repo/unlinked">Without its slash</a>',
    'impact.html': '<p id="aim">One</p>',
    'style.css': '@font-face { src: url(a.woff2) }',
    'word.html': '<img src="file:///C:/logo.png"><a href="mailto:jo@stone.com">Jo</a>',
  });
  const good = await writeSite({ 'index.html': '<a href="impact">I</a>', 'impact.html': '' });
  for (const folder of [bad, good]) await markAsPublished(folder, '/some-repo/', 'https://www.example.com/some-repo/');
  const { end, output } = await startProgram(['scripts/checkLinks.ts', bad, good]).ended;

  expect(end).toBe(1);
  expect(output).toContain(`${good}: 3 links, all good\n`);
  expect(output.match(/(?<= × ).* links to [^ ]*(?=,)/g)).toEqual([
    '404.html links to /impact',
    ...['/some-repo/a', '/some-repo/card.png', '/some-repo/impact#aims', '/some-repo/paper.png', 'https://['].map(
      (link) => `index.html links to ${link}`,
    ),
    'style.css links to /some-repo/a.woff2',
    'unlinked/index.html links to /some-repo/unlinked',
    'word.html links to file:///C:/logo.png',
  ]);
});
