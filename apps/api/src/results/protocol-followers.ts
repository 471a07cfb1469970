import { Injectable } from '@nestjs/common';
import type { RaceResults } from '@otryv/contract';
import type { Session } from '../platform/database/session.ts';

type Follower = (eventId: number, session: Session, protocol: RaceResults) => Promise<void>;

/** What domains do when a protocol gets a new version, in the transaction of that version. */
@Injectable()
export class ProtocolFollowers {
  private readonly followers: Follower[] = [];

  add(follower: Follower): void {
    this.followers.push(follower);
  }

  async run(eventId: number, session: Session, protocol: RaceResults): Promise<void> {
    for (const follower of this.followers) await follower(eventId, session, protocol);
  }
}
