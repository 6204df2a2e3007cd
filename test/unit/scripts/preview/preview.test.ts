import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { runScript } from '../runScript';
import { writeSite } from '../writeSite';

describe('npm run preview', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('tells the address and stops well on %s', async (signal) => {
    const out = await writeSite({ 'manifest.webmanifest': '{"scope":"/some-repo/"}', 'index.html': 'Home' });
    const args = ['--import', 'tsx', 'scripts/preview.ts', '--out', out, '--port', '0'];
    const preview = spawn(process.execPath, args);

    const [line] = await once(preview.stdout.setEncoding('utf8'), 'data');
    const [, url = ''] = /(http:\S+)/.exec(line) ?? [];
    expect(line).toBe(`${out} is at ${url} (Ctrl-C stops; start again after a build)\n`);
    expect(await (await fetch(url)).text()).toBe('Home');

    preview.kill(signal);
    expect(await once(preview, 'exit')).toEqual([0, null]);
  });

  it.each([
    [
      ['--out', 'nowhere'],
      `There is no nowhere/manifest.webmanifest. Run "npm run build" first.
  because: ENOENT: no such file or directory, open 'nowhere/manifest.webmanifest'
`,
    ],
    [['--prot', '80'], "Unknown option '--prot'\n"],
    [
      ['--port', 'http'],
      '--port is "http", which is not a port. Give a number below 65536, such as --port 4173.\n',
    ],
  ])('given %j tells only what is wrong', async (args, message) => {
    expect(await runScript('scripts/preview.ts', ...args)).toEqual({
      exitCode: 1,
      stdout: '',
      stderr: message,
    });
  });
});
