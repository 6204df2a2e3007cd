import { expect, it } from 'vitest';
import { runCheck } from '../../../../scripts/check/runCheck';

it('a check gives its exit code and all that it printed', async () => {
  const script = 'console.log(1); console.error(2); process.exitCode = 3';
  const { status, output } = await runCheck({ name: 'a check', command: `node -e "${script}"` });

  expect(status).toBe(3);
  expect(output.split('\n').sort()).toEqual(['', '1', '2']);
});

it('a check whose command does not exist fails', async () => {
  expect((await runCheck({ name: 'a check', command: 'no-such-command' })).status).not.toBe(0);
});
