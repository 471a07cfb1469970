/** A channel of a platform, as tests and the demo set it. */
export interface SimulatedChannel {
  /** The login, or the handle without `@`. */
  name: string;
  title: string;
  description: string;
  /** `none` and `ended` are off air; `upcoming` is planned. Twitch knows `none` and `live` only. */
  state: 'none' | 'upcoming' | 'live' | 'ended';
  streamTitle: string;
  /** `null` where the channel hides them. */
  viewers: number | null;
  /** Epoch milliseconds. */
  startedAt: number;
}

const hourMs = 3_600_000;

/** The channels of the demo: one on air. */
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
