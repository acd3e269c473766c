import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { icons } from './build/icons.ts';

export default defineConfig({
  plugins: [icons(fileURLToPath(new URL('src/icons/sprite.svg', import.meta.url))), svelte()],
  build: { outDir: 'target/page', target: 'es2023', sourcemap: false, assetsInlineLimit: 0, rolldownOptions: { checks: { pluginTimings: false } } },
  // A slow machine is no fault: what hangs is ended, nothing is timed.
  test: { environment: './build/tests.ts', testTimeout: 60_000, hookTimeout: 60_000 },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: process.env.ORRERY_SERVER ?? 'http://127.0.0.1:8080' } } },
});
