import { basename, join } from 'node:path';
import { recompileMessages } from '@otryv/messages';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import type { StoryIndex } from 'storybook/internal/types';
import { bookPlugin } from './build/bookPlugin.ts';
import { guideParts } from './build/guideParts.ts';
import { withGuides } from './build/withGuides.ts';
import { guides } from './guides/index.ts';

/** The part that builds the index; the rest is internal to Storybook. */
interface IndexGenerator {
  getIndex: () => Promise<StoryIndex>;
}

const decorated = new WeakSet<IndexGenerator>();

const config: StorybookConfig & { storyIndexGenerator: typeof storyIndexGenerator } = {
  storyIndexGenerator,
  framework: '@storybook/react-vite',
  stories: [
    './pages/*.mdx',
    '../packages/{ui,tables,forms,embed}/src/**/*.stories.tsx',
    '../apps/portal/src/**/*.stories.tsx',
    '../apps/api/src/**/emails/*.stories.tsx',
    './embedding/*.stories.tsx',
    './paths/*.stories.tsx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm, guideParts] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
    ...(process.env.CHROMATIC_PROJECT_TOKEN ? ['@chromatic-com/storybook'] : []),
  ],
  features: {
    sidebarOnboardingChecklist: false,
    experimentalSearchDocsHeadings: true,
    // Reads every module below every story before the first one is shown.
    changeDetection: false,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  staticDirs: [
    { from: '../packages/ui/src/fonts', to: '/fonts' },
    { from: '../packages/ui/generated/flags', to: '/images/flags' },
    './static',
  ],
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), bookPlugin(), recompileMessages(join(import.meta.dirname, '..'))],
    // Found late, they would reload the page in the middle of the tests.
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        '@mswjs/interceptors/WebSocket',
        '@mswjs/interceptors/fetch',
        'msw',
        'msw/experimental',
        'postcss',
        'react-dom/server',
        'storybook/theming',
        'storybook/internal/core-events',
        'storybook/internal/csf',
        'storybook/viewport',
      ],
    },
    // Modules that every story waits for are transformed while the browser opens the book around it.
    server: { ...vite.server, warmup: { clientFiles: ['.storybook/preview.tsx'] } },
    // Pictures check the written code, not a bundler's output for older browsers.
    build: { ...vite.build, cssTarget: 'esnext' },
    // As in the published packages; the portal's classes keep separate names.
    css: { ...vite.css, modules: { generateScopedName: publishedName } },
    resolve: { ...vite.resolve, conditions: ['@otryv/source', 'module', 'browser', 'development|production'] },
  }),
};

function publishedName(local: string, file: string): string {
  const owner = file.includes('/packages/') ? 'otryv' : basename(file, '.module.css');
  return `${owner}-${local}`;
}

/** Storybook's own generator, with the aliases and the status of every guide in its index. */
async function storyIndexGenerator(generator: IndexGenerator): Promise<IndexGenerator> {
  if (decorated.has(generator)) return generator;
  decorated.add(generator);
  const getIndex = generator.getIndex.bind(generator);
  return Object.assign(generator, { getIndex: async () => withGuides(await getIndex(), guides) });
}

export default config;
