import { Module } from '@nestjs/common';
import { OrganizersModule } from '../../clubs/organizers/organizers.module.ts';
import { TeamsModule } from '../../clubs/teams/teams.module.ts';
import { ProfilesModule } from '../../community/profiles/profiles.module.ts';
import { EventsModule } from '../../racing/events/events.module.ts';
import { SeriesModule } from '../../racing/series/series.module.ts';
import { DocumentsModule } from '../documents/documents.module.ts';
import { SearchController } from './search.controller.ts';
import { SearchService } from './search.service.ts';

@Module({
  imports: [DocumentsModule, EventsModule, OrganizersModule, ProfilesModule, SeriesModule, TeamsModule],
  controllers: [SearchController],
  providers: [SearchService],
})
export class SearchModule {}
