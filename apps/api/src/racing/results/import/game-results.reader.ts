import { Injectable, Logger } from '@nestjs/common';
import type { Person } from '@otryv/race';
import { RiderTeams } from '../../../clubs/teams/read/rider-teams.ts';
import { GameClient } from '../../../game/client/game.client.ts';
import { GameForbidden, GameNotFound } from '../../../game/client/game.errors.ts';
import type { GameRider } from '../../../game/client/game.schemas.ts';
import { GameClients } from '../../../game/client/game-clients.ts';
import { requestAll } from '../../../game/client/request-all.ts';
import { machineTime } from '../../../kernel/clock.ts';
import { noTransaction } from '../../../kernel/database/session.ts';
import { RidersService } from '../../../people/riders/riders.service.ts';
import { EventCatalogue, type StoredEvent } from '../../events/read/event-catalogue.ts';
import { toEntry, withLastName } from '../records/imports/entry.ts';
import type { ImportMode } from '../records/imports/import-mode.ts';
import { ImportsRepository, type RawGroup, type RawImport } from '../records/imports/imports.repository.ts';
import { finishersOf, fullerRows } from './fuller-rows.ts';
import { MainProfiles, withMain } from './main-profiles.ts';
import { RideDetails } from './ride-details.ts';
import { likelyActivities, type Unfinished, unfinishedOf, unfinishedRow, withEarlier } from './unfinished.ts';

export interface ReadResults {
  groups: RawGroup[];
  people: Person[];
  fetchedAt: Date;
  /** The fuller import that the finishers were kept from. */
  keptFrom: RawImport['keptFrom'];
  /** Number of finishers in the game's current response. */
  named: number;
}

export interface ReadMode {
  mode: ImportMode;
  /** Whether previous finishers are kept if the game now names fewer. */
  keepsFuller: boolean;
}

const recentActivities = 5;

/** Reads the results of an event from the game: everything, or an error and nothing. */
@Injectable()
export class GameResultsReader {
  private readonly logger = new Logger(GameResultsReader.name);

  constructor(
    private readonly game: GameClient,
    private readonly clients: GameClients,
    private readonly riders: RidersService,
    private readonly events: EventCatalogue,
    private readonly rides: RideDetails,
    private readonly imports: ImportsRepository,
    private readonly mains: MainProfiles,
    private readonly teams: RiderTeams,
  ) {}

  /** Keeps riders that an earlier import marked as DNF until they finish: `fast` looks for no others. */
  async read(event: StoredEvent, { mode, keepsFuller }: ReadMode): Promise<ReadResults> {
    const fetchedAt = machineTime();
    const fetched = await requestAll(event.eventSubgroups, async ({ id }) => ({
      subgroupId: id,
      entries: await this.ofOrganizer(event, (game) => game.fetchResults(id)),
    }));
    const before = await this.imports.findLatestRaw(event.gameId);
    const { finished, keptFrom } = keepsFuller ? fullerRows(fetched, before) : { finished: fetched, keptFrom: null };
    const finishers = finishersOf(finished);
    const known = unfinishedOf(before, finishers);
    const unfinished = mode === 'full' ? await this.unfinished(event, finishers, known) : known;
    const groups = await this.withoutCodes(
      finished.map(({ subgroupId, entries }) => ({
        subgroupId,
        entries,
        unfinished: [...(unfinished.get(subgroupId) ?? [])],
      })),
    );
    if (mode === 'full') await this.collectDetails(event, groups);
    const named = finishersOf(fetched).size;
    return { groups, people: await this.people(event, groups), fetchedAt, keptFrom, named };
  }

  /** Returns the rows of riders who joined without a result, by group. */
  private async unfinished(event: StoredEvent, finishers: ReadonlySet<number>, known: Unfinished): Promise<Unfinished> {
    const window = { eventId: event.gameId, from: event.eventStart, until: event.importUntil };
    const joined = await requestAll(event.eventSubgroups, async ({ id }) => ({
      id,
      riders: await this.joined(event, id),
    }));
    await this.riders.remember(
      joined.flatMap(({ riders }) => riders),
      noTransaction,
    );
    const candidates = joined.flatMap(({ id, riders }) =>
      riders.filter((rider) => !finishers.has(rider.id)).map((rider) => ({ id, rider })),
    );
    const found = await requestAll(candidates, async ({ id, rider }) => ({
      id,
      row: await this.unfinishedRowOf(rider, window),
    }));
    return new Map(
      joined.map(({ id }) => {
        const rows = found.filter((each) => each.id === id).map(({ row }) => row);
        return [id, withEarlier(rows, known.get(id) ?? [])];
      }),
    );
  }

  // Some events have no joined riders at all: then all sign-ups are candidates.
  private joined(event: StoredEvent, subgroupId: number): Promise<GameRider[]> {
    return this.ofOrganizer(event, async (game) => {
      const registered = await game.fetchEntrants(subgroupId, 'registered');
      return registered.length > 0 ? registered : game.fetchEntrants(subgroupId, 'signed_up');
    });
  }

  /** Reads races with their organizer's account; people are read with the site's. */
  private ofOrganizer<T>({ organizer }: StoredEvent, read: (game: GameClient) => Promise<T>): Promise<T> {
    return this.clients.readAs(organizer?.id ?? null, read);
  }

  private async unfinishedRowOf(
    rider: GameRider,
    window: { eventId: number; from: Date; until: Date },
  ): Promise<object | null> {
    const feed = await this.orNull(this.game.fetchRecentActivities(rider.id, recentActivities));
    for (const id of likelyActivities(feed ?? [], window)) {
      const activity = await this.orNull(this.game.fetchActivity(id));
      const row = activity && unfinishedRow(rider, id, activity, window.eventId);
      if (row) return row;
    }
    return null;
  }

  /** Reads the profiles and second-by-second rides of all riders in the results. */
  private async collectDetails(event: StoredEvent, groups: readonly RawGroup[]): Promise<void> {
    const entries = groups.flatMap((group) => [...group.entries, ...group.unfinished]).map(toEntry);
    const profiles = await requestAll(entries, ({ profileId }) => this.orNull(this.game.fetchProfile(profileId)));
    await this.riders.remember(
      profiles.filter((profile) => profile !== null),
      noTransaction,
    );
    await this.rides.collect(event, groups);
  }

  /**
   * Collects age, country, racing score and team, which are not in the results: from the sign-ups, else from the stored
   * rider.
   */
  private async people(event: StoredEvent, groups: readonly RawGroup[]): Promise<Person[]> {
    const ids = groups.flatMap((group) => [...group.entries, ...group.unfinished]).map((row) => toEntry(row).profileId);
    const [signed, known, teams, mains] = await Promise.all([
      this.events.listSignedRiders(event.gameId),
      this.riders.listByIds(ids, noTransaction),
      this.teams.listAt(ids, event.eventStart, noTransaction),
      this.mains.findByAccounts(ids, noTransaction),
    ]);
    const signedById = new Map(signed.map((rider) => [rider.zwiftId, rider]));
    return [...new Set(ids)].map((profileId) => {
      const rider = signedById.get(profileId);
      const profile = known.get(profileId);
      const person: Person = {
        profileId,
        age: rider?.age ?? profile?.age ?? null,
        countryAlpha3: rider?.countryAlpha3 ?? profile?.countryAlpha3 ?? null,
        // The game sends 0 for riders who have none.
        racingScore: profile?.competitionMetrics?.racingScore || null,
        team: teams.get(profileId) ?? null,
        main: null,
      };
      return withMain(person, mains.get(profileId) ?? null);
    });
  }

  /** Removes the verification codes of riders from the last names in their rows. */
  private async withoutCodes(groups: readonly RawGroup[]): Promise<RawGroup[]> {
    const riders = groups
      .flatMap((group) => [...group.entries, ...group.unfinished])
      .map(toEntry)
      .map(({ profileId, profileData }) => ({ id: profileId, lastName: profileData?.lastName }));
    const lastNames = await this.riders.listLastNames(riders, noTransaction);
    const rename = (row: unknown) => {
      const { profileId, profileData } = toEntry(row);
      const lastName = lastNames.get(profileId) ?? '';
      return lastName === (profileData?.lastName?.trim() ?? '') ? row : withLastName(row, lastName);
    };
    return groups.map(({ subgroupId, entries, unfinished }) => ({
      subgroupId,
      entries: entries.map(rename),
      unfinished: unfinished.map(rename),
    }));
  }

  /** Resolves to `null` for a private or deleted resource; throws if the game is unavailable. */
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
