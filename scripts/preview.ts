import { readCommandLine, runCommand, wholeNumber } from './command/runCommand.ts';
import { startPreviewServer } from './previewServer.ts';

/**
 * `npm run preview [-- --out dist --port 4173 --host]`: serves a built folder as GitHub Pages does, until Ctrl-C. As in
 * `npm run dev`, `--host` opens it to the network, for example to try it on a phone.
 */
await runCommand('The preview did not start', async () => {
  const { values } = readCommandLine({
    out: { type: 'string', default: 'dist' },
    port: { type: 'string', default: '4173' },
    host: { type: 'boolean', default: false },
  });
  const port = wholeNumber('--port', values.port, 65_535);
  const server = await startPreviewServer({ directory: values.out, port, isPublic: values.host });
  console.log(`${values.out} is at ${server.urls.join(' and ')} (Ctrl-C stops; start again after a build)`);
});
