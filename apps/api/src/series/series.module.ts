import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ActivitiesModule } from '../activities/activities.module.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { ClubsModule } from '../clubs/clubs.module.ts';
import { EventsModule } from '../events/events.module.ts';
import { MessagesModule } from '../messages/messages.module.ts';
import { OrganizersModule } from '../organizers/organizers.module.ts';
import { FilesModule } from '../platform/files/files.module.ts';
import { JobsModule } from '../platform/jobs/jobs.module.ts';
import { LocksModule } from '../platform/locks/locks.module.ts';
import { OutboxModule } from '../platform/outbox/outbox.module.ts';
import { ResultsModule } from '../results/results.module.ts';
import { RidersModule } from '../riders/riders.module.ts';
import { TeamsModule } from '../teams/teams.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { CatchUpWins } from './catch-up-wins.ts';
import { EventStages } from './event-stages.ts';
import { OwnSeriesController } from './own-series.controller.ts';
import { RemovedSeriesAuthors } from './removed-series-authors.ts';
import { SeriesController } from './series.controller.ts';
import { SeriesJobs } from './series.jobs.ts';
import { SeriesPublisher } from './series.publisher.ts';
import { SeriesRepository } from './series.repository.ts';
import { SeriesRecord, seriesSchema } from './series.schema.ts';
import { SeriesService } from './series.service.ts';
import { SeriesAccess } from './series-access.ts';
import { SeriesBytes } from './series-bytes.ts';
import { SeriesDeletion } from './series-deletion.service.ts';
import { SeriesDocumentRecord, seriesDocumentSchema } from './series-document.schema.ts';
import { SeriesDocumentsRepository } from './series-documents.repository.ts';
import { SeriesEditing } from './series-editing.service.ts';
import { SeriesExportRecord, seriesExportSchema } from './series-export.schema.ts';
import { SeriesExportsRepository } from './series-exports.repository.ts';
import { SeriesFolder } from './series-folder.ts';
import { SeriesHiding } from './series-hiding.ts';
import { SeriesInputs } from './series-inputs.ts';
import { SeriesLive } from './series-live.ts';
import { SeriesReading } from './series-reading.service.ts';
import { SeriesRefolds } from './series-refolds.ts';
import { SeriesSearch } from './series-search.ts';
import { SeriesStages } from './series-stages.service.ts';
import { StageDecisionRecord, stageDecisionSchema } from './stage-decision.schema.ts';
import { StageDecisionsRepository } from './stage-decisions.repository.ts';
import { StageDecisions } from './stage-decisions.service.ts';
import { StageEditingController } from './stage-editing.controller.ts';
import { StageEvents } from './stage-events.ts';
import { StageHistoryService } from './stage-history.service.ts';
import { StageLocking } from './stage-locking.service.ts';
import { StageMessages } from './stage-messages.ts';
import { StagePlanner } from './stage-planner.ts';
import { StageRefresh } from './stage-refresh.ts';

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
  // Those with fixed addresses first: an address with a parameter would take them.
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
    SeriesFolder,
    SeriesHiding,
    SeriesRefolds,
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
