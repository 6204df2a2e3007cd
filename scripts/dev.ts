import { enableCompileCache } from 'node:module';
import { readCommandLine, runCommand, wholeNumber } from './command/runCommand.ts';

/** `npm run dev`: serves the site with vike, and shows each edit when it is saved, until Ctrl-C. */
await runCommand('The server did not start', async () => {
  const { values } = readCommandLine({ port: { type: 'string', default: '3000' }, host: { type: 'boolean' } });
  const port = wholeNumber('--port', values.port, 65_535);
  enableCompileCache('node_modules/.cache/compiled'); // saves a tenth of the time until the first page
  const { dev } = await import('vike/api');
  const { mergeConfig } = await import('vite');
  const { default: siteConfig } = await import('../vite.config.ts');
  // vike and Vite would load the configuration file three times, which takes longer than the first page.
  const viteConfig = mergeConfig(siteConfig, {
    configFile: false,
    server: { port, ...(values.host && { host: true }) },
  });
  await dev({ viteConfig, startupLog: true });
});
