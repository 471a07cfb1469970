import { Injectable } from '@nestjs/common';
import type { Session } from '../../../kernel/database/session.ts';
import { DecisionsRepository } from '../records/decisions.repository.ts';
import { ImplausibleFiguresRepository } from '../records/figures/implausible-figures.repository.ts';
import { ImportsRepository } from '../records/imports/imports.repository.ts';
import { ProtocolStatesRepository } from '../records/protocols/protocol-states.repository.ts';
import { ProtocolsRepository } from '../records/protocols/protocols.repository.ts';

/** Deletes the results of a deleted event. */
@Injectable()
export class ResultDeletions {
  constructor(
    private readonly imports: ImportsRepository,
    private readonly decisions: DecisionsRepository,
    private readonly protocols: ProtocolsRepository,
    private readonly states: ProtocolStatesRepository,
    private readonly figures: ImplausibleFiguresRepository,
  ) {}

  async deleteEvent(eventId: number, session: Session): Promise<void> {
    for (const each of [this.imports, this.decisions, this.protocols, this.states, this.figures])
      await each.deleteByEvent(eventId, session);
  }
}
