import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GroupLabel } from '../categories/groupLabel.ts';
import { latestRulesVersion, RULES_VERSIONS } from '../rulesVersion.ts';
import { aDisqualification, aGroupDecision, anUndo } from '../testing/aDecision.ts';
import { aMain, anEntry, aPerson, someRules } from '../testing/anEntry.ts';
import type { Decision } from './decision.ts';
import type { GameEntry } from './gameEntry.ts';
import type { Person } from './person.ts';
import { placeSteps } from './placeSteps.ts';
import { type ProtocolInput, protocol } from './protocol.ts';
import type { Protocol } from './rankedRow.ts';
import { FINISH_PROTOCOLS, isRankedByGroup } from './rules.ts';

describe('every protocol', () => {
  it('neither loses nor duplicates riders', () => {
    holds((input) => {
      const riders = new Set(input.entries.map(({ profileId }) => profileId));
      const rows = protocol(input).rows.map(({ profileId }) => profileId);

      expect(rows.toSorted(byNumber)).toEqual([...riders].toSorted(byNumber));
    });
  });

  it('takes every row from the entries unchanged', () => {
    holds((input) => {
      for (const { entry, profileId } of protocol(input).rows) {
        expect(input.entries).toContain(entry);
        expect(entry.profileId).toBe(profileId);
      }
    });
  });

  it('explains every place by the time and the faster rows out of the classification', () => {
    holds((input) => {
      const { rows } = protocol(input);

      for (const row of rows.filter(({ place }) => place !== null)) {
        const { placeByTime, passedOver } = placeSteps(rows, row, input.rules.kind);
        expect((placeByTime ?? 0) - passedOver.length).toBe(row.place);
      }
    });
  });

  it('is independent of the order of entries and decisions', () => {
    fc.assert(
      fc.property(someRace(), fc.nat(), (input, turns) => {
        const turned = { ...input, entries: turn(input.entries, turns), decisions: turn(input.decisions, turns) };
        const reversed = { ...input, entries: input.entries.toReversed(), decisions: input.decisions.toReversed() };

        expect(protocol(turned)).toEqual(protocol(input));
        expect(protocol(reversed)).toEqual(protocol(input));
      }),
    );
  });

  it('is restored when a decision is undone', () => {
    const made = fc.record({
      profileId: fc.integer({ min: 1, max: 18 }),
      at: fc.nat(9),
      group: fc.constantFrom('A', 'E', null),
    });
    fc.assert(
      fc.property(someRace(), made, (input, { profileId, at, group }) => {
        const decision =
          group === null
            ? aDisqualification('new', profileId, { at })
            : aGroupDecision('new', profileId, group, { at });
        const undo = anUndo('undone', decision.id, profileId, { at });

        expect(protocol({ ...input, decisions: [...input.decisions, decision, undo] })).toEqual(protocol(input));
      }),
    );
  });

  it('ranks groups alike, whatever their labels', () => {
    holds((given) => {
      // Among equal rides in two groups the labels decide.
      const ridden = given.entries.filter(({ eventSubgroupId }) => eventSubgroupId !== null);
      const entries = [...new Map(ridden.map((entry) => [entry.profileId, entry])).values()];
      const input = { ...given, entries };
      const groups = input.rules.groups.map((group) => ({ ...group, label: mirrored[group.label] }));
      const withOtherLetters = protocol({ ...input, rules: { ...input.rules, groups } });

      expect(rankedIn(withOtherLetters, (label) => label)).toEqual(
        rankedIn(protocol(input), (label) => mirrored[label]),
      );
    });
  });

  it('is idempotent on its own rows', () => {
    holds((input) => {
      const once = protocol(input);

      expect(protocol({ ...input, entries: once.rows.map(({ entry }) => entry) })).toEqual(once);
    });
  });

  it('ignores duplicated pages and decisions', () => {
    holds((input) => {
      const twice = {
        ...input,
        entries: [...input.entries, ...input.entries],
        decisions: [...input.decisions, ...input.decisions],
      };

      expect(protocol(twice)).toEqual(protocol(input));
    });
  });

  it('does not mutate its input', () => {
    holds((input) => {
      const before = JSON.stringify(input);
      protocol(input);

      expect(JSON.stringify(input)).toBe(before);
    });
  });

  it('has ranked rows first, then rows without a time, then the disqualified', () => {
    holds((input) => {
      const tiers = protocol(input).rows.map((row) => (row.disqualification ? 2 : row.place === null ? 1 : 0));

      expect(tiers).toEqual(tiers.toSorted(byNumber));
    });
  });

  it('assigns each person at most one place, and counts each once, by the latest rules', () => {
    holds((given) => {
      const { rows, finishersCount } = protocol({
        ...given,
        rules: { ...given.rules, rulesVersion: latestRulesVersion },
      });
      const placed = rows.flatMap(({ place, shownProfileId }) => (place === null ? [] : [shownProfileId]));
      const finished = rows.filter(({ disqualification }) => disqualification?.status !== 'DNF');

      expect(placed).toEqual([...new Set(placed)]);
      expect(finishersCount.absolute).toBe(new Set(finished.map(({ shownProfileId }) => shownProfileId)).size);
    });
  });

  it('ranks exactly the rows with a time that are not disqualified', () => {
    holds((input) => {
      for (const row of protocol(input).rows) {
        expect(row.place !== null).toBe(row.timeMs !== null && row.disqualification === null);
        expect(row.gapToLeaderMs !== null).toBe(row.place !== null);
      }
    });
  });

  it('assigns a place of one more than the number of faster riders of the field', () => {
    holds((input) => {
      const { rows } = protocol(input);
      for (const row of rows.filter(({ place }) => place !== null)) {
        const field = rows.filter((other) => other.place !== null && isSameField(input, row, other));
        const faster = field.filter(({ timeMs }) => (timeMs ?? 0) < (row.timeMs ?? 0));

        expect(row.place).toBe(faster.length + 1);
      }
    });
  });

  it('has a leader with a gap of 0 in every field, and gaps to previous that add up to the gap to the leader', () => {
    holds((input) => {
      const sums = new Map<string, number>();
      for (const row of protocol(input).rows.filter(({ place }) => place !== null)) {
        const field = isRankedByGroup(input.rules.kind) ? row.groupLabel : 'all';
        const ahead = sums.get(field) ?? null;
        const sum = (ahead ?? 0) + (row.gapToPreviousMs ?? 0);
        sums.set(field, sum);

        expect(row.gapToPreviousMs === null).toBe(ahead === null);
        expect(row.gapToLeaderMs).toBe(sum);
      }
    });
  });

  it('times riders by their own time and the start gap', () => {
    holds((input) => {
      for (const { timeMs, startGapMs, entry } of protocol(input).rows.filter((row) => row.timeMs !== null)) {
        expect((timeMs ?? 0) - startGapMs).toBe(entry.activityData?.durationInMilliseconds);
        expect(startGapMs).toBeGreaterThanOrEqual(0);
      }
    });
  });

  it('counts all riders but DNF as finishers, group by group', () => {
    holds((input) => {
      const { rows, finishersCount } = protocol({ ...input, people: [] });
      const inGroups = Object.values(finishersCount.byGroup).reduce((sum, count) => sum + count, 0);

      expect(finishersCount.absolute).toBe(rows.filter(({ entry }) => !entry.didNotFinish).length);
      expect(inGroups).toBe(rows.filter(({ entry, hasGroup }) => !entry.didNotFinish && hasGroup).length);
    });
  });

  it('keeps its decisions through a re-import with other figures', () => {
    holds((input) => {
      const later = input.entries.map((entry) => ({
        ...entry,
        rank: 9,
        sensorData: { ...entry.sensorData, avgWatts: 1 },
      }));

      expect(decidedIn(protocol({ ...input, entries: later }))).toEqual(decidedIn(protocol(input)));
    });
  });
});

const mirrored = { A: 'E', B: 'D', C: 'C', D: 'B', E: 'A' } as const;

function rankedIn({ rows }: Protocol, letterOf: (label: GroupLabel) => GroupLabel) {
  return rows
    .map(({ profileId, groupLabel, place, timeMs, gapToLeaderMs }) => ({
      profileId,
      place,
      timeMs,
      gapToLeaderMs,
      group: letterOf(groupLabel),
    }))
    .toSorted((one, other) => one.profileId - other.profileId);
}

function byNumber(a: number, b: number) {
  return a - b;
}

function holds(promise: (input: ProtocolInput) => void) {
  fc.assert(fc.property(someRace(), promise));
}

function decidedIn({ rows }: Protocol) {
  const decided = rows.filter(({ disqualification }) => typeof disqualification?.decisionId === 'string');
  return decided
    .map(({ profileId, disqualification }) => [profileId, disqualification] as const)
    .toSorted(([a], [b]) => a - b);
}

function isSameField(input: ProtocolInput, a: { groupLabel: string }, b: { groupLabel: string }) {
  return !isRankedByGroup(input.rules.kind) || a.groupLabel === b.groupLabel;
}

function turn<T>(list: readonly T[], turns: number): T[] {
  const at = list.length === 0 ? 0 : turns % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}

function someRace(): fc.Arbitrary<ProtocolInput> {
  return fc.record({
    entries: fc.array(someEntry(), { maxLength: 25 }),
    people: somePeople(),
    decisions: someDecisions(),
    rules: fc
      .tuple(fc.constantFrom(...RULES_VERSIONS), fc.constantFrom(...FINISH_PROTOCOLS), fc.nat(6))
      .map(([rulesVersion, kind, apart]) => ({ ...someRules(kind, apart), rulesVersion })),
  });
}

// Few ids and few times, so that repeated riders and ties are common.
function someEntry(): fc.Arbitrary<GameEntry> {
  return fc
    .record({
      profileId: fc.integer({ min: 1, max: 18 }),
      group: fc.constantFrom('A', 'B', 'C', 'D', 'E', null),
      timeMs: fc.oneof(fc.integer({ min: 1_400_000, max: 1_400_006 }), fc.integer(), fc.constant(null)),
      powerType: fc.constantFrom('SMART_TRAINER', 'SMART_TRAINER', 'VIRTUAL_POWER'),
      didNotFinish: fc.constantFrom(false, false, false, true),
      watts: fc.nat(400),
    })
    .map(({ profileId, ...facts }) => anEntry(profileId, facts));
}

/** Few accounts, some of which are shown under another. */
function somePeople(): fc.Arbitrary<Person[]> {
  const account = fc.integer({ min: 1, max: 18 });
  const pairs = fc.uniqueArray(fc.tuple(account, account), { maxLength: 6, selector: ([profileId]) => profileId });
  return pairs.map((all) =>
    all.map(([profileId, shown]) => aPerson(profileId, shown === profileId ? {} : { main: aMain(shown) })),
  );
}

function someDecisions(): fc.Arbitrary<Decision[]> {
  const facts = fc.record({ profileId: fc.integer({ min: 1, max: 20 }), at: fc.nat(9), undone: fc.boolean() });
  return fc.array(facts, { maxLength: 6 }).map((all) =>
    all.flatMap(({ profileId, at, undone }, index): Decision[] => {
      const decision = aDisqualification(`d${index}`, profileId, { at });
      return undone ? [decision, anUndo(`u${index}`, decision.id, profileId, { at })] : [decision];
    }),
  );
}
