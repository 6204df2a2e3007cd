import { once } from 'node:events';
import { builtFolder, readCommandLine, valid } from './command/options.ts';
import { runCommand } from './command/runCommand.ts';
import { startPreviewServer } from './preview/startPreviewServer.ts';

/** `npm run preview [-- --out dist --port 4173]`: serves a built folder as GitHub Pages does, until Ctrl-C. */
await runCommand('The preview did not start', async (signal) => {
  const { values } = readCommandLine({ out: builtFolder, port: { type: 'string', default: '4173' } });
  const port = valid(readPort(values.port), '--port', values.port, 'a port below 65536');
  await using server = await startPreviewServer({ directory: values.out, port });
  console.log(`${values.out} is at ${server.url} (Ctrl-C stops; start again after a build)`);
  await once(signal, 'abort');
});

/** Port 0 means any free port. */
function readPort(text: string): number | undefined {
  return /^\d+$/.test(text) && Number(text) < 65_536 ? Number(text) : undefined;
}
