import { Module } from '@nestjs/common';
import { OrganizersModule } from '../../clubs/organizers/organizers.module.ts';
import { ProfilesModule } from '../../community/profiles/profiles.module.ts';
import { EventsModule } from '../../racing/events/events.module.ts';
import { ResultsModule } from '../../racing/results/results.module.ts';
import { SeriesModule } from '../../racing/series/series.module.ts';
import { PreviewsController } from './previews.controller.ts';
import { PreviewsService } from './previews.service.ts';

@Module({
  imports: [EventsModule, OrganizersModule, ProfilesModule, ResultsModule, SeriesModule],
  controllers: [PreviewsController],
  providers: [PreviewsService],
  exports: [PreviewsService],
})
export class PreviewsModule {}
