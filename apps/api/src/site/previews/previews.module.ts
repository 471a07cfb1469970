import { Module } from '@nestjs/common';
import { OrganizersModule } from '../../clubs/organizers/organizers.module.ts';
import { ProfilesReadModule } from '../../community/profiles/read/profiles-read.module.ts';
import { EventsReadModule } from '../../racing/events/read/events-read.module.ts';
import { ResultsReadModule } from '../../racing/results/read/results-read.module.ts';
import { SeriesRecordsModule } from '../../racing/series/records/series-records.module.ts';
import { PreviewsController } from './previews.controller.ts';
import { PreviewsService } from './previews.service.ts';

@Module({
  imports: [EventsReadModule, OrganizersModule, ProfilesReadModule, ResultsReadModule, SeriesRecordsModule],
  controllers: [PreviewsController],
  providers: [PreviewsService],
  exports: [PreviewsService],
})
export class PreviewsModule {}
