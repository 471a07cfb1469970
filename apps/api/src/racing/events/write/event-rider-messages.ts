import { Injectable } from '@nestjs/common';
import { formatDateTime, type Moment } from '@otryv/race';
import type { Session } from '../../../kernel/database/session.ts';
import { MessagesService, type NewMessage } from '../../../people/messages/messages.service.ts';
import { GameIdsService } from '../../../people/users/game-ids/game-ids.service.ts';
import type { StoredEvent } from '../records/events.repository.ts';
import { SignedRidersRepository } from '../records/signed-riders.repository.ts';
import { ru } from './service-messages.ru.ts';

/** Notifies signed-up riders about changes to a race before its start. */
@Injectable()
export class EventRiderMessages {
  constructor(
    private readonly signedRiders: SignedRidersRepository,
    private readonly gameIds: GameIdsService,
    private readonly messages: MessagesService,
  ) {}

  /** Runs in the transaction of the deletion, before the sign-ups are deleted. */
  notifyRemoved(event: StoredEvent, { isGone, by }: { isGone: boolean; by: string }, session: Session): Promise<void> {
    const start = printed(event.eventStart);
    const text = isGone ? ru.event_cancelled(start) : ru.event_removed(start);
    return this.write(event, { by, text, entityUrl: '/race/schedule' }, session);
  }

  /** Runs in the transaction that stores the new start, whether it was edited on the site or in the game. */
  notifyMoved(event: StoredEvent, start: Moment, session: Session): Promise<void> {
    const text = ru.event_moved(printed(event.eventStart), printed(start));
    return this.write(event, { by: null, text, entityUrl: `/race/schedule/${event.gameId}` }, session);
  }

  private async write(
    { gameId, name }: StoredEvent,
    message: Pick<NewMessage, 'by' | 'text' | 'entityUrl'>,
    session: Session,
  ): Promise<void> {
    const riders = await this.signedRiders.listByEvent(gameId, session);
    const users = await this.gameIds.listUsersOf(
      riders.map(({ zwiftId }) => zwiftId),
      session,
    );
    const userIds = [...users.values()].flat();
    await this.messages.write({ userIds, type: 'race', title: name, ...message }, session);
  }
}

function printed(at: Moment): string {
  return formatDateTime(at, { locale: 'ru', timeZone: 'Europe/Moscow' });
}
