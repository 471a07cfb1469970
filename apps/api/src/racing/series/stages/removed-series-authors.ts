import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.ts';
import type { Session } from '../../../kernel/database/session.ts';
import { removedName } from '../../../people/users/records/removed-name.ts';
import { SeriesRepository } from '../records/series.repository.ts';
import { StageDecisionsRepository } from '../records/stage-decisions.repository.ts';

/** Replaces the names of deleted accounts in their decisions and locks, and in the protocols that show them. */
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
