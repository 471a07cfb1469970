import { Module } from '@nestjs/common';
import { TeamsModule } from '../../../clubs/teams/teams.module.ts';
import { CatalogueModule } from '../../../game/catalogue/catalogue.module.ts';
import { RidersModule } from '../../../people/riders/riders.module.ts';
import { UsersModule } from '../../../people/users/users.module.ts';
import { EventsModule } from '../events.module.ts';
import { EligibilityService } from './eligibility.service.ts';
import { EventRidersController } from './event-riders.controller.ts';
import { OwnSignedRiders } from './own-signed-riders.ts';

/** Schedule data for riders; depends on their accounts. */
@Module({
  imports: [CatalogueModule, EventsModule, RidersModule, TeamsModule, UsersModule],
  controllers: [EventRidersController],
  providers: [EligibilityService, OwnSignedRiders],
})
export class EventRidersModule {}
