/** Channel of a platform, configured by tests and the demo. */
export interface SimulatedChannel {
  /** Login, or the handle without `@`. */
  name: string;
  title: string;
  description: string;
  /** `none` and `ended` are off air; `upcoming` is planned. Twitch has `none` and `live` only. */
  state: 'none' | 'upcoming' | 'live' | 'ended';
  streamTitle: string;
  /** Number of viewers; `null` if the channel hides it. */
  viewers: number | null;
  /** Epoch milliseconds. */
  startedAt: number;
}

const hourMs = 3_600_000;

/** Returns the channels of the demo: one on air. */
export function demoChannels(now: number): { twitch: SimulatedChannel[]; youtube: SimulatedChannel[] } {
  const base = { description: 'Велогонки из дома', streamTitle: '', viewers: null, startedAt: now - hourMs } as const;
  return {
    twitch: [
      { ...base, name: 'veter_live', title: 'veter_live', state: 'live', streamTitle: 'Едем за подиум', viewers: 214 },
      { ...base, name: 'os_sprint', title: 'os_sprint', state: 'none' },
    ],
    youtube: [
      { ...base, name: 'krona-velo', title: 'Крона на станке', state: 'ended', streamTitle: 'Утренний тур' },
      { ...base, name: 'volna-ride', title: 'Волна', state: 'none' },
    ],
  };
}
