import { Injectable } from '@nestjs/common';
import type { Figure, RaceResults } from '@otryv/contract';
import {
  type Decision,
  isRankedByGroup,
  latestRulesVersion,
  protocol,
  type Rules,
  type RulesVersion,
} from '@otryv/race';
import { OrganizersService } from '../../../clubs/organizers/organizers.service.ts';
import { ActivitiesService, type RaceEfforts } from '../../../game/activities/activities.service.ts';
import { CatalogueService } from '../../../game/catalogue/catalogue.service.ts';
import type { SessionOrNone } from '../../../kernel/database/session.ts';
import { fullName } from '../../../people/riders/full-name.ts';
import { RidersService } from '../../../people/riders/riders.service.ts';
import { type ShownOrganizers, shownById, toEvent } from '../../events/read/event.mapper.ts';
import { routeIdsOf, type StoredEvent } from '../../events/read/event-catalogue.ts';
import { importanceOf } from '../../events/records/event-importance.ts';
import { ImplausibleFiguresRepository } from '../records/figures/implausible-figures.repository.ts';
import { type AcceptedFigure, acceptedTimesOf, type FoundFigure } from '../records/figures/judged-figures.ts';
import { ImportsRepository, type StoredImport } from '../records/imports/imports.repository.ts';
import { isClosed } from '../records/protocols/protocol-guards.ts';
import { toProtocolState } from '../records/protocols/protocol-state.mapper.ts';
import { ProtocolStatesRepository, type StoredState } from '../records/protocols/protocol-states.repository.ts';
import { ProtocolsRepository } from '../records/protocols/protocols.repository.ts';
import { gameRulesOf } from './game-rules.ts';
import { toProtocolRows } from './protocol-row.mapper.ts';
import { toWinner } from './winner.mapper.ts';

export interface RaceInput {
  /** Version of the stored protocol, or the latest if there is none yet. */
  rulesVersion: RulesVersion;
  /** The import to use: the latest, or that of the latest version while the protocol is locked or official. */
  latest: StoredImport | null;
  head: Awaited<ReturnType<ProtocolsRepository['findLatestHead']>>;
  state: StoredState | null;
}

/** Inputs of a protocol besides the decisions. */
interface RaceFacts {
  rulesVersion: RulesVersion;
  event: StoredEvent;
  latest: StoredImport;
  state: StoredState | null;
  /** Whether hidden figures are kept, for those who may edit the event. */
  showsHidden?: true;
}

/** Data about an event and its riders from other domains. */
interface Surroundings {
  organizers: ShownOrganizers;
  effortsOf: ReadonlyMap<string, RaceEfforts>;
  /** Figures hidden by riders, by profile id. */
  hidden: ReadonlyMap<number, readonly Figure[]>;
  routes: RaceResults['routes'];
  accepted: readonly AcceptedFigure[];
}

export type BuiltProtocol = Omit<RaceResults, 'event'> & {
  /** For moderators; includes hidden values. */
  implausible: FoundFigure[];
  event: Omit<RaceResults['event'], 'version' | 'isFinal'>;
};

/** Reads the inputs of protocols and computes their public form. */
@Injectable()
export class ProtocolBuilder {
  constructor(
    private readonly imports: ImportsRepository,
    private readonly protocols: ProtocolsRepository,
    private readonly states: ProtocolStatesRepository,
    private readonly figures: ImplausibleFiguresRepository,
    private readonly activities: ActivitiesService,
    private readonly riders: RidersService,
    private readonly catalogue: CatalogueService,
    private readonly organizers: OrganizersService,
  ) {}

  /** Reads the inputs of the next version of a protocol, from the named import if one is given. */
  async read(eventId: number, session: SessionOrNone, importId: string | null = null): Promise<RaceInput> {
    const head = await this.protocols.findLatestHead(eventId, session);
    const state = await this.states.findByEvent(eventId, session);
    const chosen = importId ?? (head && isClosed(state) ? head.importId : null);
    const latest =
      chosen === null ? await this.imports.findLatest(eventId, session) : await this.imports.findById(chosen, session);
    return { rulesVersion: head?.rulesVersion ?? latestRulesVersion, latest, head, state };
  }

  /** Computes a protocol for each list of decisions; shared data is read once. */
  async build(
    facts: RaceFacts,
    session: SessionOrNone,
    ...decisions: (readonly Decision[])[]
  ): Promise<BuiltProtocol[]> {
    const { event, latest, showsHidden } = facts;
    const activityIds = latest.entries.flatMap(({ activityData }) => activityData?.activityId || []);
    const effortsOf = await this.activities.listEffortsOf(activityIds, session);
    const profileIds = latest.entries.map(({ profileId }) => profileId);
    const organizers = await this.organizers.listByIds(event.organizer ? [event.organizer.id] : [], session);
    const accepted = await this.figures.listByEvent(event.gameId, session);
    const hidden = await this.riders.listHiddenOf(showsHidden ? [] : profileIds, session);
    const routes = this.catalogue.listSummariesOf(routeIdsOf(event));
    const surroundings = { organizers: shownById(organizers), effortsOf, hidden, routes, accepted };
    return decisions.map((list) => buildProtocol(facts, list, surroundings));
  }
}

/** Computes the public protocol of an event from the game's rows and the decisions. */
function buildProtocol(
  { rulesVersion, event, latest: { entries, people }, state }: RaceFacts,
  decisions: readonly Decision[],
  { organizers, effortsOf, hidden, routes, accepted }: Surroundings,
): BuiltProtocol {
  const rules: Rules = { ...gameRulesOf(event), rulesVersion };
  const { kind } = rules;
  const { rows, finishersCount } = protocol({
    entries,
    people,
    decisions,
    acceptedTimes: acceptedTimesOf(accepted),
    rules,
  });
  const { results, implausible } = toProtocolRows(rows, {
    eventId: event.gameId,
    effortsOf,
    hidden,
    // The points of a stage are in the stage protocol.
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
      ...(state && { protocol: toProtocolState(state) }),
      modifiedResults: {
        hasModified: decisions.length > 0,
        moderators: decisions.map((decision) => toChange(decision, names)),
      },
    },
    routes,
    implausible,
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
