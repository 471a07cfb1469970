import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { Session } from './session.ts';

/** Transactions of the one database. */
@Injectable()
export class Transactions {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Commits everything the work writes with the session, or nothing; runs it again after a conflict of writes. */
  run<T>(work: (session: Session) => Promise<T>): Promise<T> {
    return this.connection.transaction(work);
  }
}
