import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const pages = Array.from({ length: Number(process.env.PAGES) }, (_, number) => ({ path: `/article-${number}` }));

export default defineConfig({
  plugins: [
    tanstackStart({ pages, prerender: { enabled: true, crawlLinks: false, autoStaticPathsDiscovery: false } }),
    react(),
  ],
});
