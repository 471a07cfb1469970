import { eventDetails } from '@otryv/contract/schemas';
import type { TestBed } from './testBed.ts';

/** Future races by start: riders finish as the drill advances the clock of the world. */
const races = [5100014, 5100015, 5100016, 5100017, 5100018, 5100019];
/** Races long over, to be added. */
const pastRaces = [5100001, 5100002, 5100003, 5100004, 5100005, 5100006, 5100008, 5100009, 5100010, 5100011, 5100012];

const stepMs = 3_000;
const longestStageMs = 3 * 3600_000;

/** Current race. */
export interface Racing {
  readonly id: number;
  /** Returns how many have finished so far; more riders keep finishing. */
  finishers: () => Promise<number>;
  /**
   * Advances until at least one more rider finishes; continues with the next race when all have. Resolves to whether
   * the race changed.
   */
  advance: () => Promise<boolean>;
  /** Returns an event that has not been added yet; `null` if there are no more. */
  nextToAdd: () => number | null;
  /** Returns an event to the queue that could not be added. */
  addLater: (event: number) => void;
}

export async function startRacing({ game, run, address }: TestBed): Promise<Racing> {
  const toCome = [...races];
  const toAdd = [...pastRaces];
  let id = 0;
  let finishers = 0;

  async function goOn(): Promise<void> {
    id = toCome.shift() ?? 0;
    if (id === 0) throw new Error('All races are over: ask for fewer kills.');
    const { code, lines } = await run('event', 'add', String(id), '--protocol', 'classicCommon');
    if (code !== 0) throw new Error(lines.join('\n'));
    const answer = await fetch(`${address}/api/race/events/${id}`);
    const { event } = eventDetails.parse(await answer.json());
    await game.clock({ now: event.eventStart });
    finishers = 0;
    await finishOneMore();
  }

  async function finishOneMore(): Promise<boolean> {
    for (let waited = 0; waited < longestStageMs; waited += stepMs) {
      const now = await game.finishers(id);
      if (now > finishers) {
        finishers = now;
        return true;
      }
      // During most of a race no rider is near the finish line.
      await game.clock({ offsetMs: finishers === 0 ? stepMs * 10 : stepMs });
    }
    return false;
  }

  await goOn();
  return {
    get id() {
      return id;
    },
    finishers: () => game.finishers(id),
    advance: async () => {
      if (await finishOneMore()) return false;
      await goOn();
      return true;
    },
    nextToAdd: () => toAdd.shift() ?? null,
    addLater: (event) => toAdd.unshift(event),
  };
}
