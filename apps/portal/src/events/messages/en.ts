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
  worlds: {
    watopia: 'Watopia',
    richmond: 'Richmond',
    london: 'London',
    'new-york': 'New York',
    innsbruck: 'Innsbruck',
    bologna: 'Bologna',
    yorkshire: 'Yorkshire',
    'crit-city': 'Crit City',
    'makuri-islands': 'Makuri Islands',
    france: 'France',
    paris: 'Paris',
    scotland: 'Scotland',
    'gravel-mountain': 'Gravel Mountain',
  },
};
