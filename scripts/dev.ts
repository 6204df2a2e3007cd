import { readCommandLine, runCommand, wholeNumber } from './command/runCommand.ts';

/** `npm run dev`: serves the site with vike, and shows each save at once. */
await runCommand('The server did not start', async () => {
  const { values } = readCommandLine({ port: { type: 'string', default: '3000' }, host: { type: 'string' } });
  const port = wholeNumber('--port', values.port, 65_535);
  const { dev } = await import('vike/api');
  const { mergeConfig } = await import('vite');
  const { default: siteConfig } = await import('../vite.config.ts');
  // Otherwise vike and Vite load the configuration three times, which takes longer than the first page.
  const viteConfig = mergeConfig(siteConfig, {
    configFile: false,
    server: { port, ...(values.host && { host: values.host }) },
  });
  await dev({ viteConfig, startupLog: true });
});
