import { Injectable } from '@nestjs/common';
import type { Session } from '../platform/database/session.ts';

type Handler = (zwiftIds: readonly number[], session: Session) => Promise<void>;

/** What domains do when other rides count for the power of riders, or riders for the lists of leaders; in the same transaction. */
@Injectable()
export class PowerChanges {
  private readonly handlers: Handler[] = [];

  add(handler: Handler): void {
    this.handlers.push(handler);
  }

  async run(zwiftIds: readonly number[], session: Session): Promise<void> {
    for (const handler of this.handlers) await handler(zwiftIds, session);
  }
}
