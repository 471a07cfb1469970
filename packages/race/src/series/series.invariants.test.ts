import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aStageUndo } from '../testing/aStageDecision.ts';
import { someDecision, someLinkedRow, someSeries } from '../testing/someSeries.ts';
import type { StageProtocol, StageRow } from './stageRow.ts';
import { decidedInSeries } from './stages/decidedInSeries.ts';
import type { SeriesInput } from './stages/seriesDrafts.ts';
import { stageProtocols } from './stages/stageProtocols.ts';
import { buildGeneralClassification, withStages } from './standings/generalClassification.ts';
import { seriesStandings, withDecisions } from './standings/seriesStandings.ts';
import { womensClassification } from './standings/subClassification.ts';

const someFurther = fc.array(fc.oneof({ arbitrary: someDecision, weight: 4 }, someLinkedRow), { maxLength: 3 });

describe('every stage of every series', () => {
  it('neither loses nor duplicates riders, except for rows added and removed manually', () => {
    holds((input) => {
      const decided = decidedInSeries(input.decisions, input.rules.seriesId, Number);
      for (const { stage, rows } of stageProtocols(input)) {
        const byHand = [...(decided.get(stage.order) ?? [])];
        const riders = new Set(ridersOf(input, stage.order));
        for (const [rider, { row }] of byHand) {
          if (row?.type === 'rowAdded') riders.add(rider);
          if (row?.type === 'rowRemoved') riders.delete(rider);
        }

        expect(rows.map(({ shownProfileId }) => shownProfileId).toSorted(byNumber)).toEqual(
          [...riders].toSorted(byNumber),
        );
      }
    });
  });

  it('takes every row from the rides unchanged, or from a decision', () => {
    holds((input) => {
      for (const { stage, rows } of stageProtocols(input)) {
        const entries = input.stages.find((each) => each.stage.order === stage.order)?.rides.map(({ entry }) => entry);
        const added = input.decisions.flatMap((decision) => (decision.type === 'rowAdded' ? [decision.entry] : []));

        for (const { entry } of rows) expect([...(entries ?? []), ...added]).toContain(entry);
      }
    });
  });

  it('ranks exactly the rows with a time and a category that are not out', () => {
    holds((input) => {
      for (const { rank, timeMs, category, disqualification } of rowsOf(input)) {
        const isRanked = timeMs !== null && category !== null && disqualification === null;

        expect([rank.absolute > 0, rank.category > 0]).toEqual([isRanked, isRanked]);
      }
    });
  });

  it('has no negative gap, and gaps to previous that add up to the gap to the leader', () => {
    holds((input) => {
      for (const { rows } of protocolsWithoutGhosts(input)) {
        let sum = 0;
        for (const { gapsInCategories } of rows.filter(({ rank }) => rank.absolute > 0)) {
          sum += gapsInCategories.absolute?.toPrev ?? 0;

          expect(gapsInCategories.absolute?.toPrev ?? 0).toBeGreaterThanOrEqual(0);
          expect(gapsInCategories.absolute?.toLeader ?? 0).toBe(sum);
        }
      }
    });
  });

  it('computes a final time never longer than the own time plus the penalties', () => {
    holds((input) => {
      for (const { finalDurationInMilliseconds: final, timeMs, penaltyMs } of rowsOf(input)) {
        expect(final === null).toBe(timeMs === null);
        expect(final ?? 0).toBeLessThanOrEqual((timeMs ?? 0) + penaltyMs);
      }
    });
  });

  it('keeps every penalty in the final time', () => {
    holds((input) => {
      for (const { finalDurationInMilliseconds, timeMs, penaltyMs } of rowsOf(input)) {
        const expected = timeMs === null || penaltyMs === 0 ? finalDurationInMilliseconds : timeMs + penaltyMs;

        expect(finalDurationInMilliseconds).toBe(expected);
      }
    });
  });
});

describe('every series', () => {
  it('is independent of the order of stages, rides and decisions, and counts duplicates once', () => {
    holds((input) => {
      const turned = {
        ...input,
        stages: input.stages.toReversed().map((each) => ({ ...each, rides: each.rides.toReversed() })),
        decisions: [...input.decisions.toReversed(), ...input.decisions],
      };

      expect(seriesStandings(turned)).toEqual(seriesStandings(input));
    });
  });

  it('is independent of the order of decisions about two riders', () => {
    fc.assert(
      fc.property(someSeries(), someDecision, someDecision, fc.nat(9), (input, one, other, at) => {
        fc.pre(one.profileId !== other.profileId);
        const counted = [
          [at, at + 1],
          [at + 1, at],
        ].map(([first = 0, second = 0]) => {
          const made = [...input.decisions, { ...one, at: first + 100 }, { ...other, at: second + 100 }];
          return withoutTimes(stageProtocols({ ...input, decisions: made }));
        });

        expect(counted[0]).toEqual(counted[1]);
      }),
    );
  });

  it('is restored when a decision is undone', () => {
    fc.assert(
      fc.property(someSeries(), fc.oneof(someDecision, someLinkedRow), (input, decision) => {
        const undone = { ...input, decisions: [...input.decisions, decision, aStageUndo(decision)] };

        expect(seriesStandings(undone)).toEqual(seriesStandings(input));
      }),
    );
  });

  it('adds decisions and undos to its results as if computed from scratch', () => {
    fc.assert(
      fc.property(
        someSeries(),
        fc.array(someLinkedRow, { maxLength: 1 }),
        someFurther,
        fc.nat(),
        (series, linked, further, pick) => {
          const input = { ...series, decisions: [...linked, ...series.decisions] };
          const before = seriesStandings(input);
          const kept = JSON.stringify([before.protocols, before.general, [...before.drafts]]);
          const undone = input.decisions.length > 0 ? input.decisions[pick % input.decisions.length] : undefined;
          const made = [...further, ...(undone ? [aStageUndo(undone)] : [])];
          const decided = { ...input, decisions: [...input.decisions, ...made] };

          const { protocols, general } = withDecisions(before, decided, made);

          const scratch = seriesStandings(decided);
          expect({ protocols, general }).toEqual({ protocols: scratch.protocols, general: scratch.general });
          expect(JSON.stringify([before.protocols, before.general, [...before.drafts]])).toBe(kept);
        },
      ),
    );
  });

  it('keeps the protocols of stages without the rider of a decision', () => {
    fc.assert(
      fc.property(someSeries(), someDecision, (input, decision) => {
        const before = seriesStandings(input);
        const decided = { ...input, decisions: [...input.decisions, decision] };
        const hasRider = ({ rows }: StageProtocol) =>
          rows.some(({ shownProfileId }) => shownProfileId === decision.profileId);

        const { protocols } = withDecisions(before, decided, [decision]);

        const others = protocols.filter((protocol) => !hasRider(protocol));
        const known = before.protocols.filter((protocol) => !hasRider(protocol));
        expect(others.every((protocol) => known.includes(protocol) || decision.type === 'rowRemoved')).toBe(true);
      }),
    );
  });

  it('computes the same standings from one updated stage as from scratch', () => {
    fc.assert(
      fc.property(someSeries(), someDecision, (input, decision) => {
        const before = seriesStandings(input);
        const after = stageProtocols({ ...input, decisions: [...input.decisions, decision] });
        const changed = after.filter(
          (protocol, at) => JSON.stringify(protocol) !== JSON.stringify(before.protocols[at]),
        );

        expect(withStages(before.general, input.rules, changed)).toEqual(
          buildGeneralClassification(input.rules, after),
        );
      }),
    );
  });

  it('computes the same standings stage by stage', () => {
    holds((input) => {
      const { protocols, general } = seriesStandings(input);
      const empty = buildGeneralClassification(input.rules, []);
      const grown = protocols.toReversed().reduce((sum, protocol) => withStages(sum, input.rules, [protocol]), empty);

      expect(grown).toEqual(general);
    });
  });

  it('includes every rider of a stage in the general classification once', () => {
    holds((input) => {
      const { protocols, general } = seriesStandings(input);
      const riders = new Set(protocols.flatMap(({ rows }) => rows.map(({ shownProfileId }) => shownProfileId)));

      expect(general.rows.map(({ profileId }) => profileId).toSorted(byNumber)).toEqual([...riders].toSorted(byNumber));
    });
  });

  it('ranks in the general classification exactly those who are not out', () => {
    holds((input) => {
      for (const { rank, disqualification } of seriesStandings(input).general.rows) {
        expect(rank.absolute > 0).toBe(disqualification === null);
      }
    });
  });

  it('ranks men and women symmetrically', () => {
    const mirrored = fc.property(someSeries(), (input) => {
      const standings = seriesStandings(input);
      const { protocols, general } = seriesStandings(otherSex(input));
      const mirror = otherSex({ protocols: standings.protocols, general: standings.general });

      expect({ protocols, general }).toEqual(mirror);
      expect(
        womensClassification(mirror.general)
          .map(({ profileId }) => profileId)
          .toSorted(byNumber),
      ).toEqual(
        standings.general.rows
          .flatMap(({ profileId, rider }) => (rider.gender === 'MALE' ? [profileId] : []))
          .toSorted(byNumber),
      );
    });
    fc.assert(mirrored, { numRuns: 100 });
  });

  it('does not mutate its input', () => {
    holds((input) => {
      const before = JSON.stringify(input);
      seriesStandings(input);

      expect(JSON.stringify(input)).toBe(before);
    });
  });
});

/** Swaps men and women. */
function otherSex<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (key, inner: unknown) => {
    if (key !== 'gender') return inner;
    return inner === 'MALE' ? 'FEMALE' : inner === 'FEMALE' ? 'MALE' : inner;
  });
}

function byNumber(a: number, b: number) {
  return a - b;
}

function holds(promise: (input: SeriesInput) => void) {
  fc.assert(fc.property(someSeries(), promise));
}

function rowsOf(input: SeriesInput): StageRow[] {
  return stageProtocols(input).flatMap(({ rows }) => rows);
}

function ridersOf({ stages }: SeriesInput, order: number) {
  const ofOrder = stages.filter(({ stage }) => stage.order === order);
  return ofOrder.flatMap(({ rides }) => rides.map(({ entry }) => entry.profileId));
}

/** If places are kept for riders who are out, gaps include them. */
function protocolsWithoutGhosts(input: SeriesInput) {
  return stageProtocols({ ...input, rules: { ...input.rules, riderCategoryRule: 'stepChange' } });
}

function withoutTimes(protocols: readonly StageProtocol[]): unknown {
  return JSON.parse(JSON.stringify(protocols, (key, value: unknown) => (key === 'at' ? undefined : value)));
}
