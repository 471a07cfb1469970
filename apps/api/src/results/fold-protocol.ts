import type { Figure, ProtocolState, RaceResults } from '@otryv/contract';
import {
  type Decision,
  type Entry,
  finishProtocol,
  groupLabelOf,
  isRankedByGroup,
  type Person,
  protocol,
  type Rules,
  type RulesVersion,
} from '@otryv/race';
import type { RaceEfforts } from '../activities/activities.service.ts';
import { type ShownOrganizers, toEvent } from '../events/event.mapper.ts';
import type { StoredEvent } from '../events/event-catalogue.ts';
import { importanceOf } from '../events/event-importance.ts';
import { fullName } from '../riders/full-name.ts';
import type { AcceptedFigure, FoundFigure } from './judged-figures.ts';
import { toJudgedRows } from './protocol-row.mapper.ts';
import { toWinner } from './winner.mapper.ts';

export interface FoldInput {
  rulesVersion: RulesVersion;
  event: StoredEvent;
  organizers: ShownOrganizers;
  entries: readonly Entry[];
  people: readonly Person[];
  decisions: readonly Decision[];
  effortsOf: ReadonlyMap<string, RaceEfforts>;
  racingScores: ReadonlyMap<number, number>;
  /** What riders hide, by profile id. */
  hidden: ReadonlyMap<number, readonly Figure[]>;
  routes: RaceResults['routes'];
  state: ProtocolState | null;
  accepted: readonly AcceptedFigure[];
}

export type FoldedProtocol = Omit<RaceResults, 'event'> & {
  /** For moderators: hidden values too. */
  implausible: FoundFigure[];
  event: Omit<RaceResults['event'], 'version' | 'isFinal'>;
};

/** The public protocol of an event, from the rows of the game and the decisions. */
export function foldProtocol({
  rulesVersion,
  event,
  organizers,
  entries,
  people,
  decisions,
  effortsOf,
  racingScores,
  hidden,
  routes,
  state,
  accepted,
}: FoldInput): FoldedProtocol {
  const rules: Rules = { ...gameRulesOf(event), rulesVersion };
  const { kind } = rules;
  const { rows, finishersCount } = protocol({ entries, people, decisions, rules });
  const { results, implausible } = toJudgedRows(rows, {
    eventId: event.gameId,
    effortsOf,
    racingScores,
    hidden,
    // The points of a stage are in the protocol of the stage.
    importance: event.series?.hasStageResults ? 'unrated' : importanceOf(event),
    isRankedByGroup: isRankedByGroup(kind),
    accepted,
    leaders: new Set(event.eventSubgroups.flatMap(({ invitedLeaders }) => invitedLeaders)),
    sweepers: new Set(event.eventSubgroups.flatMap(({ invitedSweepers }) => invitedSweepers)),
  });
  const names = new Map(rows.map((row, index) => [row.profileId, nameOf(results[index])]));
  return {
    event: {
      ...toEvent(event, organizers),
      totalFinishedCount: finishersCount.absolute,
      winner: toWinner(rows, results, kind),
      results,
      ...(state && { protocol: state }),
      modifiedResults: {
        hasModified: decisions.length > 0,
        moderators: decisions.map((decision) => toChange(decision, names)),
      },
    },
    routes,
    implausible,
  };
}

/** What the places of an event depend on, beside the version of the rules. */
export function gameRulesOf({ typeRaceCustom, eventStart, eventSubgroups }: StoredEvent): Omit<Rules, 'rulesVersion'> {
  return {
    kind: finishProtocol(typeRaceCustom),
    eventStart: eventStart.getTime(),
    groups: eventSubgroups.map(({ id, label, eventSubgroupStart }) => ({
      id,
      label: groupLabelOf(label),
      start: eventSubgroupStart.getTime(),
    })),
  };
}

function nameOf(result: RaceResults['event']['results'][number] | undefined): string {
  return result ? fullName(result.profileData) : '';
}

function toChange(decision: Decision, names: ReadonlyMap<number, string>) {
  return {
    moderator: decision.author,
    date: new Date(decision.at).toISOString(),
    action: {
      property: decision.type === 'category' ? 'category' : 'disqualification',
      value: decision.type === 'undo' ? 'none' : decision.type === 'category' ? decision.value : decision.label,
      rider: names.get(decision.profileId) || String(decision.profileId),
      message: decision.reason,
    },
  };
}
