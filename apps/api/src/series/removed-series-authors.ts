import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock.ts';
import type { Session } from '../platform/database/session.ts';
import { removedName } from '../users/removed-name.ts';
import { SeriesRepository } from './series.repository.ts';
import { StageDecisionsRepository } from './stage-decisions.repository.ts';

/** Replaces the names of deleted accounts beside their decisions and locks, and in the protocols that show them. */
@Injectable()
export class RemovedSeriesAuthors {
  constructor(
    private readonly series: SeriesRepository,
    private readonly decisions: StageDecisionsRepository,
    private readonly clock: Clock,
  ) {}

  async rename(userId: string, session: Session): Promise<void> {
    const name = removedName(userId);
    const decided = await this.decisions.renameAuthor(userId, name, session);
    const locked = await this.series.renameLocker(userId, name, session);
    await this.series.markStaleById([...new Set([...decided, ...locked])], this.clock.now(), session);
  }
}
