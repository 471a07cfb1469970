import { Module } from '@nestjs/common';
import { CatalogueModule } from '../../../game/catalogue/catalogue.module.ts';
import { RidersModule } from '../../../people/riders/riders.module.ts';
import { UsersModule } from '../../../people/users/users.module.ts';
import { EventsModule } from '../events.module.ts';
import { EligibilityService } from './eligibility.service.ts';
import { EventRidersController } from './event-riders.controller.ts';

/** What riders take from the schedule, which takes their accounts. */
@Module({
  imports: [CatalogueModule, EventsModule, RidersModule, UsersModule],
  controllers: [EventRidersController],
  providers: [EligibilityService],
})
export class EventRidersModule {}
