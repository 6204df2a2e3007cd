import { describe, expect, it } from 'vitest';
import { runScript } from '../runScript';
import { writeSite } from '../writeSite';

const writeBuild = (home: string) =>
  writeSite({
    'index.html': home,
    'manifest.webmanifest': '{"scope":"/"}',
    'robots.txt': 'Sitemap: https://www.example.com/sitemap.xml',
    'sitemap.xml': '',
  });

const checkLinks = (...args: readonly string[]) => runScript('scripts/checkLinks.ts', ...args);

describe('the command', () => {
  it('gives each good folder a line', async () => {
    const [one, two] = [await writeBuild(''), await writeBuild('<a href="/">Home</a>')];

    expect(await checkLinks(one, two)).toEqual({
      exitCode: 0,
      stdout: `${one}: 2 links, all good\n${two}: 3 links, all good\n`,
      stderr: '',
    });
  });

  it('fails for a broken link, and still checks the next folder', async () => {
    const [bad, good] = [await writeBuild('<a href="/nowhere">Nowhere</a>'), await writeBuild('')];

    expect(await checkLinks(bad, good)).toEqual({
      exitCode: 1,
      stdout: `${good}: 2 links, all good\n`,
      stderr: `${bad}: 1 of 3 links broken

/nowhere
  answers 404
  in index.html
  Tip: correct the address, or publish what it names.
`,
    });
  });

  it('asks for a build where there is none', async () => {
    expect(await checkLinks('nowhere')).toEqual({
      exitCode: 1,
      stdout: '',
      stderr: `There is no nowhere/manifest.webmanifest. Run "npm run build" first.
  because: ENOENT: no such file or directory, open 'nowhere/manifest.webmanifest'
`,
    });
  });
});
