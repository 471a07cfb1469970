import { Module } from '@nestjs/common';
import { OrganizersModule } from '../../../clubs/organizers/organizers.module.ts';
import { TeamsReadModule } from '../../../clubs/teams/read/teams-read.module.ts';
import { CatalogueModule } from '../../../game/catalogue/catalogue.module.ts';
import { RidersModule } from '../../../people/riders/riders.module.ts';
import { UsersModule } from '../../../people/users/users.module.ts';
import { EventsRecordsModule } from '../records/events-records.module.ts';
import { CalendarRaces } from './calendar-races.service.ts';
import { EventCatalogue } from './event-catalogue.ts';
import { EventLists } from './event-lists.ts';
import { EventPage } from './event-page.ts';
import { EventSearch } from './event-search.ts';
import { EventsController } from './events.controller.ts';
import { RiderPowers } from './rider-powers.ts';

@Module({
  imports: [CatalogueModule, EventsRecordsModule, OrganizersModule, RidersModule, TeamsReadModule, UsersModule],
  controllers: [EventsController],
  providers: [CalendarRaces, EventCatalogue, EventLists, EventPage, EventSearch, RiderPowers],
  exports: [CalendarRaces, EventCatalogue, EventLists, EventSearch, RiderPowers],
})
export class EventsReadModule {}
