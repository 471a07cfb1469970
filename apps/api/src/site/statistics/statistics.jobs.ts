import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../kernel/jobs/jobs.ts';
import { StatisticsCounting } from './statistics-counting.ts';

/** Statistics are counted anew by themselves, of all processes by one. */
@Injectable()
export class StatisticsJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly counting: StatisticsCounting,
  ) {}

  onModuleInit(): void {
    // Until there is something to count, what comes first is waited for.
    this.jobs.every('1 minute', 'statistics.count', () => this.counting.runIfDue());
  }
}
