import type { SimulatedClock } from '../clock.ts';
import { type RealEvent, readRealEvents, readRealRace } from '../realRace.ts';
import { type Rides, simulateRace } from '../simulation/race.ts';
import { type Ride, racedSeconds } from '../simulation/ride.ts';
import { createEventDocuments, type EventDocuments, type SentDocument } from './eventDocuments.ts';
import type { Entrant, EventGroup, GameEvent } from './gameEvent.ts';
import { buildHistory } from './history.ts';
import { buildOpenRace } from './openRaces.ts';
import { inventRiders, type Rider, secondProfiles } from './riders.ts';
import { buildSeason } from './season.ts';
import { writtenEvent } from './writtenEvent.ts';

/** A rider's ride in context: event, group and times. */
export interface RaceRide {
  readonly event: GameEvent;
  readonly group: EventGroup;
  readonly entrant: Entrant;
  readonly ride: Ride;
  /** Epoch milliseconds at which the rider started. */
  readonly startedAt: number;
  /** Epoch milliseconds at the line, or where the rider stopped. */
  readonly finishedAt: number;
  /** Epoch milliseconds at which the activity was saved. */
  readonly savedAt: number;
}

/** The simulated game: its riders, events and past activities. */
export interface World {
  readonly seed: number;
  readonly clock: SimulatedClock;
  readonly riders: ReadonlyMap<number, Rider>;
  /** Changes the last name in a rider's profile; `false` for an unknown one. Results keep theirs. */
  renameRider(id: number, lastName: string): boolean;
  /** Events written through the game's API, unmodified. */
  readonly documents: EventDocuments;
  /** Writes an event, which is ridden as written. */
  write(id: number, sent: SentDocument, present: SentDocument | null): void;
  remove(id: number): void;
  events(): GameEvent[];
  event(id: number): GameEvent | null;
  realEvents(): readonly RealEvent[];
  group(id: number): { event: GameEvent; group: EventGroup } | null;
  /** Whether the group has started, or its race was ended on request. */
  hasStarted(event: GameEvent, group: EventGroup): boolean;
  /** Returns all rides of an event, simulated on first access. */
  rides(event: GameEvent): RaceRide[];
  /** Returns the rides of a group that have reached the line by now, fastest first. */
  finishes(event: GameEvent, group: EventGroup): RaceRide[];
  /** Whether the activity of a ride has been saved by now. */
  isSaved(ride: RaceRide): boolean;
  /** Replaces the event with the same id. */
  put(event: GameEvent): void;
  /** Makes all results of an event final now; with `moveStart` the start moves back so that the last rider finishes now. */
  finish(event: GameEvent, moveStart: boolean): RaceRide[];
}

export interface WorldPlan {
  readonly seed: number;
  readonly anchor: Date;
  readonly dataDir: string;
  readonly clock: SimulatedClock;
  /** Whether the fourteen months before the season are included. */
  readonly hasHistory: boolean;
}

// The rides of a race of the history are recomputed on each request: all of them would fill the memory.
const mostSteadyKept = 24;

export function createWorld({ seed, anchor, dataDir, clock, hasHistory }: WorldPlan): World {
  const inhabitants = inventRiders(seed);
  const realRace = readRealRace(dataDir, seed);
  const realEvents = readRealEvents(dataDir);
  const everybody = [...inhabitants, ...secondProfiles(inhabitants), ...ridersOf(realRace)];
  const riders = new Map(everybody.map((rider) => [rider.profileId, rider]));
  const past = hasHistory ? buildHistory(anchor, seed, inhabitants) : [];
  const events = new Map(
    [...buildSeason(anchor, seed, inhabitants), ...past, ...(realRace ? [realRace] : [])].map(byId),
  );
  const simulated = new Map<number, Rides>();
  const steadyKept = new Set<number>();
  const ended = new Set<number>();
  const documents = createEventDocuments();

  function rides(event: GameEvent): RaceRide[] {
    const known = simulated.get(event.id) ?? simulateRace(event, seed);
    simulated.set(event.id, known);
    if (event.isSteady) steadyKept.add(event.id);
    for (const id of [...steadyKept].slice(0, -mostSteadyKept)) {
      steadyKept.delete(id);
      simulated.delete(id);
    }
    return event.groups.flatMap((group) => group.entrants.flatMap((entrant) => placed(event, group, entrant, known)));
  }
  /** Returns the open race of an id, and adds it to the world. */
  function open(of: { event: number } | { group: number }): GameEvent | null {
    const event = buildOpenRace(of, { anchor, seed, riders: inhabitants }, clock.now());
    if (event) events.set(event.id, event);
    return event;
  }
  const isOver = (event: GameEvent, moment: number) => ended.has(event.id) || moment <= clock.now();

  return {
    seed,
    clock,
    riders,
    renameRider: (id, lastName) => {
      const rider = riders.get(id);
      if (rider) riders.set(id, { ...rider, lastName });
      return rider !== undefined;
    },
    documents,
    write: (id, sent, present) => {
      const before = events.get(id) ?? null;
      const written = writtenEvent(documents.put(id, sent, present), before);
      if (written) events.set(id, written);
      simulated.delete(id);
    },
    remove: (id) => {
      documents.delete(id);
      events.delete(id);
    },
    events: () => [...events.values()],
    event: (id) => events.get(id) ?? open({ event: id }),
    realEvents: () => realEvents,
    group: (id) => findGroup(events.values(), id) ?? findGroup([open({ group: id })].filter(isThere), id),
    hasStarted: (event, group) => isOver(event, event.start + group.delaySeconds * 1000),
    rides,
    finishes: (event, group) =>
      rides(event)
        .filter((row) => row.group.id === group.id && row.ride.durationMs !== null && isOver(event, row.finishedAt))
        .sort((a, b) => (a.ride.durationMs ?? 0) - (b.ride.durationMs ?? 0)),
    isSaved: ({ event, savedAt }) => isOver(event, savedAt),
    put: (event) => {
      simulated.delete(event.id);
      events.set(event.id, event);
    },
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
  const clockFrom = event.start + (group.delaySeconds + ride.waveSeconds) * 1000;
  const startedAt = clockFrom + entrant.lateSeconds * 1000;
  const finishedAt = ride.durationMs === null ? startedAt + racedSeconds(ride) * 1000 : clockFrom + ride.durationMs;
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

const isThere = (event: GameEvent | null) => event !== null;

function ridersOf(event: GameEvent | null): Rider[] {
  return event?.groups.flatMap((group) => group.entrants.map((entrant) => entrant.rider)) ?? [];
}

function byId(event: GameEvent): [number, GameEvent] {
  return [event.id, event];
}
