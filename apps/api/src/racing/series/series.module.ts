import { Module } from '@nestjs/common';
import { CatalogueModule } from '../../game/catalogue/catalogue.module.ts';
import { JobsModule } from '../../kernel/jobs/jobs.module.ts';
import { LocksModule } from '../../kernel/locks/locks.module.ts';
import { OutboxModule } from '../../kernel/outbox/outbox.module.ts';
import { EventsReadModule } from '../events/read/events-read.module.ts';
import { SeriesBuildModule } from './build/series-build.module.ts';
import { SeriesEditModule } from './edit/series-edit.module.ts';
import { SeriesPublishModule } from './publish/series-publish.module.ts';
import { SeriesReadModule } from './read/series-read.module.ts';
import { SeriesRecordsModule } from './records/series-records.module.ts';
import { SeriesJobs } from './series.jobs.ts';
import { SeriesStagesModule } from './stages/series-stages.module.ts';

@Module({
  imports: [
    CatalogueModule,
    EventsReadModule,
    JobsModule,
    LocksModule,
    OutboxModule,
    SeriesBuildModule,
    SeriesEditModule,
    SeriesPublishModule,
    SeriesReadModule,
    SeriesRecordsModule,
    SeriesStagesModule,
  ],
  providers: [SeriesJobs],
})
export class SeriesModule {}
