import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { RidersModule } from '../riders/riders.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { EligibilityService } from './eligibility.service.ts';
import { EventRidersController } from './event-riders.controller.ts';
import { EventsModule } from './events.module.ts';

/** What riders take from the schedule, which takes their accounts. */
@Module({
  imports: [CatalogueModule, EventsModule, RidersModule, UsersModule],
  controllers: [EventRidersController],
  providers: [EligibilityService],
})
export class EventRidersModule {}
