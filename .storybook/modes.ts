/** Chromatic's modes of a story: each theme at desktop width, and a phone. */
export const modes = {
  'light 1200': { theme: 'light', viewport: 1200 },
  'dark 1200': { theme: 'dark', viewport: 1200 },
  'contrast 1200': { theme: 'contrast', viewport: 1200 },
  'light 390': { theme: 'light', viewport: 390 },
} as const;
