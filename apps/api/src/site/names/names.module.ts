import { Module } from '@nestjs/common';
import { OrganizersModule } from '../../clubs/organizers/organizers.module.ts';
import { TeamsReadModule } from '../../clubs/teams/read/teams-read.module.ts';
import { EventsReadModule } from '../../racing/events/read/events-read.module.ts';
import { SeriesReadModule } from '../../racing/series/read/series-read.module.ts';
import { LookAlikesService } from './look-alikes.service.ts';
import { NamesController } from './names.controller.ts';

@Module({
  imports: [EventsReadModule, OrganizersModule, SeriesReadModule, TeamsReadModule],
  controllers: [NamesController],
  providers: [LookAlikesService],
})
export class NamesModule {}
