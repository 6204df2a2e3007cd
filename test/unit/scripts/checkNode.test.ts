import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));

it.each(Object.entries(scripts))('npm run %s checks Node before all else', (_, script) => {
  const [, first] = /^npm run ([\w:]+)/.exec(script) ?? [];

  expect(first === undefined ? script : scripts[first]).toMatch(/^node scripts\/checkNode\.js( && |$)/);
});

it('this Node is new enough', () => {
  expect(execFileSync(process.execPath, ['scripts/checkNode.js'], { encoding: 'utf8' })).toBe('');
});

it('an older Node is told in one sentence which one is needed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'older-node-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'scripts'));
  copyFileSync('scripts/checkNode.js', join(folder, 'scripts/checkNode.js'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "engines": { "node": ">=99.1" } }');

  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'scripts/checkNode.js')], {
    encoding: 'utf8',
  });

  expect(status).toBe(1);
  expect(stderr).toMatch(/^This needs Node 99\.1 or newer, but runs on Node [\d.]+\. Install .*\n$/);
});
