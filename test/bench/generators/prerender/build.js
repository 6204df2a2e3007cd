import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { prerender } from './prerender/index.ts';

const entry = 'src/entry-client.jsx';
const bundle = (options) => build({ plugins: [react()], logLevel: 'warn', build: options });
await bundle({ outDir: 'build/client', manifest: true, cssCodeSplit: false, rolldownOptions: { input: entry } });
await bundle({ outDir: 'build/server', ssr: 'src/entry-server.jsx' });

const renderer = pathToFileURL('build/server/entry-server.js');
const { paths } = await import(renderer);
const manifest = JSON.parse(await readFile('build/client/.vite/manifest.json', 'utf8'));
await prerender({
  routes: paths.map((path) => ({ path })),
  renderer,
  client: { directory: 'build/client', manifest, entry },
  out: 'dist',
});
