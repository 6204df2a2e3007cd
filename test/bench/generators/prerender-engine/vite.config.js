import react from '@vitejs/plugin-react';
import { prerender } from 'prerender-engine/vite';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react(), prerender()] });
