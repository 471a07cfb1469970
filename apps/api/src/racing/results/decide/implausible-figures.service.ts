import { Injectable } from '@nestjs/common';
import type { AcceptanceDraft, Identity, ImplausibleFigures, ImplausibleQuery } from '@otryv/contract';
import { powerChanged } from '../../../game/activities/power-changed.ts';
import { AuditService } from '../../../kernel/audit/audit.service.ts';
import { Clock } from '../../../kernel/clock.ts';
import { noTransaction } from '../../../kernel/database/session.ts';
import { Hooks } from '../../../kernel/hooks/hooks.ts';
import { EventCatalogue } from '../../events/read/event-catalogue.ts';
import { requireEventWrite } from '../../events/records/event-rights.ts';
import { ProtocolPublisher } from '../publish/protocol.publisher.ts';
import { ProtocolChanges } from '../publish/protocol-changes.ts';
import type { Actor } from '../records/actor.ts';
import { ImplausibleFiguresRepository, type StoredFigure } from '../records/figures/implausible-figures.repository.ts';
import { requireOpen, requireUnlocked } from '../records/protocols/protocol-guards.ts';
import { ProtocolStatesRepository } from '../records/protocols/protocol-states.repository.ts';
import { ValueNotFound } from '../records/results.errors.ts';

/** Implausible values in protocols, and their acceptance by moderators. */
@Injectable()
export class ImplausibleFiguresService {
  constructor(
    private readonly events: EventCatalogue,
    private readonly figures: ImplausibleFiguresRepository,
    private readonly states: ProtocolStatesRepository,
    private readonly changes: ProtocolChanges,
    private readonly publisher: ProtocolPublisher,
    private readonly hooks: Hooks,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Throws EventNotFound, Forbidden. */
  async listPage(identity: Identity, eventId: number, query: ImplausibleQuery): Promise<ImplausibleFigures> {
    requireEventWrite(identity, await this.events.requireEvent(eventId, noTransaction));
    const { page, docsOnPage } = query;
    const [found, quantity] = await Promise.all([
      this.figures.listPage(eventId, (page - 1) * docsOnPage, docsOnPage),
      this.figures.count(eventId),
    ]);
    return {
      data: found.flatMap(toListed),
      quantity,
      currentPage: page,
      quantityPages: Math.ceil(quantity / docsOnPage),
    };
  }

  /** Throws EventNotFound, Forbidden, ProtocolOfficial for a time, ProtocolLocked, ValueNotFound. */
  async setAccepted(eventId: number, draft: AcceptanceDraft, actor: Actor): Promise<void> {
    actor.requireWrite(await this.events.requireEvent(eventId, noTransaction));
    const { profileId, figure, duration, value, isAccepted } = draft;
    await this.changes.run(eventId, async (session) => {
      // Only an accepted time changes places.
      const requireGuard = figure === 'time' ? requireOpen : requireUnlocked;
      requireGuard(await this.states.findByEvent(eventId, session), actor);
      const acceptance = { value, author: actor.name, authorId: actor.userId, at: this.clock.now() };
      const key = { eventId, profileId, figure, duration };
      const accepted = isAccepted ? acceptance : null;
      if (!(await this.figures.setAccepted(key, value, accepted, session))) throw new ValueNotFound();
      const action = isAccepted ? 'result.accept' : 'result.leaveOut';
      const object = { kind: 'event', id: String(eventId) };
      const after = { profileId, figure, duration, value };
      await this.audit.write({ actorId: actor.userId, action, object, after }, session);
      // If the value is hidden, the protocol and its dependents stay the same.
      await this.hooks.run(powerChanged, { zwiftIds: [profileId] }, session);
      await this.publisher.publish(eventId, 'decision', session);
    });
  }
}

function toListed(stored: StoredFigure): ImplausibleFigures['data'] {
  const { profileId, name, figure, duration, value, limit, accepted } = stored;
  if (value === null) return [];
  const holds = accepted?.value === value;
  return [
    {
      profileId,
      name,
      figure,
      duration,
      value,
      limit,
      accepted: holds ? { author: accepted.author, at: accepted.at.toISOString() } : null,
    },
  ];
}
