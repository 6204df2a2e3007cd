import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('on a Node that runs no TypeScript, one sentence says what to do', () => {
  const tooOld = ['--no-experimental-strip-types', 'scripts/checkNode.js'];
  const { status, stderr } = spawnSync(process.execPath, tooOld, { encoding: 'utf8' });

  expect(status).toBe(1);
  expect(stderr).toMatch(/^Node [\d.]+ is too old .* "npm run postinstall", .*\n$/);
});
