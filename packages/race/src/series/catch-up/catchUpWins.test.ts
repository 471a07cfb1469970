import { describe, expect, it } from 'vitest';
import { anEntry, aPerson, EVENT_START, MINUTE, someRules } from '../../testing/anEntry.ts';
import { race } from '../../testing/aRace.ts';
import { leadersOfGroups, winsOfGroups } from './catchUp.ts';
import { type CatchUpRace, catchUpWins } from './catchUpWins.ts';

/** Builds a catch-up race whose groups start 2 minutes apart, from riders with their group and own time in minutes. */
function aCatchUp(eventId: number, riders: readonly [number, 'A' | 'B' | 'C', number][], days = 0): CatchUpRace {
  const entries = riders.map(([id, group, minutes]) => anEntry(id, { group, timeMs: minutes * MINUTE }));
  const { eventStart, groups } = someRules('catchUp', 2);
  const { rows } = race(entries, { kind: 'catchUp', minutesApart: 2 });
  return { eventId, eventStart: eventStart + days * 24 * 60 * MINUTE, groups, rows };
}

describe('the wins of a catch-up series', () => {
  it('belong to the first over the line, in the group of the start, latest race first', () => {
    const races = [
      aCatchUp(41, [
        [1, 'A', 60],
        [2, 'B', 57],
      ]),
      aCatchUp(
        42,
        [
          [1, 'A', 50],
          [2, 'B', 49],
        ],
        7,
      ),
    ];

    expect(
      catchUpWins(races).map(({ race: { eventId }, profileId, groupLabel }) => [eventId, profileId, groupLabel]),
    ).toEqual([
      [42, 1, 'A'],
      [41, 2, 'B'],
    ]);
  });

  it('of races with one start have the later event first, in any order of the races', () => {
    const races = [43, 41, 42].map((eventId) => aCatchUp(eventId, [[1, 'A', 60]]));

    for (const given of [races, races.toReversed()])
      expect(catchUpWins(given).map(({ race: { eventId } }) => eventId)).toEqual([43, 42, 41]);
  });

  it('include the delay of each group after the first, in the order of the starts', () => {
    const [win] = catchUpWins([aCatchUp(41, [[1, 'A', 60]])]);

    expect(win?.startGaps.map(({ groupLabel, gapInMilliseconds }) => [groupLabel, gapInMilliseconds / MINUTE])).toEqual(
      [
        ['A', 0],
        ['B', 2],
        ['C', 4],
        ['D', 6],
        ['E', 8],
      ],
    );
  });

  it('are measured from the first group if it starts later than the event', () => {
    const late = aCatchUp(41, [[1, 'A', 60]]);
    const groups = late.groups.map((group) => ({ ...group, start: group.start + MINUTE })).toReversed();

    expect(catchUpWins([{ ...late, groups }])[0]?.startGaps[0]).toEqual({ groupLabel: 'A', gapInMilliseconds: 0 });
  });

  it('are two if two riders share the first place, and none in a race without a place', () => {
    const shared = aCatchUp(41, [
      [1, 'A', 60],
      [2, 'B', 58],
    ]);

    expect(catchUpWins([shared]).map(({ profileId }) => profileId)).toEqual([1, 2]);
    expect(catchUpWins([aCatchUp(42, [])])).toEqual([]);
  });

  it('exclude a race of one group', () => {
    const alone = aCatchUp(41, [[1, 'A', 60]]);

    expect(catchUpWins([{ ...alone, groups: alone.groups.slice(0, 1) }])).toEqual([]);
  });

  it('belong to the main account', () => {
    const main = {
      profileId: 7,
      firstName: 'Main',
      lastName: 'Rider',
      imageSrc: null,
      countryAlpha3: null,
      age: null,
      team: null,
    };
    const { rows } = race([anEntry(1)], { kind: 'catchUp', people: [aPerson(1, { main })] });
    const { groups } = someRules('catchUp', 2);

    expect(catchUpWins([{ eventId: 1, eventStart: EVENT_START, groups, rows }])[0]?.profileId).toBe(7);
  });

  it('provide the leaders and the sums of the groups', () => {
    const wins = catchUpWins([
      aCatchUp(41, [[1, 'A', 60]]),
      aCatchUp(42, [[1, 'A', 60]], 7),
      aCatchUp(43, [[2, 'C', 60]], 14),
    ]);

    expect(winsOfGroups(wins)).toEqual([
      { groupLabel: 'A', wins: 2 },
      { groupLabel: 'C', wins: 1 },
    ]);
    expect(
      leadersOfGroups(wins).map(({ latest, wins: count }) => [latest.profileId, latest.race.eventId, count]),
    ).toEqual([
      [1, 42, 2],
      [2, 43, 1],
    ]);
  });
});
