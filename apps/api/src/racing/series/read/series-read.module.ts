import { Module } from '@nestjs/common';
import { OrganizersModule } from '../../../clubs/organizers/organizers.module.ts';
import { CatalogueModule } from '../../../game/catalogue/catalogue.module.ts';
import { EventsReadModule } from '../../events/read/events-read.module.ts';
import { SeriesBuildModule } from '../build/series-build.module.ts';
import { SeriesRecordsModule } from '../records/series-records.module.ts';
import { SeriesController } from './series.controller.ts';
import { SeriesService } from './series.service.ts';
import { SeriesReading } from './series-reading.service.ts';
import { SeriesSearch } from './series-search.ts';
import { StageHistoryService } from './stage-history.service.ts';

@Module({
  imports: [CatalogueModule, EventsReadModule, OrganizersModule, SeriesBuildModule, SeriesRecordsModule],
  controllers: [SeriesController],
  providers: [SeriesReading, SeriesSearch, SeriesService, StageHistoryService],
  exports: [SeriesSearch, SeriesService],
})
export class SeriesReadModule {}
