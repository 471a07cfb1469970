import './preview.css';
import '../packages/ui/src/styles.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { type ReactNode, useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { OtryvProvider, type OtryvProviderProps } from '../packages/ui/src/index.ts';
import { DocsPage } from './docs/DocsPage.tsx';
import { tellsKeyboard } from './docs/tellsKeyboard.ts';

// Overlays arrive as chunks of their own: a busy machine needs longer than the usual second for one.
configure({ asyncUtilTimeout: 10_000 });

const storyNow = Date.parse('2026-11-21T12:00:00Z');
const toolbar = (title: string, icon: 'paintbrush' | 'globe' | 'time' | 'menu' | 'transfer', items: string[]) => ({
  toolbar: { title, icon, items, dynamicTitle: true },
});

interface StoryFrameProps extends OtryvProviderProps {
  theme: string;
  direction: string;
  children: ReactNode;
}

function StoryFrame({ theme, direction, ...settings }: StoryFrameProps) {
  const { locale = 'ru' } = settings;
  useLayoutEffect(() => {
    document.documentElement.setAttribute('data-theme', theme);
    document.documentElement.lang = locale;
    document.documentElement.dir = direction;
  }, [theme, locale, direction]);

  return <OtryvProvider now={storyNow} {...settings} />;
}

const withProvider: Decorator = (Story, { globals: { theme, direction, locale, timeZone, density } }) => (
  <StoryFrame {...{ theme, direction, locale, timeZone, density }}>
    <Story />
  </StoryFrame>
);

const preview: Preview = {
  decorators: [withProvider],
  tags: ['autodocs'],
  afterEach: tellsKeyboard,
  loaders: [mswLoader()],
  initialGlobals: { theme: 'light', direction: 'ltr', locale: 'ru', timeZone: 'Europe/Moscow', density: 'compact' },
  globalTypes: {
    theme: toolbar('Theme', 'paintbrush', ['light', 'dark', 'contrast']),
    locale: toolbar('Language', 'globe', ['ru', 'en']),
    timeZone: toolbar('Time zone', 'time', ['Europe/Moscow', 'Asia/Vladivostok', 'Europe/Berlin', 'UTC']),
    direction: toolbar('Direction', 'transfer', ['ltr', 'rtl']),
    density: toolbar('Density', 'menu', ['compact', 'standard', 'comfortable']),
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    docs: { page: DocsPage },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Foundations',
          'Layout',
          'Actions',
          'Inputs',
          'Feedback',
          'Overlays',
          'Race',
          'Tables',
          'Embedding',
          'Screens',
        ],
      },
    },
  },
};

export default preview;
