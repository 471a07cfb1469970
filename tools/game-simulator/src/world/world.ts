import type { SimulatedClock } from '../clock.ts';
import { type RealEvent, readRealEvents, readRealRace } from '../realRace.ts';
import { type Rides, simulateRace } from '../simulation/race.ts';
import { type Ride, racedSeconds } from '../simulation/ride.ts';
import type { Entrant, EventGroup, GameEvent } from './gameEvent.ts';
import { inventRiders, type Rider } from './riders.ts';
import { buildSeason } from './season.ts';

/** A rider's ride in its place: which event and group, and when. */
export interface RaceRide {
  readonly event: GameEvent;
  readonly group: EventGroup;
  readonly entrant: Entrant;
  readonly ride: Ride;
  /** Epoch milliseconds at which the rider set off. */
  readonly startedAt: number;
  /** Epoch milliseconds at the line, or where the rider stopped. */
  readonly finishedAt: number;
  /** Epoch milliseconds at which the activity was saved. */
  readonly savedAt: number;
}

/** The simulated game: who lives in it, what is on, and what has happened by now. */
export interface World {
  readonly seed: number;
  readonly clock: SimulatedClock;
  readonly riders: ReadonlyMap<number, Rider>;
  events(): GameEvent[];
  event(id: number): GameEvent | null;
  realEvents(): readonly RealEvent[];
  group(id: number): { event: GameEvent; group: EventGroup } | null;
  /** True once the group has started, or its race was ended by order. */
  hasStarted(event: GameEvent, group: EventGroup): boolean;
  /** All rides of an event, simulated when first asked for. */
  rides(event: GameEvent): RaceRide[];
  /** Rides of a group that have reached the line by now, fastest first. */
  finishes(event: GameEvent, group: EventGroup): RaceRide[];
  /** True when the activity of a ride has been saved by now. */
  isSaved(ride: RaceRide): boolean;
  /** Makes all results of an event final now; with `moveStart` the start moves back so that the last rider finishes now. */
  finish(event: GameEvent, moveStart: boolean): RaceRide[];
}

export interface WorldPlan {
  readonly seed: number;
  readonly anchor: Date;
  readonly dataDir: string;
  readonly clock: SimulatedClock;
}

export function createWorld({ seed, anchor, dataDir, clock }: WorldPlan): World {
  const inhabitants = inventRiders(seed);
  const realRace = readRealRace(dataDir, seed);
  const realEvents = readRealEvents(dataDir);
  const events = new Map([...buildSeason(anchor, seed, inhabitants), ...(realRace ? [realRace] : [])].map(byId));
  const simulated = new Map<number, Rides>();
  const ended = new Set<number>();

  function rides(event: GameEvent): RaceRide[] {
    const known = simulated.get(event.id) ?? simulateRace(event, seed);
    simulated.set(event.id, known);
    return event.groups.flatMap((group) => group.entrants.flatMap((entrant) => placed(event, group, entrant, known)));
  }
  const isOver = (event: GameEvent, moment: number) => ended.has(event.id) || moment <= clock.now();

  return {
    seed,
    clock,
    riders: new Map([...inhabitants, ...ridersOf(realRace)].map((rider) => [rider.profileId, rider])),
    events: () => [...events.values()],
    event: (id) => events.get(id) ?? null,
    realEvents: () => realEvents,
    group: (id) => findGroup(events.values(), id),
    hasStarted: (event, group) => isOver(event, event.start + group.delaySeconds * 1000),
    rides,
    finishes: (event, group) =>
      rides(event)
        .filter((row) => row.group.id === group.id && row.ride.durationMs !== null && isOver(event, row.finishedAt))
        .sort((a, b) => (a.ride.durationMs ?? 0) - (b.ride.durationMs ?? 0)),
    isSaved: ({ event, savedAt }) => isOver(event, savedAt),
    finish: (event, moveStart) => {
      ended.add(event.id);
      const last = Math.max(event.start, ...rides(event).map((row) => row.finishedAt));
      const moved = moveStart ? { ...event, start: event.start + clock.now() - last } : event;
      events.set(event.id, moved);
      return rides(moved).filter((row) => row.ride.durationMs !== null);
    },
  };
}

function placed(event: GameEvent, group: EventGroup, entrant: Entrant, rides: Rides): RaceRide[] {
  const ride = rides.get(entrant.rider.profileId);
  if (!ride) return [];
  const startedAt = event.start + (group.delaySeconds + ride.waveSeconds) * 1000;
  const finishedAt = startedAt + (ride.durationMs ?? racedSeconds(ride) * 1000);
  return [
    {
      event,
      group,
      entrant,
      ride,
      startedAt,
      finishedAt,
      savedAt: startedAt + Math.max(ride.watts.length * 1000, finishedAt - startedAt),
    },
  ];
}

function findGroup(events: Iterable<GameEvent>, id: number) {
  for (const event of events) {
    const group = event.groups.find((candidate) => candidate.id === id);
    if (group) return { event, group };
  }
  return null;
}

function ridersOf(event: GameEvent | null): Rider[] {
  return event?.groups.flatMap((group) => group.entrants.map((entrant) => entrant.rider)) ?? [];
}

function byId(event: GameEvent): [number, GameEvent] {
  return [event.id, event];
}
