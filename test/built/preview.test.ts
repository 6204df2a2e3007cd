import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runScript } from '../support/runScript';
import { siteDirectory, sites } from '../support/sites';
import { startProgram } from '../support/startProgram';

describe('npm run preview', () => {
  it.each([
    { ...sites[0], signal: 'SIGINT' },
    { ...sites[1], signal: 'SIGTERM' },
  ] as const)(
    'tells the address of the site built for $base, and stops well on $signal',
    async ({ name, signal }) => {
      const out = siteDirectory(name);
      const preview = startProgram(['scripts/preview.ts', '--out', out, '--port', '0']);

      await preview.printed('\n');
      const [, url = ''] = /(http:\S+)/.exec(preview.output()) ?? [];
      expect(preview.output()).toBe(`${out} is at ${url} (Ctrl-C stops; start again after a build)\n`);
      expect(await (await fetch(url)).text()).toBe(readFileSync(`${out}/index.html`, 'utf8'));

      preview.send(signal);
      const { end } = await preview.ended;
      expect(end).toBe(process.platform === 'win32' ? signal : 0); // Windows has no signals: it just ends the program
    },
  );

  it('without a site prints only the error', async () => {
    expect(await runScript('scripts/preview.ts', '--out', 'nowhere')).toEqual({
      exitCode: 1,
      stdout: '',
      stderr: expect.stringMatching(
        /^The preview did not start: There is no nowhere\/manifest\.webmanifest\. Run "npm run build" first\.\n {2}because: ENOENT.*\n$/,
      ),
    });
  });
});
