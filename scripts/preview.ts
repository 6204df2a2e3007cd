import { parseArgs } from 'node:util';
import { readBase } from './preview/readBase.ts';
import { readPort } from './preview/readPort.ts';
import { startPreviewServer } from './preview/startPreviewServer.ts';
import { runScript } from './runScript.ts';

/** `npm run preview [-- --out dist --port 4173]`: serves a built folder as GitHub Pages does, till Ctrl-C. */
async function preview(): Promise<void> {
  const { values } = parseArgs({
    options: { out: { type: 'string', default: 'dist' }, port: { type: 'string', default: '4173' } },
  });
  const port = readPort(values.port);
  const base = await readBase(values.out);
  const server = await startPreviewServer({ directory: values.out, base, port });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close());

  console.log(`${values.out} is at ${server.url} (Ctrl-C stops; start again after a build)`);
}

await runScript(preview);
