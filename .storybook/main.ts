import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/{ui,tables}/src/**/*.stories.tsx', '../apps/portal/src/**/*.stories.tsx'],
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
    resolve: { ...vite.resolve, conditions: ['@otryv/source', 'module', 'browser', 'development|production'] },
  }),
};

export default config;
