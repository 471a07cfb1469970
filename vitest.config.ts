import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const conditions = ['@otryv/source', 'module', 'browser', 'development|production'];
export default defineConfig({
  test: {
    projects: [
      {
        resolve: { conditions: ['@otryv/source'] },
        ssr: { resolve: { conditions: ['@otryv/source'], externalConditions: ['@otryv/source'] } },
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/{race,contract}/src/**/*.test.ts', 'tools/*/src/**/*.test.ts'],
          testTimeout: 20_000,
        },
      },
      {
        resolve: { conditions: ['@otryv/source'] },
        ssr: { resolve: { conditions: ['@otryv/source'], externalConditions: ['@otryv/source'] } },
        test: {
          name: 'api',
          environment: 'node',
          include: ['apps/api/src/**/*.test.ts'],
          globalSetup: ['apps/api/src/testing/mongo-global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        resolve: { conditions },
        test: {
          name: 'components',
          environment: 'happy-dom',
          include: ['packages/{ui,tables}/src/**/*.test.{ts,tsx}', 'apps/portal/src/**/*.test.{ts,tsx}'],
          setupFiles: ['.storybook/component.setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
});
