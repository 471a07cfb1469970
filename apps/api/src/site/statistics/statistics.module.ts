import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ProfilesCountModule } from '../../community/profiles/count/profiles-count.module.ts';
import { JobsModule } from '../../kernel/jobs/jobs.module.ts';
import { StatisticRecord, statisticSchema } from './statistic.schema.ts';
import { StatisticsController } from './statistics.controller.ts';
import { StatisticsJobs } from './statistics.jobs.ts';
import { StatisticsRepository } from './statistics.repository.ts';
import { StatisticsService } from './statistics.service.ts';
import { StatisticsCounting } from './statistics-counting.ts';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: StatisticRecord.name, schema: statisticSchema }]),
    JobsModule,
    ProfilesCountModule,
  ],
  controllers: [StatisticsController],
  providers: [StatisticsCounting, StatisticsJobs, StatisticsRepository, StatisticsService],
  exports: [StatisticsCounting],
})
export class StatisticsModule {}
