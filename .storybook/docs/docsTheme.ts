import { create, type ThemeVars } from 'storybook/theming';
import { tokens } from '../../packages/ui/src/generated/tokens.ts';

/** Builds the theme of docs pages in our colours and font; an unknown name is the light one. */
export function docsTheme(name: unknown): ThemeVars {
  const isDark = name === 'dark';
  const colours = isDark ? tokens.dark : name === 'contrast' ? tokens.contrast : tokens.light;
  const face = tokens.base['--otryv-font-family-text'];

  return create({
    base: isDark ? 'dark' : 'light',
    fontBase: face,
    appBg: colours['--otryv-color-canvas'],
    appContentBg: colours['--otryv-color-canvas'],
    appPreviewBg: colours['--otryv-color-canvas'],
    appHoverBg: colours['--otryv-color-hover'],
    appBorderColor: colours['--otryv-color-line'],
    appBorderRadius: 10,
    barBg: colours['--otryv-color-surface'],
    barTextColor: colours['--otryv-color-text-2'],
    barSelectedColor: colours['--otryv-color-accent-text'],
    barHoverColor: colours['--otryv-color-accent-text'],
    buttonBg: colours['--otryv-color-surface'],
    buttonBorder: colours['--otryv-color-line-control'],
    booleanBg: colours['--otryv-color-sunken'],
    booleanSelectedBg: colours['--otryv-color-surface'],
    inputBg: colours['--otryv-color-surface'],
    inputBorder: colours['--otryv-color-line-control'],
    inputTextColor: colours['--otryv-color-text'],
    textColor: colours['--otryv-color-text'],
    textMutedColor: colours['--otryv-color-text-3'],
    colorPrimary: colours['--otryv-color-accent-text'],
    colorSecondary: colours['--otryv-color-accent-text'],
  });
}
