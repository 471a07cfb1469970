import { GROUP_LABELS, type GroupLabel } from '../categories/groupLabel.ts';
import { groupBy } from '../lists/groupBy.ts';
import { compareRows, type TimedEntry } from './compareRows.ts';
import { type Decision, decisionsInForce } from './decision.ts';
import { disqualificationOf, secondAccount } from './disqualification.ts';
import type { GameEntry } from './gameEntry.ts';
import { repeatedRows } from './onePerPerson.ts';
import { onePerRider } from './onePerRider.ts';
import type { Person } from './person.ts';
import type { FinishersCount, Protocol, RankedRow } from './rankedRow.ts';
import { hasImplausibleTime, ownTimeMs, rideFigures } from './rideFigures.ts';
import { isRankedByGroup, type Rules, startGaps } from './rules.ts';
import { type Standing, standingsOf } from './standingsOf.ts';

export interface ProtocolInput {
  /** Rows of all groups as sent by the game, in any order; pages may overlap. */
  entries: readonly GameEntry[];
  people: readonly Person[];
  decisions: readonly Decision[];
  /** Implausible race times in ms that moderators have accepted, by profile id. */
  acceptedTimes?: ReadonlyMap<number, number>;
  rules: Rules;
}

const OUT_OF_CLASSIFICATION = { place: null, gapToLeaderMs: null, gapToPreviousMs: null };

/**
 * Computes the protocol of a race: every account once, and each person counted once, by the best finish. Ranked rows
 * come first (by group if groups are ranked separately, then by time), then rows without a time, then the disqualified
 * in the same order. The order of the input has no effect: riders with equal times are sorted by profile id.
 */
export function protocol(input: ProtocolInput): Protocol {
  const { people, rules } = input;
  const personOf = new Map(people.map((person) => [person.profileId, person]));
  const shownIdOf = (profileId: number) => personOf.get(profileId)?.main?.profileId ?? profileId;
  const timed = timedEntries(input);
  // The first version of the rules assigned a place to every account.
  const repeated = rules.rulesVersion >= 2 ? repeatedRows(timed, shownIdOf) : new Set<TimedEntry>();
  const finishersCount = countFinishers(timed.filter((row) => !repeated.has(row)));
  const rows = timed
    .map((row) =>
      repeated.has(row) && row.disqualification === null ? { ...row, disqualification: secondAccount() } : row,
    )
    .toSorted(compareRows(rules.kind));
  const standings = standingsByRow(rows, isRankedByGroup(rules.kind));

  return {
    rows: rows.map((row): RankedRow => {
      const person = personOf.get(row.profileId) ?? null;
      const counts: FinishersCount = {
        category: finishersCount.byGroup[row.groupLabel],
        absolute: finishersCount.absolute,
      };
      return {
        ...row,
        ...rideFigures(row.entry),
        ...(standings.get(row) ?? OUT_OF_CLASSIFICATION),
        shownProfileId: shownIdOf(row.profileId),
        finishersCount: counts,
        person,
      };
    }),
    finishersCount,
  };
}

function timedEntries({ entries, decisions, acceptedTimes, rules }: ProtocolInput): TimedEntry[] {
  const gaps = startGaps(rules);
  const labels = new Map(rules.groups.map(({ id, label }) => [id, label]));
  const inForce = decisionsInForce(decisions);

  const rows = entries.map((entry): TimedEntry => {
    const groupId = entry.eventSubgroupId ?? Number.NaN;
    const startGapMs = gaps.get(groupId) ?? 0;
    const ridden = labels.get(groupId);
    const riddenLabel = ridden ?? 'E';
    const decided = inForce.groups.get(entry.profileId)?.value;
    const hasGroup = rules.rulesVersion < 2 || (decided ?? ridden) !== undefined;
    const ownMs = ownTimeMs(entry);
    const timeMs = ownMs === null ? null : ownMs + startGapMs;
    const isImplausible =
      rules.rulesVersion >= 3 && acceptedTimes?.get(entry.profileId) !== timeMs && hasImplausibleTime(entry, timeMs);
    return {
      profileId: entry.profileId,
      groupLabel: decided ?? riddenLabel,
      riddenLabel,
      hasGroup,
      timeMs,
      startGapMs,
      disqualification: disqualificationOf(entry, inForce.disqualifications.get(entry.profileId), {
        hasGroup,
        hasImplausibleTime: isImplausible,
      }),
      entry,
    };
  });
  return onePerRider(rows);
}

function standingsByRow(rows: readonly TimedEntry[], byGroup: boolean): Map<TimedEntry, Standing> {
  const classified = rows.filter((row) => row.disqualification === null && row.timeMs !== null);
  const fields = groupBy(classified, ({ groupLabel }) => (byGroup ? groupLabel : 'all'));

  const standings = new Map<TimedEntry, Standing>();
  for (const field of fields.values()) {
    const shared = standingsOf(field.map(({ timeMs }) => timeMs ?? 0));
    for (const [index, row] of field.entries()) {
      const standing = shared[index];
      if (standing) standings.set(row, standing);
    }
  }
  return standings;
}

function countFinishers(rows: readonly TimedEntry[]): Protocol['finishersCount'] {
  const finishers = rows.filter(({ disqualification }) => disqualification?.status !== 'DNF');
  const inGroup = (label: GroupLabel) =>
    finishers.filter(({ groupLabel, hasGroup }) => hasGroup && groupLabel === label).length;
  const [a, b, c, d, e] = GROUP_LABELS;
  return {
    absolute: finishers.length,
    byGroup: { [a]: inGroup(a), [b]: inGroup(b), [c]: inGroup(c), [d]: inGroup(d), [e]: inGroup(e) },
  };
}
