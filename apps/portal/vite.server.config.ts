import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { shortClasses } from './build/shortClasses.ts';

/** Build that the API renders pages with: the same React tree as Node modules, with all dependencies bundled. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  css: { modules: { generateScopedName: shortClasses() } },
  ssr: { noExternal: true, resolve: { conditions: ['@otryv/source', 'module', 'node', 'production'] } },
  build: {
    target: 'node24',
    ssr: 'src/app/entry-server.tsx',
    outDir: 'server/dist',
    copyPublicDir: false,
    assetsInlineLimit: 0,
  },
});
