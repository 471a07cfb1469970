import { MINIMAL_VIEWPORTS } from 'storybook/viewport';

const widths = [320, 390, 576, 768, 992, 1200, 1400];

/** The widths of the breakpoints, in addition to Storybook's own devices. */
export const viewports = {
  ...Object.fromEntries(
    widths.map((width) => [
      `w${width}`,
      { name: `${width} px`, styles: { width: `${width}px`, height: '100%' }, type: 'other' as const },
    ]),
  ),
  ...MINIMAL_VIEWPORTS,
};
