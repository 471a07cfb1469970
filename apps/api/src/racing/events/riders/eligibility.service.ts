import { Injectable } from '@nestjs/common';
import type { contract, EventEligibility, Identity, ResponseBody } from '@otryv/contract';
import { eligibilitySentence, eligibilitySummary } from '@otryv/contract/messages';
import { groupLabelOf } from '@otryv/race';
import { noTransaction } from '../../../kernel/database/session.ts';
import { GameIdsService } from '../../../people/users/game-ids/game-ids.service.ts';
import { EventCatalogue, type StoredEvent } from '../read/event-catalogue.ts';
import { RiderPowers } from '../read/rider-powers.ts';
import { eligibilityOf, type Knowledge, ownGroupOf } from './eligibility.ts';

type OwnGroup = ResponseBody<typeof contract.events.ownGroups>['data'][number];

/** Known data of the rider verified by a user. */
interface Known extends Required<Knowledge> {
  /** `null` without verification. */
  zwiftId: number | null;
}

/** Decides whether a rider may enter the groups of events, by the rider's data on the site. */
@Injectable()
export class EligibilityService {
  constructor(
    private readonly events: EventCatalogue,
    private readonly gameIds: GameIdsService,
    private readonly powers: RiderPowers,
  ) {}

  /** Judges by the user's verified rider; without one the outcome is unknown. Throws EventNotFound. */
  async judge(identity: Identity, eventId: number): Promise<EventEligibility> {
    const event = await this.events.requireEvent(eventId, noTransaction);
    const known = await this.known(identity);
    const { ownGroup, judged } = judge(event, known);
    const groups = judged.map(({ label, isAllowed, reasons }) => ({
      subgroupLabel: groupLabelOf(label),
      isAllowed,
      reasons,
      sentence: eligibilitySentence('ru', { isAllowed, reasons }),
    }));
    const found = { zwiftId: known.zwiftId, ownGroup, groups };
    return { eventId, ...found, sentence: eligibilitySummary('ru', found) };
  }

  /** Returns the groups of coming and ongoing races that fit the user's verified rider. */
  async listOwnGroups(identity: Identity): Promise<OwnGroup[]> {
    const known = await this.known(identity);
    if (known.rider === null) return [];
    const [coming, ongoing] = await Promise.all([this.events.listComing(), this.events.listOngoing()]);
    return [...ongoing, ...coming.filter(({ gameId }) => !ongoing.some((race) => race.gameId === gameId))].flatMap(
      (event) => {
        const { ownGroup } = judge(event, known);
        return ownGroup === null ? [] : [{ eventId: event.gameId, ownGroup }];
      },
    );
  }

  private async known({ userId, clubs }: Identity): Promise<Known> {
    const proved = (await this.gameIds.list(userId)).filter(({ gameId }) => gameId.isProved);
    const { gameId, rider } = proved.find((linked) => linked.gameId.isMain) ?? proved[0] ?? {};
    const bests = rider ? await this.powers.listOwn(rider.zwiftId) : [];
    return { zwiftId: gameId?.zwiftId ?? null, rider: rider ?? null, bests, clubs };
  }
}

function judge(event: StoredEvent, known: Known) {
  const { eventSubgroups: groups, microserviceExternalResourceId: club } = event;
  const judgedFor = (one: Known) => groups.map((group) => ({ ...group, ...eligibilityOf(event, group, one) }));
  // Riders join the club for a race: until then the group is that of a member.
  const asMember = { ...known, clubs: [...known.clubs, ...(club === null ? [] : [club])] };
  const own = known.rider ? ownGroupOf(judgedFor(asMember), known.bests) : null;
  return { judged: judgedFor(known), ownGroup: own === null ? null : groupLabelOf(own) };
}
