import { Injectable } from '@nestjs/common';
import type { Session } from '../platform/database/session.ts';

type Handler = (gameId: number, session: Session) => Promise<void>;

/** What domains do when an event is deleted, in the transaction of its deletion. */
@Injectable()
export class EventDeletions {
  private readonly handlers: Handler[] = [];

  add(handler: Handler): void {
    this.handlers.push(handler);
  }

  async run(gameId: number, session: Session): Promise<void> {
    for (const handler of this.handlers) await handler(gameId, session);
  }
}
