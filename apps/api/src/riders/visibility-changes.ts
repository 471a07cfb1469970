import { Injectable } from '@nestjs/common';
import type { Session } from '../platform/database/session.ts';

type Handler = (zwiftIds: readonly number[], session: Session) => Promise<void>;

/** What domains do when riders hide figures or show them again, in the transaction of the choice. */
@Injectable()
export class VisibilityChanges {
  private readonly handlers: Handler[] = [];

  add(handler: Handler): void {
    this.handlers.push(handler);
  }

  async run(zwiftIds: readonly number[], session: Session): Promise<void> {
    for (const handler of this.handlers) await handler(zwiftIds, session);
  }
}
