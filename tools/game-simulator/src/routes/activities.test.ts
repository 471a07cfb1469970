import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANCHOR, type SignedIn, signedIn } from '../testing/signedIn.ts';
import { inventRiders } from '../world/riders.ts';
import { buildSeason } from '../world/season.ts';

interface Summary {
  readonly id: number;
  readonly id_str: string;
  readonly eventId: number | null;
  readonly startDate: string;
}
interface Detail {
  readonly eventInfo: {
    readonly id: number;
    readonly eventSubGroupId: number;
    readonly subgroupEventLabel: number;
  } | null;
  readonly fitnessData: { readonly status: string; readonly fullDataUrl: string | null; readonly smallDataUrl: string };
  readonly movingTimeInMs: number;
}

const riders = inventRiders(1);
const events = buildSeason(ANCHOR, 1, riders);
const entrants = events
  .slice(0, 12)
  .flatMap((event) => event.groups.flatMap((group) => group.entrants.map((entrant) => ({ ...entrant, event, group }))));
const found = <T>(item: T | undefined): T => {
  if (item === undefined) throw new Error('The season lacks what the test needs.');
  return item;
};
let game: SignedIn;
beforeAll(async () => {
  game = await signedIn();
});
afterAll(() => game.simulator.close());

const feed = async (profileId: number, limit = 50) =>
  (await game.get<Summary[]>(`activity-feed/feed/?feedType=OTHER_PROFILE&profile_id=${profileId}&limit=${limit}`)).body;

describe('activities', () => {
  it('keep the last digits of their id in text only', async () => {
    const [activity] = await feed(found(entrants.find(({ rider }) => !rider.privateActivities)).rider.profileId);

    expect(activity?.id_str).toMatch(/^\d{19}$/);
    expect(activity?.id).toBeGreaterThan(Number.MAX_SAFE_INTEGER);
  });

  it('are listed newest first, races and training rides, up to the limit', async () => {
    const { rider } = found(entrants.find((entrant) => entrant.starts && !entrant.rider.privateActivities));
    const all = await feed(rider.profileId);
    const starts = all.map(({ startDate }) => startDate);

    expect(starts).toEqual(starts.toSorted().reverse());
    expect(all.some(({ eventId }) => eventId === null)).toBe(true);
    expect(all.some(({ eventId }) => eventId !== null)).toBe(true);
    expect(await feed(rider.profileId, 2)).toEqual(all.slice(0, 2));
    expect((await game.get<Summary[]>(`profiles/${rider.profileId}/activities?limit=2`)).body).toEqual(all.slice(0, 2));
  });

  it('name the event for a rider who gave up, unlike the results', async () => {
    const { rider, event, group } = found(
      entrants.find(({ starts, stopsAt, rider: who }) => starts && stopsAt !== null && !who.privateActivities),
    );
    const activity = found((await feed(rider.profileId)).find(({ eventId }) => eventId === event.id));
    const { body } = await game.get<Detail>(`activities/${activity.id_str}?fetchSnapshots=false&fetchEvent=true`);
    const results = await game.get<{ entries: { profileId: number }[] }>(
      `race-results/entries?event_subgroup_id=${group.id}&limit=50`,
    );

    expect(body.eventInfo).toMatchObject({ id: event.id, eventSubGroupId: group.id });
    expect(body.movingTimeInMs).toBeGreaterThan(0);
    expect(results.body.entries.map(({ profileId }) => profileId)).not.toContain(rider.profileId);
  });

  it('do not exist for a rider who did not start', async () => {
    const { rider, event } = found(entrants.find(({ starts }) => !starts));

    expect((await feed(rider.profileId)).map(({ eventId }) => eventId)).not.toContain(event.id);
  });

  it('of a private rider return 403 and are in no feed', async () => {
    const { rider, event, number } = found(
      entrants.find((entrant) => entrant.starts && entrant.rider.privateActivities),
    );
    const id = BigInt('1795900000000000000') + BigInt(event.id) * 1000n + BigInt(number);

    expect((await game.get(`activities/${id}`)).status).toBe(403);
    expect(await feed(rider.profileId)).toEqual([]);
  });

  it.each([
    'activities/1',
    'activities/abc',
    'activities/1795900005100001999',
    'activities/1795900005100001001/file/1',
  ])('returns 404 for %s', async (path) => {
    expect((await game.get(path)).status).toBe(404);
  });
});

describe('per-second files', () => {
  it('have parallel arrays with one entry per second, and a downsampled version', async () => {
    const { event, number } = found(entrants.find(({ starts, rider }) => starts && !rider.privateActivities));
    const id = BigInt('1795900000000000000') + BigInt(event.id) * 1000n + BigInt(number);
    const { body } = await game.get<Detail>(`activities/${id}`);
    const at = (url: string | null) => (url ?? '').replace(game.simulator.apiUrl, '');
    const full = (await game.get<Record<string, unknown[]>>(at(body.fitnessData.fullDataUrl))).body;
    const small = (await game.get<Record<string, unknown[]>>(at(body.fitnessData.smallDataUrl))).body;

    expect(body.fitnessData.status).toBe('AVAILABLE');
    expect(Object.keys(full).toSorted()).toEqual([
      'altitudeInCm',
      'cadencePerMin',
      'distanceInCm',
      'heartRate',
      'latlng',
      'powerInWatts',
      'speedInCmPerSec',
      'timeInSec',
    ]);
    expect(new Set(Object.values(full).map((values) => values.length)).size).toBe(1);
    expect(full.timeInSec?.slice(0, 3)).toEqual([0, 1, 2]);
    expect(small.timeInSec?.length).toBeLessThanOrEqual(1000);
  });
});
