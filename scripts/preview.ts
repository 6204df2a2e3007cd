import { once } from 'node:events';
import { builtFolder, readCommandLine } from './command/options.ts';
import { runCommand } from './command/runCommand.ts';
import { startPreviewServer } from './preview/startPreviewServer.ts';

/** `npm run preview [-- --out dist --port 4173]`: serves a built folder as GitHub Pages does, until Ctrl-C. */
await runCommand('The preview did not start', async (signal) => {
  const { options } = readCommandLine({
    args: process.argv.slice(2),
    options: {
      out: builtFolder,
      port: { read: readPort, expected: 'a port below 65536', example: '4173', fallback: 4173 },
    },
  });
  const { out: directory, port } = options;
  const server = await startPreviewServer({ directory, port });
  console.log(`${directory} is at ${server.url} (Ctrl-C stops; start again after a build)`);
  await once(signal, 'abort');
  await server.close();
});

/** Port 0 means any free port. */
function readPort(text: string): number | undefined {
  return /^\d+$/.test(text) && Number(text) < 65_536 ? Number(text) : undefined;
}
