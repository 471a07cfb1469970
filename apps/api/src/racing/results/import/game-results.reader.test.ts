import { Types } from 'mongoose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RiderTeams } from '../../../clubs/teams/read/rider-teams.ts';
import { GameClient } from '../../../game/client/game.client.ts';
import { GameUnavailable } from '../../../game/client/game.errors.ts';
import { gameRider } from '../../../game/client/game.schemas.ts';
import { GameClients } from '../../../game/client/game-clients.ts';
import { RidersRepository } from '../../../people/riders/riders.repository.ts';
import { RidersService } from '../../../people/riders/riders.service.ts';
import { fake } from '../../../testing/fake.ts';
import type { StoredEvent } from '../../events/read/event-catalogue.ts';
import { EventCatalogue } from '../../events/read/event-catalogue.ts';
import { toEntry } from '../records/imports/entry.ts';
import { ImportsRepository, type RawImport } from '../records/imports/imports.repository.ts';
import { fullerRows } from './fuller-rows.ts';
import { GameResultsReader } from './game-results.reader.ts';
import { MainProfiles } from './main-profiles.ts';
import { RideDetails } from './ride-details.ts';

const groups = [{ id: 1 }, { id: 2 }];
const start = new Date('2026-11-22T16:00:00Z');
const event = { gameId: 5, eventSubgroups: groups, eventStart: start, importUntil: start };

type Watched = Partial<Pick<GameClients, 'readAs'> & Pick<RidersService, 'remember' | 'listLastNames'>>;

function readerOf(game: Partial<GameClient>, before: RawImport | null = null, watched: Watched = {}) {
  const {
    readAs = (_organizerId, work) => work(fake(GameClient, game)),
    remember = async () => {},
    listLastNames = async () => new Map(),
  } = watched;
  return new GameResultsReader(
    fake(GameClient, game),
    fake(GameClients, { readAs }),
    fake(RidersService, { remember, listLastNames, listByIds: async () => new Map() }),
    fake(EventCatalogue, { listSignedRiders: async () => [] }),
    fake(RideDetails, { collect: async () => {} }),
    fake(ImportsRepository, { findLatestRaw: async () => before }),
    fake(MainProfiles, { findByAccounts: async () => new Map() }),
    fake(RiderTeams, { listAt: async () => new Map() }),
  );
}
const read = (reader: GameResultsReader, mode: 'fast' | 'full' = 'fast', keepsFuller = false) =>
  reader.read(event as unknown as StoredEvent, { mode, keepsFuller });

describe('GameResultsReader', () => {
  afterEach(() => vi.useRealTimers());

  it('dates the data by its first request, not its last', async () => {
    vi.useFakeTimers({ now: start, toFake: ['Date'] });
    const reader = readerOf({
      fetchResults: async () => {
        vi.advanceTimersByTime(1);
        return [];
      },
    });

    expect((await read(reader)).fetchedAt).toEqual(start);
  });

  it('leaves no request pending after a failure, and stores nothing afterwards', async () => {
    let running = 0;
    const turn = () => new Promise(setImmediate);
    const during = async <T>(response: T) => {
      running += 1;
      await turn();
      running -= 1;
      return response;
    };
    const riders = Array.from({ length: 40 }, (_, index) => ({ id: index + 1 }));
    const reader = readerOf({
      fetchResults: async () => [],
      fetchEntrants: async () => riders as never,
      fetchRecentActivities: async (id) => {
        if (id === 3) throw new GameUnavailable('gone');
        return during([]);
      },
    });

    await expect(read(reader, 'full')).rejects.toThrow(GameUnavailable);

    expect(running).toBe(0);
    for (let turns = 0; turns < 3; turns += 1) await turn();
    expect(running).toBe(0);
  });

  it.each([
    { who: 'the registered', registered: [7], asked: ['registered'], searched: [7] },
    { who: 'all sign-ups if nobody is registered', registered: [], asked: ['registered', 'signed_up'], searched: [8] },
  ])('searches the rides of $who', async ({ registered, asked, searched }) => {
    const [lists, riders]: [string[], number[]] = [[], []];
    const reader = readerOf({
      fetchResults: async () => [],
      fetchEntrants: async (subgroupId, participation) => {
        if (subgroupId === 1) lists.push(participation);
        return (participation === 'registered' ? registered : [8]).map((id) => ({ id })) as never;
      },
      fetchRecentActivities: async (id) => {
        riders.push(id);
        return [];
      },
    });

    await read(reader, 'full');

    expect([lists, new Set(riders)]).toEqual([asked, new Set(searched)]);
  });

  it.each([
    { organizer: { id: 'of-the-club' }, account: 'of-the-club' },
    { organizer: null, account: null },
  ])('reads the results as the organizer $account, and stores the profiles of their riders', async (given) => {
    const [accounts, kept]: [(string | null)[], unknown[]] = [[], []];
    const game: Partial<GameClient> = {
      fetchResults: async (id) => [{ profileId: id }] as never,
      fetchEntrants: async () => [],
      fetchProfile: async (id) => ({ id }) as never,
    };
    const reader = readerOf(game, null, {
      readAs: (organizerId, work) => {
        accounts.push(organizerId);
        return work(fake(GameClient, game));
      },
      remember: async (riders) => void kept.push(...riders),
    });

    await reader.read({ ...event, organizer: given.organizer } as unknown as StoredEvent, {
      mode: 'full',
      keepsFuller: false,
    });

    expect([new Set(accounts), kept]).toEqual([new Set([given.account]), [{ id: 1 }, { id: 2 }]]);
  });

  it('removes the verification codes from the names of finishers and DNF riders, with one query', async () => {
    const codes = vi.fn<RidersRepository['listProofCodesOf']>(
      async () => new Map([1, 2].map((id) => [id, ['K7XP3M']])),
    );
    const riders = new RidersService(fake(RidersRepository, { listProofCodesOf: codes }));
    const rowOf = (profileId: number, lastName: string) => ({ profileId, profileData: { lastName } });
    const reader = readerOf(
      {
        fetchResults: async (id) => (id === 1 ? [rowOf(1, 'Lis (K7XP3M)'), rowOf(3, 'Wander K7XP3M')] : []),
        fetchEntrants: async (id) => (id === 1 ? [] : [gameRider.parse({ id: 2, lastName: 'Nowak K7XP3M' })]),
        fetchRecentActivities: async () => [{ id: '9', eventId: event.gameId }] as never,
        fetchActivity: async () => ({ eventInfo: { id: event.gameId } }) as never,
        fetchProfile: async (id) => gameRider.parse({ id }),
      },
      null,
      { listLastNames: (...given) => riders.listLastNames(...given) },
    );

    const { groups: found } = await read(reader, 'full');

    const rows = found.flatMap(({ entries, unfinished }) => [...entries, ...unfinished]).map(toEntry);
    expect(rows.map(({ profileId, profileData }) => [profileId, profileData?.lastName])).toEqual([
      [1, 'Lis'],
      [3, 'Wander K7XP3M'],
      [2, 'Nowak'],
    ]);
    expect(codes).toHaveBeenCalledOnce();
  });
});

describe('fullerRows', () => {
  const importId = new Types.ObjectId().toHexString();
  const rows = (subgroupId: number, ...ids: number[]) => ({
    subgroupId,
    entries: ids.map((profileId) => ({ profileId })),
    unfinished: [],
  });
  const before: RawImport = { importId, keptFrom: null, groups: [rows(1, 1, 2, 3), rows(2, 4)] };
  const ofGroups = ({ groups: all }: RawImport) => all.map(({ subgroupId, entries }) => ({ subgroupId, entries }));

  it.each([
    { what: 'as many', now: [rows(1, 1, 2, 3, 9)], keeps: false },
    { what: 'more', now: [rows(1, 1, 2, 3), rows(2, 4, 5)], keeps: false },
    { what: 'fewer', now: [rows(1, 1, 2), rows(2, 4)], keeps: true },
    { what: 'as many rows of fewer riders', now: [rows(1, 1, 2, 2, 2)], keeps: true },
    { what: 'none', now: [rows(1)], keeps: false },
  ])('keeps the previous rows when the game names $what: $keeps', ({ now, keeps }) => {
    const { finished, keptFrom } = fullerRows(now, before);

    expect(finished).toEqual(keeps ? ofGroups(before) : now);
    expect(keptFrom).toEqual(keeps ? importId : null);
  });

  it('names the import the rows originate from, however often they were kept', () => {
    const first = new Types.ObjectId().toHexString();

    expect(fullerRows([rows(1, 1)], { ...before, keptFrom: first }).keptFrom).toBe(first);
  });

  it('accepts the first import unchanged', () => {
    expect(fullerRows([rows(1, 1)], null).keptFrom).toBeNull();
  });
});
