import { Module } from '@nestjs/common';
import { JobsModule } from '../../../kernel/jobs/jobs.module.ts';
import { OutboxModule } from '../../../kernel/outbox/outbox.module.ts';
import { RidersModule } from '../../../people/riders/riders.module.ts';
import { ResultsBuildModule } from '../../results/build/results-build.module.ts';
import { SeriesBuildModule } from '../build/series-build.module.ts';
import { SeriesRecordsModule } from '../records/series-records.module.ts';
import { SeriesPublisher } from './series.publisher.ts';
import { SeriesBytes } from './series-bytes.ts';
import { SeriesHiding } from './series-hiding.ts';
import { SeriesLive } from './series-live.ts';
import { SeriesRulesRebuilds } from './series-rules-rebuilds.ts';

@Module({
  imports: [JobsModule, OutboxModule, ResultsBuildModule, RidersModule, SeriesBuildModule, SeriesRecordsModule],
  providers: [SeriesBytes, SeriesHiding, SeriesLive, SeriesPublisher, SeriesRulesRebuilds],
  exports: [SeriesLive, SeriesPublisher],
})
export class SeriesPublishModule {}
