import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Sockets } from '../../../kernel/realtime/sockets.ts';
import { SessionsRepository } from './sessions.repository.ts';

/** Closes the sockets of a session when it ends, for any reason and in any process. */
@Injectable()
export class SessionEnds implements OnModuleDestroy {
  private readonly feed: ReturnType<SessionsRepository['watchEnds']>;

  constructor(sessions: SessionsRepository, sockets: Sockets) {
    this.feed = sessions.watchEnds(
      (id) => sockets.endSession(id),
      () => sockets.closeAll(),
    );
  }

  /** Starts watching, in a serving process. */
  watch(): Promise<void> {
    return this.feed.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.feed.stop();
  }
}
