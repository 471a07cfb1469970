import { Module } from '@nestjs/common';
import { ClubsModule } from '../../clubs/clubs/clubs.module.ts';
import { OrganizersModule } from '../../clubs/organizers/organizers.module.ts';
import { UsersModule } from '../../people/users/users.module.ts';
import { EventsReadModule } from '../../racing/events/read/events-read.module.ts';
import { ClubPages } from './club-pages.service.ts';
import { ClubsController } from './clubs.controller.ts';

/** Club pages, which show other domains' data about clubs. */
@Module({
  imports: [ClubsModule, EventsReadModule, OrganizersModule, UsersModule],
  controllers: [ClubsController],
  providers: [ClubPages],
})
export class ClubPagesModule {}
