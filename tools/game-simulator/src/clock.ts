/** The time of the simulated world: a base clock and what it was moved by. */
export interface SimulatedClock {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Sets the present; the clock runs on from there. */
  readonly set: (now: number) => void;
  /** Moves the present by milliseconds. */
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
