import { once } from 'node:events';
import { readCommandLine, requireValid, runCommand } from './command/runCommand.ts';
import { startPreviewServer } from './previewServer.ts';

/**
 * `npm run preview [-- --out dist --port 4173 --host]`: serves a built folder as GitHub Pages does, until Ctrl-C. As in
 * `npm run dev`, `--host` without a value opens it to the network, for example to try it on a phone.
 */
await runCommand('The preview did not start', async (signal) => {
  const args = process.argv.slice(2).map((arg, index, all) => {
    const hasValue = /^[^-]/.test(all[index + 1] ?? '');
    return arg === '--host' && !hasValue ? '--host=' : arg; // parseArgs knows no option whose value may be left out
  });
  const { values } = readCommandLine(
    {
      out: { type: 'string', default: 'dist' },
      port: { type: 'string', default: '4173' },
      host: { type: 'string' },
    },
    args,
  );
  const isPort = /^\d+$/.test(values.port) && Number(values.port) < 65_536; // 0 means any free port
  const port = requireValid(isPort ? Number(values.port) : undefined, '--port', values.port, 'a port below 65536');
  const server = await startPreviewServer({
    directory: values.out,
    port,
    ...(values.host !== undefined && { host: values.host }),
  });
  console.log(`${values.out} is at ${server.urls.join(' and ')} (Ctrl-C stops; start again after a build)`);
  await once(signal, 'abort');
  await server.close();
});
