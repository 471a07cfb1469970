import { Module } from '@nestjs/common';
import { AuditModule } from '../../../kernel/audit/audit.module.ts';
import { JobsModule } from '../../../kernel/jobs/jobs.module.ts';
import { MessagesModule } from '../../../people/messages/messages.module.ts';
import { UsersModule } from '../../../people/users/users.module.ts';
import { EventsReadModule } from '../../events/read/events-read.module.ts';
import { EventsWriteModule } from '../../events/write/events-write.module.ts';
import { ResultsBuildModule } from '../build/results-build.module.ts';
import { ResultsImportModule } from '../import/results-import.module.ts';
import { ResultsPublishModule } from '../publish/results-publish.module.ts';
import { ResultsProtocolsModule } from '../records/protocols/results-protocols.module.ts';
import { ResultsRecordsModule } from '../records/results-records.module.ts';
import { DecisionMessages } from './decision-messages.ts';
import { DecisionPlanner } from './decision-planner.ts';
import { DecisionsService } from './decisions.service.ts';
import { EventSync } from './event-sync.service.ts';
import { ImplausibleFiguresService } from './implausible-figures.service.ts';
import { ProtocolStatesService } from './protocol-states.service.ts';
import { RemovedAuthors } from './removed-authors.ts';
import { ResultDeletions } from './result-deletions.ts';

@Module({
  imports: [
    AuditModule,
    EventsReadModule,
    EventsWriteModule,
    JobsModule,
    MessagesModule,
    ResultsBuildModule,
    ResultsImportModule,
    ResultsPublishModule,
    ResultsProtocolsModule,
    ResultsRecordsModule,
    UsersModule,
  ],
  providers: [
    DecisionMessages,
    DecisionPlanner,
    DecisionsService,
    EventSync,
    ImplausibleFiguresService,
    ProtocolStatesService,
    RemovedAuthors,
    ResultDeletions,
  ],
  exports: [DecisionsService, EventSync, ImplausibleFiguresService, ProtocolStatesService],
})
export class ResultsDecideModule {}
