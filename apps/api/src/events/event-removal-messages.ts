import { Injectable } from '@nestjs/common';
import { formatDateTime } from '@otryv/race';
import { MessagesService } from '../messages/messages.service.ts';
import type { Session } from '../platform/database/session.ts';
import { GameIdsService } from '../users/game-ids.service.ts';
import type { StoredEvent } from './events.service.ts';
import { ru } from './service-messages.ru.ts';
import { SignedRidersRepository } from './signed-riders.repository.ts';

/** The messages to riders who signed up for a race that is deleted before its start. */
@Injectable()
export class EventRemovalMessages {
  constructor(
    private readonly signedRiders: SignedRidersRepository,
    private readonly gameIds: GameIdsService,
    private readonly messages: MessagesService,
  ) {}

  /** In the transaction of the deletion, before the sign-ups are deleted. */
  async write({ gameId, name, eventStart }: StoredEvent, isGone: boolean, session: Session): Promise<void> {
    const riders = await this.signedRiders.ofEvent(gameId);
    const users = await this.gameIds.usersOf(riders.map(({ zwiftId }) => zwiftId));
    const start = formatDateTime(eventStart, { locale: 'ru', timeZone: 'Europe/Moscow' });
    const text = isGone ? ru.event_cancelled(start) : ru.event_removed(start);
    const userIds = [...users.values()].flat();
    await this.messages.write({ userIds, type: 'race', title: name, text, entityUrl: '/race/schedule' }, session);
  }
}
