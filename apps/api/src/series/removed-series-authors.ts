import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../platform/clock.ts';
import { UserDeletions } from '../users/user-deletions.ts';
import { SeriesRepository } from './series.repository.ts';
import { StageDecisionsRepository } from './stage-decisions.repository.ts';

const digitsOfNumber = 6;

/** Replaces the names of deleted accounts beside their decisions and locks, and in the protocols that show them. */
@Injectable()
export class RemovedSeriesAuthors implements OnModuleInit {
  constructor(
    private readonly series: SeriesRepository,
    private readonly decisions: StageDecisionsRepository,
    private readonly deletions: UserDeletions,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.deletions.add(async (userId, session) => {
      const name = `№ ${Number.parseInt(userId.slice(-digitsOfNumber), 16)}`;
      const decided = await this.decisions.renameAuthor(userId, name, session);
      const locked = await this.series.renameLocker(userId, name, session);
      await this.series.markStaleById([...new Set([...decided, ...locked])], this.clock.now(), session);
    });
  }
}
