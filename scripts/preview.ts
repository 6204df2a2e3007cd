import { parseArgs } from 'node:util';
import { ExpectedError } from './faults/ExpectedError.ts';
import { readBase } from './preview/readBase.ts';
import { startPreviewServer } from './preview/startPreviewServer.ts';
import { runScript } from './runScript.ts';

/** `npm run preview [-- --out dist --port 4173]`: serves a built folder as GitHub Pages does, till Ctrl-C. */
async function preview(): Promise<void> {
  const { values } = parseArgs({
    options: { out: { type: 'string', default: 'dist' }, port: { type: 'string', default: '4173' } },
  });
  const base = await readBase(values.out);
  const server = await startPreviewServer({ directory: values.out, base, port: readPort(values.port) });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close());

  console.log(`${values.out} is at ${server.url} (Ctrl-C stops; start again after a build)`);
}

function readPort(text: string): number {
  if (/^\d+$/.test(text) && Number(text) < 65_536) return Number(text);
  throw new ExpectedError(
    `--port is "${text}", which is not a port. Give a number below 65536, such as --port 4173.`,
  );
}

await runScript(preview);
