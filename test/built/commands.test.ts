import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { siteDirectory } from '../support/sites';
import { startProgram } from '../support/startProgram';
import { readTexts, writeSite } from '../support/writeSite';

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

it('the check of links fails for a broken one, and still checks the next folder', async () => {
  const [bad, good] = [await writeSite({}), siteDirectory('some-repo')];
  await cp(siteDirectory('root'), bad, { recursive: true });
  const home = await readFile(join(bad, 'index.html'), 'utf8');
  await writeFile(join(bad, 'index.html'), home.replace('</main>', '<a href="/nowhere">More</a></main>'));
  const { end, output } = await startProgram(['scripts/checkLinks.ts', bad, good]).ended;

  expect(end).toBe(1);
  expect(
    output
      .replace(/\d+ links/g, 'N links')
      .split('\n')
      .sort(),
  ).toEqual(
    [
      ...[`${bad}: 1 of N links broken`, '', '/nowhere', '  responds with 404', '  in index.html'],
      ...[`${good}: N links, all good`, ''],
    ].sort(),
  );
});

it("a build refuses somebody's clone as a folder to publish to, and leaves it as it is", async () => {
  const clone = await writeSite({ '.git/HEAD': 'ref', CNAME: 'example.org', 'thesis/1.tex': 'year' });
  const before = await readTexts(clone);
  const { end, output } = await startProgram(['scripts/build.ts', '--out', clone]).ended;

  expect(end).toBe(1);
  expect(output).toMatch(
    /^Nothing was published: .* holds \.git\/HEAD, which no build put there and this one would delete/,
  );
  expect(await readTexts(clone)).toEqual(before);
});
