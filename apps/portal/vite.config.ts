import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './build/compressed.ts';
import { flags } from './build/flags.ts';

const api = process.env.API_ADDRESS ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [react(), flags(), compressed()],
  resolve: { conditions: ['@otryv/source', 'module', 'browser', 'development|production'] },
  server: { port: 5173, proxy: { '/api': api } },
  // The content security policy refuses data: addresses of faces, so no asset is written into the style sheet.
  build: { target: 'es2023', cssMinify: 'lightningcss', reportCompressedSize: false, assetsInlineLimit: 0 },
});
