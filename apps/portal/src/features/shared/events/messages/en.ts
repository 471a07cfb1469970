/* Built from en.icu.json by tools/messages. */
export const en = {
  next: {
    kicker: (day: string, time: string): string => `Next start: ${day}, ${time}`,
    lineUp: (time: string): string => `line-up at ${time}`,
    open: 'Open the race',
  },
  kinds: {
    TIME_TRIAL: 'Time trial',
    GROUP_RIDE: 'Group ride',
    GROUP_WORKOUT: 'Workout',
    RACE: 'Race',
    catchUp: 'Catch-up',
    newbies: 'Newbies',
    running: 'Run',
  },
};
