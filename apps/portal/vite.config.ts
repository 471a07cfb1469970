import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './build/compressed.ts';
import { flags } from './build/flags.ts';
import { productionRouter } from './build/productionRouter.ts';

const api = process.env.API_ADDRESS ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [react(), productionRouter(), flags(), compressed()],
  resolve: {
    conditions: ['@otryv/source', 'module', 'browser', 'development|production'],
    // What SWR brings for older versions of React stands in ours.
    alias: [{ find: /^use-sync-external-store\/shim.*$/, replacement: 'react' }],
  },
  server: { port: 5173, proxy: { '/api': api } },
  build: {
    target: 'es2023',
    cssMinify: 'lightningcss',
    reportCompressedSize: false,
    // The content security policy refuses data: addresses of faces, so no asset is written into the style sheet.
    assetsInlineLimit: 0,
    // Few requests count for more than a few bytes: one style sheet, one script of what most screens
    // share, one of the next race and the races that are over, one of a race's rules.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'screens', minShareCount: 3, priority: 2 },
            { name: 'races', test: /\/(NextRace|listRows|ResultsListTable)\./, priority: 1 },
            { name: 'rules', test: /\/RuleIcons\// },
          ],
        },
      },
    },
  },
});
