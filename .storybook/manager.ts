import { addons } from 'storybook/manager-api';
import { docsTheme } from './docs/docsTheme.ts';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: {
    ...docsTheme(isDark ? 'dark' : 'light'),
    brandTitle: 'Отрыв: дизайн-система',
    brandUrl: '?path=/docs/welcome--docs',
    brandTarget: '_self',
    brandImage: isDark ? 'brand-dark.svg' : 'brand.svg',
  },
});
