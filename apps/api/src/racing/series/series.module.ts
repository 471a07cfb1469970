import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ClubsModule } from '../../clubs/clubs/clubs.module.ts';
import { OrganizersModule } from '../../clubs/organizers/organizers.module.ts';
import { TeamsModule } from '../../clubs/teams/teams.module.ts';
import { ActivitiesModule } from '../../game/activities/activities.module.ts';
import { CatalogueModule } from '../../game/catalogue/catalogue.module.ts';
import { AuditModule } from '../../kernel/audit/audit.module.ts';
import { FilesModule } from '../../kernel/files/files.module.ts';
import { JobsModule } from '../../kernel/jobs/jobs.module.ts';
import { LocksModule } from '../../kernel/locks/locks.module.ts';
import { OutboxModule } from '../../kernel/outbox/outbox.module.ts';
import { MessagesModule } from '../../people/messages/messages.module.ts';
import { RidersModule } from '../../people/riders/riders.module.ts';
import { UsersModule } from '../../people/users/users.module.ts';
import { EventsModule } from '../events/events.module.ts';
import { ResultsModule } from '../results/results.module.ts';
import { CatchUpWins } from './build/catch-up-wins.ts';
import { SeriesBuilder } from './build/series-builder.ts';
import { SeriesInputs } from './build/series-inputs.ts';
import { OwnSeriesController } from './edit/own-series.controller.ts';
import { SeriesDeletion } from './edit/series-deletion.service.ts';
import { SeriesEditing } from './edit/series-editing.service.ts';
import { SeriesPublisher } from './publish/series.publisher.ts';
import { SeriesBytes } from './publish/series-bytes.ts';
import { SeriesHiding } from './publish/series-hiding.ts';
import { SeriesLive } from './publish/series-live.ts';
import { SeriesRulesRebuilds } from './publish/series-rules-rebuilds.ts';
import { SeriesController } from './read/series.controller.ts';
import { SeriesService } from './read/series.service.ts';
import { SeriesReading } from './read/series-reading.service.ts';
import { SeriesSearch } from './read/series-search.ts';
import { StageHistoryService } from './read/stage-history.service.ts';
import { SeriesRepository } from './records/series.repository.ts';
import { SeriesRecord, seriesSchema } from './records/series.schema.ts';
import { SeriesAccess } from './records/series-access.ts';
import { SeriesDocumentRecord, seriesDocumentSchema } from './records/series-document.schema.ts';
import { SeriesDocumentsRepository } from './records/series-documents.repository.ts';
import { SeriesExportRecord, seriesExportSchema } from './records/series-export.schema.ts';
import { SeriesExportsRepository } from './records/series-exports.repository.ts';
import { StageDecisionRecord, stageDecisionSchema } from './records/stage-decision.schema.ts';
import { StageDecisionsRepository } from './records/stage-decisions.repository.ts';
import { StageEvents } from './records/stage-events.ts';
import { SeriesJobs } from './series.jobs.ts';
import { EventStages } from './stages/event-stages.ts';
import { RemovedSeriesAuthors } from './stages/removed-series-authors.ts';
import { SeriesStages } from './stages/series-stages.service.ts';
import { StageDecisions } from './stages/stage-decisions.service.ts';
import { StageEditingController } from './stages/stage-editing.controller.ts';
import { StageLocking } from './stages/stage-locking.service.ts';
import { StageMessages } from './stages/stage-messages.ts';
import { StagePlanner } from './stages/stage-planner.ts';
import { StageRefresh } from './stages/stage-refresh.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: SeriesRecord.name, schema: seriesSchema },
      { name: StageDecisionRecord.name, schema: stageDecisionSchema },
      { name: SeriesDocumentRecord.name, schema: seriesDocumentSchema },
      { name: SeriesExportRecord.name, schema: seriesExportSchema },
    ]),
    ActivitiesModule,
    AuditModule,
    CatalogueModule,
    ClubsModule,
    EventsModule,
    FilesModule,
    JobsModule,
    LocksModule,
    MessagesModule,
    OrganizersModule,
    OutboxModule,
    ResultsModule,
    RidersModule,
    TeamsModule,
    UsersModule,
  ],
  // Controllers with fixed addresses first: an address with a parameter would match them.
  controllers: [OwnSeriesController, StageEditingController, SeriesController],
  providers: [
    CatchUpWins,
    EventStages,
    RemovedSeriesAuthors,
    SeriesAccess,
    SeriesBytes,
    SeriesDeletion,
    SeriesDocumentsRepository,
    SeriesEditing,
    SeriesExportsRepository,
    SeriesBuilder,
    SeriesHiding,
    SeriesRulesRebuilds,
    SeriesInputs,
    SeriesJobs,
    SeriesLive,
    SeriesPublisher,
    SeriesReading,
    SeriesRepository,
    SeriesSearch,
    SeriesService,
    SeriesStages,
    StageDecisions,
    StageDecisionsRepository,
    StageEvents,
    StageHistoryService,
    StageLocking,
    StageMessages,
    StagePlanner,
    StageRefresh,
  ],
  exports: [EventStages, SeriesAccess, SeriesLive, SeriesSearch],
})
export class SeriesModule {}
