import type { Decision } from '../protocol/decision.ts';
import type { GameEntry } from '../protocol/gameEntry.ts';
import type { Person } from '../protocol/person.ts';
import { protocol } from '../protocol/protocol.ts';
import type { Protocol } from '../protocol/rankedRow.ts';
import type { FinishProtocol } from '../protocol/rules.ts';
import { latestRulesVersion, type RulesVersion } from '../rulesVersion.ts';
import { MINUTE, someRules } from './anEntry.ts';

export interface RaceFacts {
  kind?: FinishProtocol;
  minutesApart?: number;
  people?: Person[];
  decisions?: Decision[];
  acceptedTimes?: ReadonlyMap<number, number>;
  rulesVersion?: RulesVersion;
}

/** Builds the protocol of a race with the rules of `someRules`. */
export function race(
  entries: GameEntry[],
  { kind = 'classicCommon', minutesApart = 0, people = [], decisions = [], ...facts }: RaceFacts = {},
) {
  const { acceptedTimes = new Map(), rulesVersion = latestRulesVersion } = facts;
  return protocol({
    entries,
    people,
    decisions,
    acceptedTimes,
    rules: { ...someRules(kind, minutesApart), rulesVersion },
  });
}

export function idsOf({ rows }: Protocol) {
  return rows.map(({ profileId }) => profileId);
}

/** Returns profile ids and places, in the order of the rows. */
export function ranksOf({ rows }: Protocol) {
  return rows.map(({ profileId, place }) => [profileId, place]);
}

/** Returns labels by profile id. */
export function labelsOf({ rows }: Protocol) {
  return Object.fromEntries(
    rows.map(({ profileId, disqualification }) => [profileId, disqualification?.label ?? null]),
  );
}

/** Returns rows in minutes, for readable comparisons. */
export function standings({ rows }: Protocol) {
  return rows.map(({ profileId, groupLabel, place, timeMs, gapToLeaderMs, gapToPreviousMs }) => ({
    id: profileId,
    group: groupLabel,
    place,
    minutes: minutes(timeMs),
    toLeader: minutes(gapToLeaderMs),
    toPrevious: minutes(gapToPreviousMs),
  }));
}

function minutes(ms: number | null) {
  return ms === null ? null : ms / MINUTE;
}
