import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // Fonts stay files: a strict content security policy forbids `data:`.
  build: { assetsInlineLimit: 0 },
});
