import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BotsModule } from '../../clubs/bots/bots.module.ts';
import { ClubsModule } from '../../clubs/clubs/clubs.module.ts';
import { OrganizersModule } from '../../clubs/organizers/organizers.module.ts';
import { GameModule } from '../../game/client/game.module.ts';
import { AuditModule } from '../../kernel/audit/audit.module.ts';
import { LocksModule } from '../../kernel/locks/locks.module.ts';
import { EventsReadModule } from '../events/read/events-read.module.ts';
import { EventsWriteModule } from '../events/write/events-write.module.ts';
import { ResultsDecideModule } from '../results/decide/results-decide.module.ts';
import { SeriesStagesModule } from '../series/stages/series-stages.module.ts';
import { CreatedEventRecord, createdEventSchema } from './created-event.schema.ts';
import { CreatedEventsRepository } from './created-events.repository.ts';
import { EventAccounts } from './event-accounts.ts';
import { EventCreation } from './event-creation.ts';
import { EventEditingController } from './event-editing.controller.ts';
import { EventOwners } from './event-owners.ts';
import { EventRegisterService } from './event-register.service.ts';
import { EventSavingService } from './event-saving.service.ts';
import { EventViewsService } from './event-views.service.ts';
import { EventWritingService } from './event-writing.service.ts';
import { UnansweredEventRecord, unansweredEventSchema } from './unanswered-event.schema.ts';
import { UnansweredEventsRepository } from './unanswered-events.repository.ts';

/** Event management for moderators; depends on clubs, bots and results. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: CreatedEventRecord.name, schema: createdEventSchema },
      { name: UnansweredEventRecord.name, schema: unansweredEventSchema },
    ]),
    AuditModule,
    BotsModule,
    ClubsModule,
    EventsReadModule,
    EventsWriteModule,
    GameModule,
    LocksModule,
    OrganizersModule,
    ResultsDecideModule,
    SeriesStagesModule,
  ],
  controllers: [EventEditingController],
  providers: [
    CreatedEventsRepository,
    EventAccounts,
    EventCreation,
    EventOwners,
    EventRegisterService,
    EventSavingService,
    EventViewsService,
    EventWritingService,
    UnansweredEventsRepository,
  ],
})
export class EventEditingModule {}
