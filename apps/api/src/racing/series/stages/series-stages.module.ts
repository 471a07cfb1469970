import { Module } from '@nestjs/common';
import { ClubsModule } from '../../../clubs/clubs/clubs.module.ts';
import { TeamsReadModule } from '../../../clubs/teams/read/teams-read.module.ts';
import { AuditModule } from '../../../kernel/audit/audit.module.ts';
import { MessagesModule } from '../../../people/messages/messages.module.ts';
import { UsersModule } from '../../../people/users/users.module.ts';
import { EventsReadModule } from '../../events/read/events-read.module.ts';
import { EventsWriteModule } from '../../events/write/events-write.module.ts';
import { ResultsImportModule } from '../../results/import/results-import.module.ts';
import { ResultsRecordsModule } from '../../results/records/results-records.module.ts';
import { SeriesBuildModule } from '../build/series-build.module.ts';
import { SeriesPublishModule } from '../publish/series-publish.module.ts';
import { SeriesReadModule } from '../read/series-read.module.ts';
import { SeriesRecordsModule } from '../records/series-records.module.ts';
import { EventStages } from './event-stages.ts';
import { RemovedSeriesAuthors } from './removed-series-authors.ts';
import { SeriesStages } from './series-stages.service.ts';
import { StageDecisions } from './stage-decisions.service.ts';
import { StageEditingController } from './stage-editing.controller.ts';
import { StageLocking } from './stage-locking.service.ts';
import { StageMessages } from './stage-messages.ts';
import { StagePlanner } from './stage-planner.ts';
import { StageRefresh } from './stage-refresh.ts';
import { StageWrites } from './stage-writes.ts';

@Module({
  imports: [
    AuditModule,
    ClubsModule,
    EventsReadModule,
    EventsWriteModule,
    MessagesModule,
    ResultsImportModule,
    ResultsRecordsModule,
    SeriesBuildModule,
    SeriesPublishModule,
    SeriesReadModule,
    SeriesRecordsModule,
    TeamsReadModule,
    UsersModule,
  ],
  controllers: [StageEditingController],
  providers: [
    EventStages,
    RemovedSeriesAuthors,
    SeriesStages,
    StageDecisions,
    StageLocking,
    StageMessages,
    StagePlanner,
    StageRefresh,
    StageWrites,
  ],
  exports: [EventStages, SeriesStages, StageRefresh],
})
export class SeriesStagesModule {}
