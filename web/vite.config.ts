import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [svelte()],
  build: { target: 'es2023', sourcemap: false, assetsInlineLimit: 0 },
  server: { proxy: { '/api': { target: process.env.ORRERY_SERVER ?? 'http://127.0.0.1:8080' } } },
});
