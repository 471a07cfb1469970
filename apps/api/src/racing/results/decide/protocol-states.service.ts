import { Injectable } from '@nestjs/common';
import type { ProtocolState } from '@otryv/contract';
import type { AuditAction } from '@otryv/contract/messages';
import { AuditService } from '../../../kernel/audit/audit.service.ts';
import { Clock } from '../../../kernel/clock.ts';
import { noTransaction, type Session } from '../../../kernel/database/session.ts';
import { Hooks } from '../../../kernel/hooks/hooks.ts';
import { EventCatalogue, type StoredEvent } from '../../events/read/event-catalogue.ts';
import { EventImportsService } from '../../events/write/event-imports.service.ts';
import { ProtocolLinks } from '../import/protocol-links.ts';
import { ProtocolPublisher } from '../publish/protocol.publisher.ts';
import { ProtocolChanges } from '../publish/protocol-changes.ts';
import type { Actor } from '../records/actor.ts';
import { openAppeals } from '../records/open-appeals.ts';
import { isClosed, requireOpen, requireUnlocked } from '../records/protocols/protocol-guards.ts';
import { toProtocolState } from '../records/protocols/protocol-state.mapper.ts';
import { ProtocolStatesRepository, type StoredState } from '../records/protocols/protocol-states.repository.ts';
import { EventNotStarted, ProtocolAppealed } from '../records/results.errors.ts';

interface StateChange {
  changes: Partial<StoredState>;
  action: AuditAction;
  reason: string | null;
}

const mostMadeOfficial = 50;

/** Provisional, official and locked protocols. */
@Injectable()
export class ProtocolStatesService {
  constructor(
    private readonly states: ProtocolStatesRepository,
    private readonly events: EventCatalogue,
    private readonly eventImports: EventImportsService,
    private readonly changes: ProtocolChanges,
    private readonly publisher: ProtocolPublisher,
    private readonly links: ProtocolLinks,
    private readonly hooks: Hooks,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes a protocol official, or reopens it. Throws EventNotFound, EventNotStarted, ProtocolLocked, Forbidden, and
   * ProtocolAppealed where riders await an answer.
   */
  async setState(
    gameId: number,
    { state, reason }: { state: ProtocolState['state']; reason: string },
    actor: Actor,
  ): Promise<ProtocolState> {
    const now = this.clock.now();
    const official = { officialSince: now, officialBy: actor.name, officialById: actor.userId, officialAt: null };
    const reopened = { officialSince: null, officialBy: null, officialById: null, officialAt: null };
    const isAppealed = state === 'official' && (await this.hasOpenAppeals(gameId));
    return this.change(gameId, actor, (stored) => {
      requireUnlocked(stored, actor);
      const isOfficial = stored.officialSince !== null;
      if (isOfficial === (state === 'official')) return null;
      if (isAppealed) throw new ProtocolAppealed();
      return state === 'official'
        ? { changes: official, action: 'protocol.official', reason }
        : { changes: reopened, action: 'protocol.reopen', reason };
    });
  }

  /** Locks a provisional protocol, or ends the lock. Throws EventNotFound, EventNotStarted, ProtocolOfficial, ProtocolLocked. */
  async setLock(
    gameId: number,
    { isLocked, reason }: { isLocked: boolean; reason: string | null },
    actor: Actor,
  ): Promise<ProtocolState> {
    const lock = { userId: actor.userId ?? '', author: actor.name, reason, at: this.clock.now() };
    return this.change(gameId, actor, (stored) => {
      requireOpen(stored, actor);
      if (isLocked === (stored.lock !== null)) return null;
      return isLocked
        ? { changes: { lock }, action: 'protocol.lock', reason }
        : { changes: { lock: null }, action: 'protocol.unlock', reason };
    });
  }

  /**
   * Makes protocols official when no one can appeal any more. An open appeal keeps its protocol provisional until it is
   * answered.
   */
  async endWindows(): Promise<void> {
    let made = 0;
    for await (const eventId of this.states.listDueForOfficial(this.clock.now())) {
      if (await this.hasOpenAppeals(eventId)) continue;
      if (made++ >= mostMadeOfficial) return;
      await this.changes.run(eventId, async (session) => {
        const stored = await this.states.findByEvent(eventId, session);
        if (!stored?.officialAt || stored.lock) return;
        const changes = { officialSince: stored.officialAt, officialBy: null, officialById: null, officialAt: null };
        await this.states.update(eventId, changes, session);
        await this.eventImports.markFinished(eventId, session);
        await this.publisher.publish(eventId, 'state', session);
      });
      await this.publisher.repack(eventId);
    }
  }

  private async change(
    gameId: number,
    actor: Actor,
    decide: (stored: StoredState) => StateChange | null,
  ): Promise<ProtocolState> {
    const event = await this.events.requireEvent(gameId, noTransaction);
    actor.requireWrite(event);
    const state = await this.changes.run(gameId, async (session) => {
      const stored = await this.existing(event, session);
      const change = decide(stored);
      if (!change) return stored;
      await this.states.update(gameId, change.changes, session);
      const object = { kind: 'protocol', id: String(gameId) };
      const next = { ...stored, ...change.changes };
      const { action, reason } = change;
      await this.audit.write(
        { actorId: actor.userId, action, object, before: loggedOf(stored), after: { ...loggedOf(next), reason } },
        session,
      );
      // Official protocols are no longer imported.
      if (change.changes.officialSince) await this.eventImports.markFinished(gameId, session);
      await this.publisher.publish(gameId, 'state', session);
      if (!isClosed(next)) await this.links.followSoon(gameId, session);
      return next;
    });
    if (state.officialSince) await this.publisher.repack(gameId);
    return toProtocolState(state);
  }

  private async hasOpenAppeals(eventId: number): Promise<boolean> {
    return (await this.hooks.ask(openAppeals, { eventId })).includes(true);
  }

  private async existing({ gameId }: StoredEvent, session: Session): Promise<StoredState> {
    const stored = await this.states.findByEvent(gameId, session);
    if (!stored) throw new EventNotStarted();
    return stored;
  }
}

/** Returns the loggable fields of a state. */
function loggedOf({ officialSince, lock }: StoredState) {
  return { isOfficial: officialSince !== null, isLocked: lock !== null };
}
