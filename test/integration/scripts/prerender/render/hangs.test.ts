import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

/** A program, since only its main thread can ask another. The first question takes a thread the longest. */
const program = `
  import { once } from 'node:events';
  import { Worker } from 'node:worker_threads';
  import { runningStack } from '${new URL('../../../../../scripts/prerender/render/hangs.ts', import.meta.url)}';

  const loop = "import { parentPort } from 'node:worker_threads'; parentPort.postMessage(''); for (;;) Math.random();";
  const worker = new Worker(loop, { eval: true });
  await once(worker, 'message');
  const stack = await runningStack(worker.threadId, 0);
  await worker.terminate();
  console.log(JSON.stringify(stack));
`;

it('a thread that had no time to tell where it is can be terminated', async () => {
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program], {
    timeout: 20_000,
  });
  expect(stdout).toBe('""\n');
});
