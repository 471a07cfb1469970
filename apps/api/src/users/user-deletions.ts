import { Injectable } from '@nestjs/common';
import type { Session } from '../platform/database/session.ts';

type Handler = (userId: string, session: Session) => Promise<void>;

/** What domains do when an account is deleted, in the transaction of its deletion. */
@Injectable()
export class UserDeletions {
  private readonly handlers: Handler[] = [];

  add(handler: Handler): void {
    this.handlers.push(handler);
  }

  async run(userId: string, session: Session): Promise<void> {
    for (const handler of this.handlers) await handler(userId, session);
  }
}
