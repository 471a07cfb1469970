import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { GameModule } from '../game/game.module.ts';
import { MessagesModule } from '../messages/messages.module.ts';
import { OrganizersModule } from '../organizers/organizers.module.ts';
import { LocksModule } from '../platform/locks/locks.module.ts';
import { RidersModule } from '../riders/riders.module.ts';
import { TeamsModule } from '../teams/teams.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { CalendarRaces } from './calendar-races.service.ts';
import { CancelledEventRecord, cancelledEventSchema } from './cancelled-event.schema.ts';
import { CancelledEventsRepository } from './cancelled-events.repository.ts';
import { EventRecord, eventSchema } from './event.schema.ts';
import { EventAdditions } from './event-additions.ts';
import { EventCancellations } from './event-cancellations.ts';
import { EventCatalogue } from './event-catalogue.ts';
import { EventImportsService } from './event-imports.service.ts';
import { EventLists } from './event-lists.ts';
import { EventOrganizers } from './event-organizers.ts';
import { EventPage } from './event-page.ts';
import { EventRiderMessages } from './event-rider-messages.ts';
import { EventSearch } from './event-search.ts';
import { EventSeriesRepository } from './event-series.repository.ts';
import { EventSeriesService } from './event-series.service.ts';
import { EventStore } from './event-store.ts';
import { EventsController } from './events.controller.ts';
import { EventsRepository } from './events.repository.ts';
import { GameEventReader } from './game-event.reader.ts';
import { RawEventRecord, rawEventSchema } from './raw-event.schema.ts';
import { RawEventsRepository } from './raw-events.repository.ts';
import { RiderPowers } from './rider-powers.ts';
import { SignedRiderRecord, signedRiderSchema } from './signed-rider.schema.ts';
import { SignedRidersRepository } from './signed-riders.repository.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: EventRecord.name, schema: eventSchema },
      { name: CancelledEventRecord.name, schema: cancelledEventSchema },
      { name: RawEventRecord.name, schema: rawEventSchema },
      { name: SignedRiderRecord.name, schema: signedRiderSchema },
    ]),
    CatalogueModule,
    GameModule,
    LocksModule,
    MessagesModule,
    OrganizersModule,
    RidersModule,
    TeamsModule,
    UsersModule,
  ],
  controllers: [EventsController],
  providers: [
    EventAdditions,
    EventCatalogue,
    EventLists,
    EventPage,
    EventStore,
    CalendarRaces,
    CancelledEventsRepository,
    EventCancellations,
    EventOrganizers,
    EventImportsService,
    EventRiderMessages,
    EventSearch,
    EventSeriesRepository,
    EventSeriesService,
    EventsRepository,
    RawEventsRepository,
    RiderPowers,
    SignedRidersRepository,
    GameEventReader,
  ],
  exports: [
    EventAdditions,
    EventCatalogue,
    EventLists,
    EventStore,
    CalendarRaces,
    EventCancellations,
    EventOrganizers,
    EventImportsService,
    EventRiderMessages,
    EventSearch,
    EventSeriesService,
    RiderPowers,
    SignedRidersRepository,
  ],
})
export class EventsModule {}
