import { once } from 'node:events';
import { readCommandLine, requireValid, runCommand } from './command/runCommand.ts';
import { startPreviewServer } from './preview/startPreviewServer.ts';

/** `npm run preview [-- --out dist --port 4173]`: serves a built folder as GitHub Pages does, until Ctrl-C. */
await runCommand('The preview did not start', async (signal) => {
  const { values } = readCommandLine({
    out: { type: 'string', default: 'dist' },
    port: { type: 'string', default: '4173' },
  });
  const isPort = /^\d+$/.test(values.port) && Number(values.port) < 65_536; // 0 means any free port
  const port = requireValid(isPort ? Number(values.port) : undefined, '--port', values.port, 'a port below 65536');
  const server = await startPreviewServer({ directory: values.out, port });
  console.log(`${values.out} is at ${server.url} (Ctrl-C stops; start again after a build)`);
  await once(signal, 'abort');
  await server.close();
});
