import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { OrganizersModule } from '../../clubs/organizers/organizers.module.ts';
import { TeamsModule } from '../../clubs/teams/teams.module.ts';
import { CatalogueModule } from '../../game/catalogue/catalogue.module.ts';
import { GameModule } from '../../game/client/game.module.ts';
import { LocksModule } from '../../kernel/locks/locks.module.ts';
import { MessagesModule } from '../../people/messages/messages.module.ts';
import { RidersModule } from '../../people/riders/riders.module.ts';
import { UsersModule } from '../../people/users/users.module.ts';
import { CalendarRaces } from './read/calendar-races.service.ts';
import { EventCatalogue } from './read/event-catalogue.ts';
import { EventLists } from './read/event-lists.ts';
import { EventPage } from './read/event-page.ts';
import { EventSearch } from './read/event-search.ts';
import { EventsController } from './read/events.controller.ts';
import { RiderPowers } from './read/rider-powers.ts';
import { CancelledEventRecord, cancelledEventSchema } from './records/cancelled-event.schema.ts';
import { CancelledEventsRepository } from './records/cancelled-events.repository.ts';
import { EventRecord, eventSchema } from './records/event.schema.ts';
import { EventSeriesRepository } from './records/event-series.repository.ts';
import { EventsRepository } from './records/events.repository.ts';
import { RawEventRecord, rawEventSchema } from './records/raw-event.schema.ts';
import { RawEventsRepository } from './records/raw-events.repository.ts';
import { SignedRiderRecord, signedRiderSchema } from './records/signed-rider.schema.ts';
import { SignedRidersRepository } from './records/signed-riders.repository.ts';
import { EventAdditions } from './write/event-additions.ts';
import { EventCancellations } from './write/event-cancellations.ts';
import { EventImportsService } from './write/event-imports.service.ts';
import { EventOrganizers } from './write/event-organizers.ts';
import { EventRiderMessages } from './write/event-rider-messages.ts';
import { EventSeriesService } from './write/event-series.service.ts';
import { EventStore } from './write/event-store.ts';
import { GameEventReader } from './write/game-event.reader.ts';

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
