import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { siteDirectory } from '../support/sites';
import { startProgram } from '../support/startProgram';
import { readTexts } from '../support/writeSite';

// Only a command that is really run shows what it prints, and its exit code.

const folder = mkdtempSync(join(tmpdir(), 'user-errors-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

writeFileSync(join(folder, 'file'), '');
const clone = join(folder, 'clone');
for (const [path, text] of Object.entries({
  '.git/HEAD': 'ref',
  CNAME: 'example.org',
  'thesis/1.tex': 'year',
})) {
  mkdirSync(join(clone, path, '..'), { recursive: true });
  writeFileSync(join(clone, path), text);
}

interface Case {
  readonly name: string;
  readonly script?: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly message: string;
}

const cases: readonly Case[] = [
  {
    name: "somebody's clone",
    args: ['--out', clone],
    message: 'clone holds .git, which no build put there and this one would delete',
  },
  {
    name: 'a time in words',
    env: { SOURCE_DATE_EPOCH: 'today' },
    message: 'SOURCE_DATE_EPOCH is "today": write whole seconds since 1970',
  },
  {
    name: 'a browser that is none',
    script: 'measure/lighthouse.ts',
    args: ['--out', siteDirectory('root')],
    env: { CHROME_PATH: join(folder, 'file') },
    message: 'file", which is not an executable file: set it to the path of Chromium or Chrome, or unset it',
  },
];

it.each(cases)('$name is reported as a user error', { timeout: 60_000 }, async (one) => {
  const { script = 'build.ts', args = [], env = {}, message } = one;
  const before = await readTexts(clone);
  const { end, output } = await startProgram([`scripts/${script}`, ...args], { env }).ended;

  expect(output).toMatch(/^Nothing was (published|measured): /);
  expect(output).toContain(message);
  expect(output).not.toMatch(/generator|^ +at /m);
  expect(end).toBe(1);
  expect(await readTexts(clone)).toEqual(before);
});
