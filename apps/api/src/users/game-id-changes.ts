import { Injectable } from '@nestjs/common';
import type { Session } from '../platform/database/session.ts';

type Handler = (zwiftIds: readonly number[], session: Session) => Promise<void>;

/** What domains do when riders are linked, proved, freed or read again, in the transaction of the change. */
@Injectable()
export class GameIdChanges {
  private readonly handlers: Handler[] = [];

  add(handler: Handler): void {
    this.handlers.push(handler);
  }

  async run(zwiftIds: readonly number[], session: Session): Promise<void> {
    if (zwiftIds.length === 0) return;
    for (const handler of this.handlers) await handler(zwiftIds, session);
  }
}
