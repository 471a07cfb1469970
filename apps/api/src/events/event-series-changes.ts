import { Injectable } from '@nestjs/common';
import type { Session } from '../platform/database/session.ts';

type Handler = (gameIds: readonly number[], session: Session) => Promise<void>;

/** What domains do when races become stages of a series or leave one, in the transaction of the change. */
@Injectable()
export class EventSeriesChanges {
  private readonly handlers: Handler[] = [];

  add(handler: Handler): void {
    this.handlers.push(handler);
  }

  async run(gameIds: readonly number[], session: Session): Promise<void> {
    if (gameIds.length === 0) return;
    for (const handler of this.handlers) await handler(gameIds, session);
  }
}
