import { Module } from '@nestjs/common';
import { OrganizersModule } from '../../clubs/organizers/organizers.module.ts';
import { TeamsReadModule } from '../../clubs/teams/read/teams-read.module.ts';
import { ProfilesReadModule } from '../../community/profiles/read/profiles-read.module.ts';
import { EventsReadModule } from '../../racing/events/read/events-read.module.ts';
import { SeriesReadModule } from '../../racing/series/read/series-read.module.ts';
import { DocumentsModule } from '../documents/documents.module.ts';
import { SearchController } from './search.controller.ts';
import { SearchService } from './search.service.ts';

@Module({
  imports: [DocumentsModule, EventsReadModule, OrganizersModule, ProfilesReadModule, SeriesReadModule, TeamsReadModule],
  controllers: [SearchController],
  providers: [SearchService],
})
export class SearchModule {}
