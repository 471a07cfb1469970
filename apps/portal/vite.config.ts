import { join } from 'node:path';
import { recompileMessages } from '@otryv/messages';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './build/compressed.ts';
import { flags } from './build/flags.ts';
import { screenFiles } from './build/screenFiles.ts';
import { shortClasses } from './build/shortClasses.ts';

const api = process.env.API_ADDRESS ?? 'http://localhost:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [recompileMessages(join(import.meta.dirname, '../..')), react(), flags(), screenFiles(), compressed()],
  resolve: {
    conditions: ['@otryv/source', 'module', 'browser', 'development|production'],
    // SWR's shim for older versions of React is part of React.
    // The selector from the same package, used by TanStack Table, is not part of React.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  css: { modules: { generateScopedName: shortClasses() } },
  server: {
    port: 5173,
    proxy: { '/api': { target: api, changeOrigin: true, ws: true }, '/embed': { target: api, changeOrigin: true } },
  },
  build: {
    target: 'es2023',
    cssMinify: 'lightningcss',
    reportCompressedSize: false,
    // The content security policy forbids data: URLs for fonts, so no asset is inlined into the style sheet.
    assetsInlineLimit: 0,
    // A single style sheet: the first paint waits for one request, and later screens for none.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        // The bundler splits by the imports of the screens, which yields a file for every set of screens that share
        // something. Groups collect the modules that all screens load and the small ones that many of them share.
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 3 },
            {
              name: 'shared',
              test: /packages\/(ui|race)\/|node_modules\/lucide-react\//,
              minShareCount: 20,
              priority: 2,
            },
            { name: 'tables', test: /packages\/tables\//, minShareCount: 10, priority: 1 },
          ],
        },
      },
    },
  },
});
