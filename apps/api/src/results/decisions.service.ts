import { Injectable } from '@nestjs/common';
import { type Decision, disqualificationOf } from '@otryv/race';
import { type ClientSession, Types } from 'mongoose';
import type { StoredEvent } from '../events/events.repository.ts';
import { EventsService } from '../events/events.service.ts';
import { DecisionsRepository, type NewDecision } from './decisions.repository.ts';
import { ImportsRepository } from './imports.repository.ts';
import { ProtocolPublisher } from './protocol.publisher.ts';
import { ProtocolChanges } from './protocol-changes.ts';
import { DecisionNotFound, DecisionRefused, ResultNotFound } from './results.errors.ts';

export interface DisqualifyInput {
  gameId: number;
  profileId: number;
  label: 'DSQ' | 'OFR';
  reason: string | null;
  author: string;
}

export interface UndoInput {
  gameId: number;
  decisionId: string;
  reason: string | null;
  author: string;
}

/** What people decide about results: facts that are only ever added, each followed by a new version of the protocol. */
@Injectable()
export class DecisionsService {
  constructor(
    private readonly changes: ProtocolChanges,
    private readonly events: EventsService,
    private readonly imports: ImportsRepository,
    private readonly decisions: DecisionsRepository,
    private readonly publisher: ProtocolPublisher,
  ) {}

  /** Answers the decision's id. Throws EventNotFound, ResultNotFound, DecisionRefused for VP and DNF. */
  async disqualify({ gameId, profileId, label, reason, author }: DisqualifyInput): Promise<string> {
    const event = await this.events.existing(gameId);
    const entry = (await this.imports.latest(gameId))?.entries.find((each) => each.profileId === profileId);
    if (!entry) throw new ResultNotFound();
    if (disqualificationOf(entry, undefined) !== null) throw new DecisionRefused();
    return this.decide(event, { profileId, author, reason, type: 'disqualification', label, undoes: null });
  }

  /** Takes a decision back; the undo of an undo restores. Throws EventNotFound, DecisionNotFound. */
  async undo({ gameId, decisionId, reason, author }: UndoInput): Promise<string> {
    const event = await this.events.existing(gameId);
    const decision = await this.decisions.find(gameId, decisionId);
    if (!decision) throw new DecisionNotFound();
    const undoes = new Types.ObjectId(decision.id);
    return this.decide(event, { profileId: decision.profileId, author, reason, type: 'undo', label: null, undoes });
  }

  async ofEvent(gameId: number): Promise<Decision[]> {
    await this.events.existing(gameId);
    return this.decisions.ofEvent(gameId);
  }

  private async decide(
    { gameId, hasResults }: StoredEvent,
    decision: Omit<NewDecision, 'eventId' | 'at'>,
  ): Promise<string> {
    const id = await this.changes.run(gameId, async (session: ClientSession) => {
      const stored = await this.decisions.insert({ ...decision, eventId: gameId, at: new Date() }, session);
      await this.publisher.publish(gameId, 'decision', hasResults, session);
      return stored;
    });
    if (hasResults) await this.publisher.repack(gameId);
    return id;
  }
}
