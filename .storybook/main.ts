import { basename } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/{ui,tables}/src/**/*.stories.tsx',
    '../apps/portal/src/**/*.stories.tsx',
    './embedding/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
    'msw-storybook-addon',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  staticDirs: [{ from: '../packages/ui/generated/flags', to: '/images/flags' }, './static'],
  viteFinal: (vite) => ({
    ...vite,
    // Found late, they would reload the page in the middle of the tests.
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), 'postcss', 'react-dom/server'],
    },
    // Older targets get colours resolved at the root, and a theme of one place would not reach it.
    build: { ...vite.build, cssTarget: 'esnext' },
    // As the packages publish them; classes of the portal keep names of their own.
    css: { ...vite.css, modules: { generateScopedName: publishedName } },
    resolve: { ...vite.resolve, conditions: ['@otryv/source', 'module', 'browser', 'development|production'] },
  }),
};

function publishedName(local: string, file: string): string {
  const owner = file.includes('/packages/') ? 'otryv' : basename(file, '.module.css');
  return `${owner}-${local}`;
}

export default config;
