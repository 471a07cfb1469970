import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildIdPlace, embedFiles } from './build/embedFiles.ts';
import { shortClasses } from './build/shortClasses.ts';

/** Builds the scripts and the style sheet of embeds for other sites; its classes match those of the server build. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/embed/files/',
  plugins: [react(), embedFiles()],
  resolve: {
    conditions: ['@otryv/source', 'module', 'browser', 'production'],
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  define: { OTRYV_EMBED_BUILD_ID: JSON.stringify(buildIdPlace), 'process.env.NODE_ENV': '"production"' },
  css: { modules: { generateScopedName: shortClasses() } },
  build: {
    target: 'es2023',
    outDir: 'embed/dist',
    copyPublicDir: false,
    cssMinify: 'lightningcss',
    cssCodeSplit: false,
    modulePreload: false,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The bundle has no lazy imports: the code that resolves their addresses is omitted.
      transform: { define: { 'import.meta': '{}' } },
      input: join(import.meta.dirname, '../../packages/embed/src/bundle/main.tsx'),
      output: {
        format: 'iife',
        // The file store accepts lower-case names.
        hashCharacters: 'hex',
        entryFileNames: 'bundle.js',
        assetFileNames: '[name]-[hash][extname]',
      },
    },
  },
});
