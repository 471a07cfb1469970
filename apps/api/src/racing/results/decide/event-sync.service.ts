import { Injectable } from '@nestjs/common';
import type { Identity } from '@otryv/contract';
import type { Session, SessionOrNone } from '../../../kernel/database/session.ts';
import { EventStore } from '../../events/write/event-store.ts';
import type { ReadEvent } from '../../events/write/game-event.reader.ts';
import { ProtocolPublisher, type Published } from '../publish/protocol.publisher.ts';
import { ProtocolChanges } from '../publish/protocol-changes.ts';
import { isClosed, requireOpen } from '../records/protocols/protocol-guards.ts';
import { ProtocolStatesRepository } from '../records/protocols/protocol-states.repository.ts';

const unchanged: Published = { changed: false, isFinal: false };

/** Syncs an event with the game, and its protocol with the event. */
@Injectable()
export class EventSync {
  constructor(
    private readonly events: EventStore,
    private readonly changes: ProtocolChanges,
    private readonly publisher: ProtocolPublisher,
    private readonly states: ProtocolStatesRepository,
  ) {}

  /**
   * Leaves an official or locked protocol unchanged until it is reopened or unlocked. `also` writes in the same
   * transaction.
   *
   * Throws EventNotFound and what the game client throws; then nothing changes.
   */
  async sync(gameId: number, also?: (session: Session) => Promise<void>): Promise<ReadEvent> {
    const read = await this.events.readAgain(gameId);
    await this.write(gameId, async (session) => {
      await this.events.applySync(read, session);
      await also?.(session);
      const state = await this.states.findByEvent(gameId, session);
      return isClosed(state) ? unchanged : this.publisher.publish(gameId, 'event', session);
    });
    return read;
  }

  /** Throws ProtocolOfficial, ProtocolLocked if event changes may not affect its protocol now. */
  async requireOpen(gameId: number, { userId, role }: Identity, session: SessionOrNone): Promise<void> {
    requireOpen(await this.states.findByEvent(gameId, session), { userId, isAdmin: role === 'admin' });
  }

  /** Runs the transaction that deletes an event, and drops its protocol. */
  delete(gameId: number, work: (session: Session) => Promise<void>): Promise<void> {
    return this.changes.run(gameId, work);
  }

  /** Changes the site's fields of an event, and updates its protocol. */
  async change(gameId: number, work: (session: Session) => Promise<void>): Promise<void> {
    await this.write(gameId, async (session) => {
      await work(session);
      return this.publisher.publish(gameId, 'event', session);
    });
  }

  private async write(gameId: number, work: (session: Session) => Promise<Published>): Promise<void> {
    const { isFinal } = await this.changes.run(gameId, work);
    if (isFinal) await this.publisher.repack(gameId);
  }
}
