import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../kernel/jobs/jobs.ts';
import { StatisticsCounting } from './statistics-counting.ts';

/** Scheduled computation of statistics, in one process at a time. */
@Injectable()
export class StatisticsJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly counting: StatisticsCounting,
  ) {}

  onModuleInit(): void {
    // Until there is something to count, waits for the first data.
    this.jobs.every('1 minute', 'statistics.count', () => this.counting.runIfDue());
  }
}
