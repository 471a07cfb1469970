import { Module } from '@nestjs/common';
import { OrganizersModule } from '../../../clubs/organizers/organizers.module.ts';
import { CatalogueModule } from '../../../game/catalogue/catalogue.module.ts';
import { GameModule } from '../../../game/client/game.module.ts';
import { LocksModule } from '../../../kernel/locks/locks.module.ts';
import { MessagesModule } from '../../../people/messages/messages.module.ts';
import { RidersModule } from '../../../people/riders/riders.module.ts';
import { UsersModule } from '../../../people/users/users.module.ts';
import { EventsReadModule } from '../read/events-read.module.ts';
import { EventsRecordsModule } from '../records/events-records.module.ts';
import { EventAdditions } from './event-additions.ts';
import { EventCancellations } from './event-cancellations.ts';
import { EventImportsService } from './event-imports.service.ts';
import { EventOrganizers } from './event-organizers.ts';
import { EventRiderMessages } from './event-rider-messages.ts';
import { EventSeriesService } from './event-series.service.ts';
import { EventStore } from './event-store.ts';
import { GameEventReader } from './game-event.reader.ts';

@Module({
  imports: [
    CatalogueModule,
    EventsReadModule,
    EventsRecordsModule,
    GameModule,
    LocksModule,
    MessagesModule,
    OrganizersModule,
    RidersModule,
    UsersModule,
  ],
  providers: [
    EventAdditions,
    EventCancellations,
    EventImportsService,
    EventOrganizers,
    EventRiderMessages,
    EventSeriesService,
    EventStore,
    GameEventReader,
  ],
  exports: [EventImportsService, EventOrganizers, EventRiderMessages, EventSeriesService, EventStore],
})
export class EventsWriteModule {}
