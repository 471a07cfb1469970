import { Module } from '@nestjs/common';
import { EventsModule } from '../events/events.module.ts';
import { OrganizersModule } from '../organizers/organizers.module.ts';
import { ProfilesModule } from '../profiles/profiles.module.ts';
import { ResultsModule } from '../results/results.module.ts';
import { SeriesModule } from '../series/series.module.ts';
import { PreviewsController } from './previews.controller.ts';
import { PreviewsService } from './previews.service.ts';

@Module({
  imports: [EventsModule, OrganizersModule, ProfilesModule, ResultsModule, SeriesModule],
  controllers: [PreviewsController],
  providers: [PreviewsService],
  exports: [PreviewsService],
})
export class PreviewsModule {}
