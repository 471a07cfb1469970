import { Module } from '@nestjs/common';
import { TeamsReadModule } from '../../../clubs/teams/read/teams-read.module.ts';
import { CatalogueModule } from '../../../game/catalogue/catalogue.module.ts';
import { RidersModule } from '../../../people/riders/riders.module.ts';
import { UsersModule } from '../../../people/users/users.module.ts';
import { EventsReadModule } from '../read/events-read.module.ts';
import { EligibilityService } from './eligibility.service.ts';
import { EventRidersController } from './event-riders.controller.ts';
import { OwnSignedRiders } from './own-signed-riders.ts';

/** Schedule data for riders; depends on their accounts. */
@Module({
  imports: [CatalogueModule, EventsReadModule, RidersModule, TeamsReadModule, UsersModule],
  controllers: [EventRidersController],
  providers: [EligibilityService, OwnSignedRiders],
})
export class EventRidersModule {}
