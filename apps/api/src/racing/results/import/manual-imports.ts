import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.ts';
import { noTransaction } from '../../../kernel/database/session.ts';
import { dayMs } from '../../../kernel/time-units.ts';
import { EventCatalogue } from '../../events/read/event-catalogue.ts';
import type { Actor } from '../records/actor.ts';
import { EventTooOld } from '../records/results.errors.ts';
import { type ImportOutcome, ResultsImporter } from './results.importer.ts';

/** Maximum age in days: the game returns no results of older events. */
const oldestDays = 14;

/** Imports requested by a user. */
@Injectable()
export class ManualImports {
  constructor(
    private readonly events: EventCatalogue,
    private readonly importer: ResultsImporter,
    private readonly clock: Clock,
  ) {}

  /** Runs a full import. Throws EventNotFound, Forbidden, EventTooOld and what the importer throws. */
  async import(gameId: number, actor: Actor): Promise<ImportOutcome> {
    const event = await this.events.requireEvent(gameId, noTransaction);
    actor.requireWrite(event);
    if (this.clock.now().getTime() - event.eventStart.getTime() > oldestDays * dayMs) throw new EventTooOld();
    return this.importer.importEvent(gameId, 'full');
  }
}
