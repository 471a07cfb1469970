import { Injectable } from '@nestjs/common';
import type { EventEligibility, Identity } from '@otryv/contract';
import { eligibilitySentence, eligibilitySummary } from '@otryv/contract/messages';
import { groupLabelOf } from '@otryv/race';
import { noTransaction } from '../platform/database/session.ts';
import { GameIdsService } from '../users/game-ids.service.ts';
import { eligibilityOf, ownGroupOf } from './eligibility.ts';
import { EventsService } from './events.service.ts';
import { RiderPowers } from './rider-powers.ts';

/** Whether a rider may enter the groups of an event, by the data that the site has of the rider. */
@Injectable()
export class EligibilityService {
  constructor(
    private readonly events: EventsService,
    private readonly gameIds: GameIdsService,
    private readonly powers: RiderPowers,
  ) {}

  /** Of the rider that the user has proved to be; without one nothing is known. Throws EventNotFound. */
  async of({ userId, clubs }: Identity, eventId: number): Promise<EventEligibility> {
    const event = await this.events.existing(eventId, noTransaction);
    const proved = (await this.gameIds.list(userId)).filter(({ gameId }) => gameId.isProved);
    const { gameId, rider } = proved.find((linked) => linked.gameId.isMain) ?? proved[0] ?? {};
    const bests = rider ? await this.powers.own(rider.zwiftId) : [];
    const judged = event.eventSubgroups.map((group) => ({
      ...group,
      ...eligibilityOf(event, group, { rider: rider ?? null, bests, clubs }),
    }));
    const own = rider ? ownGroupOf(judged, bests) : null;
    const found = {
      zwiftId: gameId?.zwiftId ?? null,
      ownGroup: own === null ? null : groupLabelOf(own),
      groups: judged.map(({ label, isAllowed, reasons }) => ({
        ...{ subgroupLabel: groupLabelOf(label), isAllowed, reasons },
        sentence: eligibilitySentence('ru', { isAllowed, reasons }),
      })),
    };
    return { eventId, ...found, sentence: eligibilitySummary('ru', found) };
  }
}
