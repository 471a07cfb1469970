import { Injectable, Logger } from '@nestjs/common';
import type { Person } from '@otryv/race';
import { ActivitiesService } from '../activities/activities.service.ts';
import type { StoredEvent } from '../events/events.repository.ts';
import { EventsService } from '../events/events.service.ts';
import { GameClient } from '../game/game.client.ts';
import { GameForbidden, GameNotFound } from '../game/game.errors.ts';
import type { GameRider } from '../game/game.schemas.ts';
import { RidersService } from '../riders/riders.service.ts';
import { toEntry } from './entry.ts';
import { ImportsRepository, type RawGroup } from './imports.repository.ts';
import type { ImportMode } from './result-import.schema.ts';
import { likelyActivities, unfinishedRow } from './unfinished.ts';

export interface ReadResults {
  groups: RawGroup[];
  people: Person[];
}

const recentActivities = 5;
type Unfinished = ReadonlyMap<number, readonly unknown[]>;

/** Brings the results of an event from the game: everything, or an error and nothing. */
@Injectable()
export class GameResultsReader {
  private readonly logger = new Logger(GameResultsReader.name);

  constructor(
    private readonly game: GameClient,
    private readonly riders: RidersService,
    private readonly events: EventsService,
    private readonly activities: ActivitiesService,
    private readonly imports: ImportsRepository,
  ) {}

  /** Riders an earlier import found not to have finished stay, as long as they have not: `fast` looks for no others. */
  async read(event: StoredEvent, mode: ImportMode): Promise<ReadResults> {
    const finished = await Promise.all(
      event.eventSubgroups.map(async ({ id }) => ({ subgroupId: id, entries: await this.game.results(id) })),
    );
    const finishers = new Set(finished.flatMap(({ entries }) => entries.map(({ profileId }) => profileId)));
    const known = await this.imports.unfinishedOf(event.gameId, finishers);
    const unfinished = mode === 'full' ? await this.unfinished(event, finishers, known) : known;
    const groups = finished.map(({ subgroupId, entries }) => ({
      subgroupId,
      entries,
      unfinished: [...(unfinished.get(subgroupId) ?? [])],
    }));
    if (mode === 'full') await this.collectDetails(event, groups);
    return { groups, people: await this.people(event, groups) };
  }

  /** Rows of riders who joined but have no result, by group. */
  private async unfinished(event: StoredEvent, finishers: ReadonlySet<number>, known: Unfinished): Promise<Unfinished> {
    const window = { eventId: event.gameId, from: event.eventStart, until: event.importUntil };
    const groups = await Promise.all(
      event.eventSubgroups.map(async ({ id }) => {
        const joined = await this.joined(id);
        await this.riders.remember(joined);
        const candidates = joined.filter((rider) => !finishers.has(rider.id));
        const rows = await Promise.all(candidates.map((rider) => this.unfinishedRowOf(rider, window)));
        return [id, withKnown(rows, known.get(id) ?? [])] as const;
      }),
    );
    return new Map(groups);
  }

  // Some events name nobody as having joined: then whoever signed up may have.
  private async joined(subgroupId: number): Promise<GameRider[]> {
    const registered = await this.game.entrants(subgroupId, 'registered');
    return registered.length > 0 ? registered : this.game.entrants(subgroupId, 'signed_up');
  }

  private async unfinishedRowOf(
    rider: GameRider,
    window: { eventId: number; from: Date; until: Date },
  ): Promise<object | null> {
    const feed = await this.orNull(this.game.recentActivities(rider.id, recentActivities));
    for (const id of likelyActivities(feed ?? [], window)) {
      const activity = await this.orNull(this.game.activity(id));
      const row = activity && unfinishedRow(rider, id, activity, window.eventId);
      if (row) return row;
    }
    return null;
  }

  /** Profiles and per-second power of everybody in the results. */
  private async collectDetails(event: StoredEvent, groups: readonly RawGroup[]): Promise<void> {
    const entries = groups.flatMap((group) => [...group.entries, ...group.unfinished]).map(toEntry);
    const profiles = await Promise.all(entries.map(({ profileId }) => this.orNull(this.game.profile(profileId))));
    await this.riders.remember(profiles.filter((profile) => profile !== null));
    await this.activities.collect(
      entries.flatMap(({ profileId, activityData, profileData, sensorData }) => {
        const { activityId, durationInMilliseconds } = activityData ?? {};
        if (!activityId || activityId === '0' || !durationInMilliseconds) return [];
        const weightInGrams = profileData?.weightInGrams ?? null;
        const isVirtualPower = sensorData?.powerType === 'VIRTUAL_POWER';
        const ride = { activityId, profileId, durationMs: durationInMilliseconds, weightInGrams, isVirtualPower };
        return [{ ...ride, eventId: event.gameId }];
      }),
    );
  }

  /** Age and country stand in no result: they come from the sign-ups, else from what we know of the rider. */
  private async people(event: StoredEvent, groups: readonly RawGroup[]): Promise<Person[]> {
    const ids = groups.flatMap((group) => [...group.entries, ...group.unfinished]).map((row) => toEntry(row).profileId);
    const [signed, known] = await Promise.all([this.events.signedRidersOf(event.gameId), this.riders.byIds(ids)]);
    const signedById = new Map(signed.map((rider) => [rider.zwiftId, rider]));
    return [...new Set(ids)].map((profileId) => {
      const rider = signedById.get(profileId);
      const profile = known.get(profileId);
      return {
        profileId,
        age: rider?.age ?? profile?.age ?? null,
        countryAlpha3: rider?.countryAlpha3 ?? profile?.countryAlpha3 ?? null,
        team: null,
        main: null,
      };
    });
  }

  /** What the game does not show (private, deleted) is no reason to fail; what it cannot answer now is. */
  private async orNull<T>(request: Promise<T>): Promise<T | null> {
    try {
      return await request;
    } catch (error) {
      if (!(error instanceof GameForbidden || error instanceof GameNotFound)) throw error;
      this.logger.log({ code: error.code, path: error.path }, 'The game does not show this');
      return null;
    }
  }
}

/** The rows just read, and those known before whose riders show nothing any more: a feed names the latest rides alone. */
function withKnown(read: readonly (object | null)[], known: readonly unknown[]): unknown[] {
  const rows = read.filter((row) => row !== null);
  const ids = new Set(rows.map((row) => toEntry(row).profileId));
  return [...rows, ...known.filter((row) => !ids.has(toEntry(row).profileId))];
}
