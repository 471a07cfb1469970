import { Module } from '@nestjs/common';
import { JobsModule } from '../../kernel/jobs/jobs.module.ts';
import { EventsReadModule } from '../events/read/events-read.module.ts';
import { EventsWriteModule } from '../events/write/events-write.module.ts';
import { ResultsBuildModule } from './build/results-build.module.ts';
import { ResultsDecideModule } from './decide/results-decide.module.ts';
import { ResultsImportModule } from './import/results-import.module.ts';
import { ResultsPublishModule } from './publish/results-publish.module.ts';
import { ResultsReadModule } from './read/results-read.module.ts';
import { ResultsProtocolsModule } from './records/protocols/results-protocols.module.ts';
import { ResultsRecordsModule } from './records/results-records.module.ts';
import { ResultsController } from './results.controller.ts';
import { ResultsJobs } from './results.jobs.ts';
import { ResultsEditingController } from './results-editing.controller.ts';

@Module({
  imports: [
    EventsReadModule,
    EventsWriteModule,
    JobsModule,
    ResultsBuildModule,
    ResultsDecideModule,
    ResultsImportModule,
    ResultsPublishModule,
    ResultsReadModule,
    ResultsProtocolsModule,
    ResultsRecordsModule,
  ],
  controllers: [ResultsController, ResultsEditingController],
  providers: [ResultsJobs],
})
export class ResultsModule {}
