import { Module } from '@nestjs/common';
import { ActivitiesModule } from '../../../game/activities/activities.module.ts';
import { CatalogueModule } from '../../../game/catalogue/catalogue.module.ts';
import { RidersModule } from '../../../people/riders/riders.module.ts';
import { EventsReadModule } from '../../events/read/events-read.module.ts';
import { ResultsBuildModule } from '../../results/build/results-build.module.ts';
import { ResultsRecordsModule } from '../../results/records/results-records.module.ts';
import { SeriesRecordsModule } from '../records/series-records.module.ts';
import { CatchUpWins } from './catch-up-wins.ts';
import { SeriesBuilder } from './series-builder.ts';
import { SeriesInputs } from './series-inputs.ts';

@Module({
  imports: [
    ActivitiesModule,
    CatalogueModule,
    EventsReadModule,
    ResultsBuildModule,
    ResultsRecordsModule,
    RidersModule,
    SeriesRecordsModule,
  ],
  providers: [CatchUpWins, SeriesBuilder, SeriesInputs],
  exports: [CatchUpWins, SeriesBuilder, SeriesInputs],
})
export class SeriesBuildModule {}
