import { Injectable } from '@nestjs/common';
import type { Decision, RulesVersion } from '@otryv/race';
import { ActivitiesService } from '../activities/activities.service.ts';
import { CatalogueService } from '../catalogue/catalogue.service.ts';
import { routeIdsOf, type StoredEvent } from '../events/event-catalogue.ts';
import { OrganizersService } from '../organizers/organizers.service.ts';
import type { SessionOrNone } from '../platform/database/session.ts';
import { RidersService } from '../riders/riders.service.ts';
import { type FoldedProtocol, foldProtocol } from './fold-protocol.ts';
import { ImplausibleFiguresRepository } from './implausible-figures.repository.ts';
import type { StoredImport } from './imports.repository.ts';
import { toProtocolState } from './protocol-state.mapper.ts';
import type { StoredState } from './protocol-states.repository.ts';

/** What a protocol is folded from, as it is stored. */
export interface RaceFacts {
  rulesVersion: RulesVersion;
  event: StoredEvent;
  latest: StoredImport;
  decisions: readonly Decision[];
  state: StoredState | null;
  /** Whether hidden figures stay in: for those who may edit the event. */
  showsHidden?: true;
}

/** Folds stored rows and decisions into a protocol, with the power and the scores of its riders. */
@Injectable()
export class RaceFolder {
  constructor(
    private readonly activities: ActivitiesService,
    private readonly riders: RidersService,
    private readonly catalogue: CatalogueService,
    private readonly organizers: OrganizersService,
    private readonly figures: ImplausibleFiguresRepository,
  ) {}

  /** One protocol for each of some lists of decisions: what they share is read once. */
  async fold(
    { rulesVersion, event, latest, state, showsHidden }: Omit<RaceFacts, 'decisions'>,
    session: SessionOrNone,
    ...decisions: (readonly Decision[])[]
  ) {
    const activityIds = latest.entries.flatMap(({ activityData }) => activityData?.activityId || []);
    const effortsOf = await this.activities.effortsOf(activityIds, session);
    const profileIds = latest.entries.map(({ profileId }) => profileId);
    const riders = await this.riders.byIds(profileIds, session);
    const organizers = await this.organizers.byIds(event.organizer ? [event.organizer.id] : [], session);
    const accepted = await this.figures.ofEvent(event.gameId, session);
    const racingScores = new Map(
      [...riders.values()].flatMap(({ zwiftId, competitionMetrics }) => {
        const score = competitionMetrics?.racingScore;
        return score == null ? [] : [[zwiftId, score] as const];
      }),
    );
    const hidden = new Map(
      showsHidden ? [] : [...riders.values()].map((rider) => [rider.zwiftId, rider.hidden] as const),
    );
    const routes = this.catalogue.summariesOf(routeIdsOf(event));
    const { entries, people } = latest;
    const shown = new Map(organizers.map((organizer) => [organizer.id, organizer]));
    const facts = { rulesVersion, event, organizers: shown, entries, people, effortsOf, racingScores, hidden, routes };
    const shared = { ...facts, accepted, state: state && toProtocolState(state) };
    return decisions.map((list): FoldedProtocol => foldProtocol({ ...shared, decisions: list }));
  }
}
