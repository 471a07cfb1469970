/** Default time of stories: 21 November 2026, 15:00 in Moscow. */
export const storyNow = Date.parse('2026-11-21T12:00:00Z');

const clocks: Record<string, number | undefined> = {
  fixed: storyNow,
  'before-start': Date.parse('2026-11-21T14:28:00Z'),
  'new-year': Date.parse('2026-12-31T20:59:30Z'),
  running: undefined,
};

/** Returns the fixed time of a toolbar clock; `undefined` for the device's running clock. */
export const nowOf = (clock: unknown): number | undefined => {
  const name = String(clock);
  return name in clocks ? clocks[name] : storyNow;
};
