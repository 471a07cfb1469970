import {
  type Decision,
  decisionsInForce,
  disqualificationOf,
  GROUP_LABELS,
  type GroupLabel,
  groupLabelOf,
} from '@otryv/race';
import type { StoredEvent } from '../../events/read/event-catalogue.ts';
import { gameRulesOf } from '../build/game-rules.ts';
import type { StoredImport } from '../records/imports/imports.repository.ts';
import type { RaceDecisionBody } from '../records/race-decision-body.ts';
import { DecisionNotFound, DecisionRefused, GroupRefused, ResultNotFound } from '../records/results.errors.ts';
import type { PlannedDecision, PlannedUndo } from './decision-planner.ts';

interface DecidedRace {
  event: StoredEvent;
  latest: StoredImport;
  stored: readonly Decision[];
}

/**
 * Builds the stored body of a planned decision. Throws ResultNotFound, DecisionRefused, GroupRefused, DecisionNotFound.
 */
export function bodyOf(planned: PlannedDecision | PlannedUndo, race: DecidedRace): RaceDecisionBody {
  if ('undoes' in planned) return { type: 'undo', undoes: planned.undoes };
  const { profileId, value } = planned;
  const entry = race.latest.entries.find((candidate) => candidate.profileId === profileId);
  if (!entry) throw new ResultNotFound();
  const group = GROUP_LABELS.find((label) => label === value);
  const inForce = decisionsInForce(race.stored);
  if (group) return groupBody(group, inForce.groups.get(profileId), riddenGroup(entry.eventSubgroupId, race), race);
  if (disqualificationOf(entry, undefined) !== null) throw new DecisionRefused();
  if (value !== 'none') return { type: 'disqualification', label: value === 'DSQ' ? 'DSQ' : 'OFR' };
  const decision = inForce.disqualifications.get(profileId);
  if (!decision) throw new DecisionNotFound();
  return { type: 'undo', undoes: decision.id };
}

/** Builds the body of a group change; choosing the original group reverts the change. */
function groupBody(
  group: GroupLabel,
  inForce: { id: string; value: GroupLabel } | undefined,
  ridden: GroupLabel | null,
  { event }: DecidedRace,
): RaceDecisionBody {
  const labels = event.eventSubgroups.map(({ label }) => groupLabelOf(label));
  if (!labels.includes(group) || (inForce?.value ?? ridden) === group) throw new GroupRefused();
  if (inForce && group === ridden) return { type: 'undo', undoes: inForce.id };
  return { type: 'category', value: group };
}

/** Returns the group that was ridden; `null` if the event does not have the group named by the game. */
function riddenGroup(subgroupId: number | null | undefined, { event }: DecidedRace): GroupLabel | null {
  return gameRulesOf(event).groups.find(({ id }) => id === subgroupId)?.label ?? null;
}
