import type { RaceResults } from '@otryv/contract';
import { type Decision, type Entry, finishProtocol, GROUP_LABELS, type Person, protocol } from '@otryv/race';
import type { RaceEfforts } from '../activities/activities.repository.ts';
import { toEvent } from '../events/event.mapper.ts';
import type { StoredEvent } from '../events/events.repository.ts';
import { toResults } from './result.mapper.ts';

export interface FoldInput {
  event: StoredEvent;
  entries: readonly Entry[];
  people: readonly Person[];
  decisions: readonly Decision[];
  effortsOf: ReadonlyMap<string, RaceEfforts>;
  racingScores: ReadonlyMap<number, number>;
  routes: RaceResults['routes'];
}

export type FoldedProtocol = Omit<RaceResults, 'event'> & {
  event: Omit<RaceResults['event'], 'version' | 'isFinal'>;
  finished: number;
};

/** The public protocol of an event, from what the game said and what people decided. */
export function foldProtocol({
  event,
  entries,
  people,
  decisions,
  effortsOf,
  racingScores,
  routes,
}: FoldInput): FoldedProtocol {
  const { rows, finishersCount } = protocol({
    entries,
    people,
    decisions,
    rules: {
      kind: finishProtocol(event.typeRaceCustom),
      eventStart: event.eventStart.getTime(),
      groups: event.eventSubgroups.map(({ id, label, eventSubgroupStart }) => ({
        id,
        label: GROUP_LABELS[label - 1] ?? 'E',
        start: eventSubgroupStart.getTime(),
      })),
    },
  });
  const results = toResults(rows, {
    eventId: event.gameId,
    effortsOf,
    racingScores,
    leaders: new Set(event.eventSubgroups.flatMap(({ invitedLeaders }) => invitedLeaders)),
    sweepers: new Set(event.eventSubgroups.flatMap(({ invitedSweepers }) => invitedSweepers)),
  });
  const names = new Map(rows.map((row, index) => [row.profileId, nameOf(results[index])]));
  return {
    event: {
      ...toEvent(event),
      started: true,
      totalFinishedCount: finishersCount.absolute,
      results,
      modifiedResults: {
        hasModified: decisions.length > 0,
        moderators: decisions.map((decision) => toChange(decision, names)),
      },
    },
    routes,
    finished: finishersCount.absolute,
  };
}

function nameOf(result: RaceResults['event']['results'][number] | undefined): string {
  return result ? `${result.profileData.firstName} ${result.profileData.lastName}`.trim() : '';
}

function toChange(decision: Decision, names: ReadonlyMap<number, string>) {
  return {
    moderator: decision.author,
    date: new Date(decision.at).toISOString(),
    action: {
      property: 'disqualification',
      value: decision.type === 'undo' ? 'none' : decision.label,
      rider: names.get(decision.profileId) || String(decision.profileId),
      message: decision.reason,
    },
  };
}
