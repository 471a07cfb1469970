import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mornings, type SeriesWorld, startSeriesWorld } from '../../testing/series-world.ts';
import { EventAdditions } from '../events/write/event-additions.ts';
import { ResultsImporter } from '../results/import/results.importer.ts';

// Uses none of the product's rules: the standings are computed here independently, from the game's rows.
interface RawRow {
  profileId: number;
  eventSubgroupId: number;
  activityData: { durationInMilliseconds: number };
  sensorData?: { powerType: string };
  didNotFinish?: boolean;
}
interface Ride {
  rider: number;
  group: string;
  ms: number;
  isVirtual: boolean;
}
interface Decided {
  rule: 'recalculationAll' | 'stepChange';
  moved: { rider: number; from: number; to: string };
  penalty: { rider: number; stage: number; ms: number };
  kept: { rider: number; stage: number };
}
interface Classified {
  rider: number;
  category: string;
  ms: number;
}

const limitPercent = 25;
const letters = ['', 'A', 'B', 'C', 'D', 'E'];
/** Rides of each stage; the second stage is ridden twice. */
const plan: readonly (readonly number[])[] = [[mornings.first], [mornings.second, 5_100_016], [5_100_017], [5_100_019]];
const coming = [5_100_016, 5_100_017, 5_100_019];

// One tour, before and after the decisions.
describe('a tour of four stages, against an independent calculation', { shuffle: false }, () => {
  let world: SeriesWorld;
  let tour: Awaited<ReturnType<SeriesWorld['makeSeries']>>;
  let stages: Ride[][];
  let decided: Omit<Decided, 'rule'>;

  beforeAll(async () => {
    world = await startSeriesWorld();
    for (const race of [5_100_016, 5_100_019])
      await world.app
        .get(EventAdditions)
        .add({ gameId: race, organizer: 'Клуб «Ось»', finishProtocol: 'classicGroup' });
    await rideEachTime((await ridesOf(mornings.first)).slice(0, 60));
    stages = await Promise.all(plan.map(async (races) => bestOf((await Promise.all(races.map(ridesOf))).flat())));
    tour = await world.makeSeries(world.owner.browser, {
      name: 'Тур четырёх этапов',
      enforcement: 'auto',
      percentageFromLeader: String(limitPercent),
    });
    for (const [at, races] of plan.entries())
      for (const race of races) {
        const added = await world.addStage(world.owner.browser, tour._id, race, at + 1);
        if (added.statusCode !== 200) throw new Error(added.body);
      }
    decided = chosen(stages);
  }, 120_000);
  afterAll(() => world.close());

  const event = async (id: number) => (await world.app.inject({ url: `/api/race/events/${id}` })).json().event;

  async function ridesOf(race: number): Promise<Ride[]> {
    const rows: RawRow[] = (await world.admin.send('GET', `/api/zwift/download/event-results/${race}`)).json();
    const { eventSubgroups } = await event(race);
    const groups = new Map<number, string>(
      eventSubgroups.map(({ id, label }: { id: number; label: number }) => [id, letters[label] ?? 'E']),
    );
    return rows
      .filter(({ didNotFinish, activityData }) => !didNotFinish && activityData.durationInMilliseconds > 0)
      .map(({ profileId, eventSubgroupId, activityData, sensorData }) => ({
        rider: profileId,
        group: groups.get(eventSubgroupId) ?? 'E',
        ms: activityData.durationInMilliseconds,
        isVirtual: sensorData?.powerType === 'VIRTUAL_POWER',
      }));
  }

  /** Signs riders up for the coming races, in their groups, and ends the races in the game. */
  async function rideEachTime(riders: readonly Ride[]): Promise<void> {
    for (const race of coming) {
      const groups = new Map<string, number>(
        (await event(race)).eventSubgroups.map(({ id, label }: { id: number; label: number }) => [letters[label], id]),
      );
      for (const { rider, group } of riders) {
        const id = groups.get(group);
        // Some are already signed up.
        if (id) await world.control(`groups/${id}/entrants`, { riderId: rider }).catch(() => undefined);
      }
      await world.control(`finish/${race}`, { moveStart: true });
      await world.admin.send('PUT', '/api/race/events', { eventId: race });
      await world.app.get(ResultsImporter).importEvent(race, 'full');
    }
  }

  const decide = async (path: string, body: object) => {
    const { statusCode, body: text } = await world.owner.browser.send(
      'PATCH',
      `/api/series/stage/results/${path}`,
      body,
    );
    if (statusCode !== 200) throw new Error(text);
  };
  const rowId = async (rider: number, order: number) =>
    (await world.stage(tour.urlSlug, order)).results.find(({ profileId }) => profileId === rider)?._id ?? '';
  const shown = async () =>
    (await world.general(tour.urlSlug)).results
      .filter(({ rank }) => rank?.absolute)
      .map(({ profileId, finalCategory, totalTimeInMilliseconds, rank }) => ({
        rider: profileId,
        category: finalCategory,
        ms: totalTimeInMilliseconds,
        place: rank?.category,
        absolute: rank?.absolute,
      }));

  it('matches before any decision', async () => {
    const counted = standings(stages, null);

    expect(counted.length).toBeGreaterThan(15);
    expect(await shown()).toEqual(counted);
  });

  it('matches with a penalty, a time limit, a ride kept inside it, and a change of category on all stages', async () => {
    const { moved, penalty, kept } = decided;
    const reason = 'Решение';
    await decide('category', {
      seriesId: tour._id,
      stageResultId: await rowId(moved.rider, 2),
      value: moved.to,
      reason,
    });
    await decide('time-penalty', {
      seriesId: tour._id,
      stageResultId: await rowId(penalty.rider, penalty.stage),
      timePenalty: [{ timeInMilliseconds: penalty.ms, reason }],
    });
    await decide('result/disqualification/remove', { resultId: await rowId(kept.rider, kept.stage), reason });

    const counted = standings(stages, { ...decided, rule: 'recalculationAll' });

    expect(counted).not.toEqual(standings(stages, null));
    expect(await shown()).toEqual(counted);
  });

  it('matches with the change of category from its stage on', async () => {
    await world.change(world.owner.browser, tour._id, {
      name: 'Тур четырёх этапов',
      enforcement: 'auto',
      percentageFromLeader: String(limitPercent),
      riderCategoryRule: 'stepChange',
    });

    const counted = standings(stages, { ...decided, rule: 'stepChange' });

    expect(counted).not.toEqual(standings(stages, { ...decided, rule: 'recalculationAll' }));
    expect(await shown()).toEqual(counted);
  });
});

/** Returns the better ride of each rider. */
function bestOf(all: readonly Ride[]): Ride[] {
  const best = new Map<number, Ride>();
  for (const ride of all) {
    const known = best.get(ride.rider);
    if (!known || isBetter(ride, known)) best.set(ride.rider, ride);
  }
  return [...best.values()];
}

function isBetter(one: Ride, other: Ride): boolean {
  return one.isVirtual === other.isVirtual ? one.ms < other.ms : !one.isVirtual;
}

/** Chooses decisions that each change the standings. */
function chosen(stages: readonly (readonly Ride[])[]): Omit<Decided, 'rule'> {
  const classified = standings(stages, null);
  const punished = classified.find(({ category, place }) => category === 'C' && place === 1);
  const outside = stages.flatMap((_, at) => outsideLimit(at, stages).map((rider) => ({ rider, stage: at + 1 })));
  const kept = outside.find(({ rider }) => outside.filter((other) => other.rider === rider).length === 1);
  if (!punished || !kept) throw new Error('The races have nobody to decide about.');
  const rest = { penalty: { rider: punished.rider, stage: 3, ms: 600_000 }, kept };
  const moves = classified.flatMap(({ rider, category }) =>
    ['A', 'B', 'C'].filter((to) => to !== category).map((to) => ({ ...rest, moved: { rider, from: 2, to } })),
  );
  const change = moves.find((each) => {
    const [all, step] = (['recalculationAll', 'stepChange'] as const).map((rule) =>
      standings(stages, { ...each, rule }),
    );
    return JSON.stringify(all) !== JSON.stringify(step);
  });
  if (!change) throw new Error('Both rules give the same for everybody.');
  return change;
}

function outsideLimit(at: number, stages: readonly (readonly Ride[])[]): number[] {
  const all = categoriesOf(stages, null);
  return [...outOfTime(stages[at] ?? [], (rider) => all[at]?.get(rider) ?? '', new Map())];
}

/** Returns each rider's category on each stage: that of the earliest ride, carried forward. */
function categoriesOf(stages: readonly (readonly Ride[])[], decisions: Decided | null): Map<number, string>[] {
  const carried = new Map<number, string>();
  return stages.map((rides, at) => {
    for (const { rider, group } of rides) if (!carried.has(rider)) carried.set(rider, group);
    const { rule, moved } = decisions ?? {};
    const isMoved = moved && (rule === 'recalculationAll' || at + 1 >= moved.from);
    if (moved && isMoved) carried.set(moved.rider, moved.to);
    return new Map(rides.map(({ rider }) => [rider, carried.get(rider) ?? '']));
  });
}

/** Returns riders over the limit of the fastest of their category, who is the first by time with penalties. */
function outOfTime(rides: readonly Ride[], categoryOf: (rider: number) => string, penalties: Map<number, number>) {
  const out = new Set<number>();
  const valid = rides.filter(({ isVirtual }) => !isVirtual);
  for (const category of new Set(valid.map(({ rider }) => categoryOf(rider)))) {
    const field = valid.filter(({ rider }) => categoryOf(rider) === category);
    const final = ({ rider, ms }: Ride) => ms + (penalties.get(rider) ?? 0);
    const [leader] = field.toSorted((one, other) => final(one) - final(other));
    for (const { rider, ms } of field) if (leader && ms * 100 > leader.ms * (100 + limitPercent)) out.add(rider);
  }
  return out;
}

/**
 * Computes the general classification: riders who finished every stage in time, by the sum of final times, ranked by
 * category.
 */
function standings(stages: readonly (readonly Ride[])[], decisions: Decided | null) {
  const categories = categoriesOf(stages, decisions);
  const totals = new Map<number, { ms: number; ridden: number }>();
  for (const [at, rides] of stages.entries()) {
    const penalties = new Map<number, number>();
    if (decisions?.penalty.stage === at + 1) penalties.set(decisions.penalty.rider, decisions.penalty.ms);
    const out = outOfTime(rides, (rider) => categories[at]?.get(rider) ?? '', penalties);
    if (decisions?.kept.stage === at + 1) out.delete(decisions.kept.rider);
    for (const { rider, ms, isVirtual } of rides) {
      if (isVirtual || out.has(rider)) continue;
      const total = totals.get(rider) ?? { ms: 0, ridden: 0 };
      totals.set(rider, { ms: total.ms + ms + (penalties.get(rider) ?? 0), ridden: total.ridden + 1 });
    }
  }
  const whole: Classified[] = [...totals]
    .filter(([, { ridden }]) => ridden === stages.length)
    .map(([rider, { ms }]) => ({ rider, ms, category: categories.at(-1)?.get(rider) ?? '' }))
    .toSorted((one, other) => one.ms - other.ms);
  return whole.map(({ rider, category, ms }, at) => ({
    rider,
    category,
    ms,
    place: whole.slice(0, at + 1).filter((one) => one.category === category).length,
    absolute: at + 1,
  }));
}
