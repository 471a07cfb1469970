import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/documents.module.ts';
import { EventsModule } from '../events/events.module.ts';
import { OrganizersModule } from '../organizers/organizers.module.ts';
import { ProfilesModule } from '../profiles/profiles.module.ts';
import { SeriesModule } from '../series/series.module.ts';
import { TeamsModule } from '../teams/teams.module.ts';
import { SearchController } from './search.controller.ts';
import { SearchService } from './search.service.ts';

@Module({
  imports: [DocumentsModule, EventsModule, OrganizersModule, ProfilesModule, SeriesModule, TeamsModule],
  controllers: [SearchController],
  providers: [SearchService],
})
export class SearchModule {}
