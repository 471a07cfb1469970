/** Time of the simulated world: a base clock plus an offset. */
export interface SimulatedClock {
  /** Returns epoch milliseconds. */
  readonly now: () => number;
  /** Sets the current time, from which the clock continues. */
  readonly set: (now: number) => void;
  /** Shifts the current time by milliseconds. */
  readonly move: (offsetMs: number) => void;
}

export function createClock(base: () => number): SimulatedClock {
  let offset = 0;
  return {
    now: () => base() + offset,
    set: (now) => {
      offset = now - base();
    },
    move: (offsetMs) => {
      offset += offsetMs;
    },
  };
}
