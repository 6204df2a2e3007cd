import { expect, test } from 'vitest';
import { runCommand } from '../../../../scripts/browser/runCommand';

const node = process.execPath;

test('a command that succeeds is done', async () => {
  await expect(runCommand([node, '-e', ''], 1)).resolves.toBeUndefined();
});

test('a failure tells the command and the line that names the error', async () => {
  const script = 'console.error("E: no such package\\nsee the manual"); process.exit(1)';
  await expect(runCommand([node, '-e', script], 1)).rejects.toThrow(/^.* -e .*: E: no such package$/);
});

test('a command that does not end in time is stopped', async () => {
  const forever = 'setInterval(() => {}, 1000)';
  await expect(runCommand([node, '-e', forever], 0.005)).rejects.toThrow('not done after 0.005 minutes');
});

test('a program that does not exist is a failure', async () => {
  await expect(runCommand(['no-such-program'], 1)).rejects.toThrow('spawn no-such-program ENOENT');
});

test('a failure keeps its cause', async () => {
  const failure = expect.objectContaining({ cause: expect.objectContaining({ code: 3 }) });
  await expect(runCommand([node, '-e', 'process.exit(3)'], 1)).rejects.toEqual(failure);
});
