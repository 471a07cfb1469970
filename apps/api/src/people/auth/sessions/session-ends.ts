import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Sockets } from '../../../kernel/realtime/sockets.ts';
import { SessionsRepository } from './sessions.repository.ts';

/** Closes the sockets of a session when it ends, by whatever way and in whatever process. */
@Injectable()
export class SessionEnds implements OnModuleDestroy {
  private readonly feed: ReturnType<SessionsRepository['ends']>;

  constructor(sessions: SessionsRepository, sockets: Sockets) {
    this.feed = sessions.ends(
      (id) => sockets.endSession(id),
      () => sockets.closeAll(),
    );
  }

  /** Begins: for a process that serves. */
  watch(): Promise<void> {
    return this.feed.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.feed.stop();
  }
}
