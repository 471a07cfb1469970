import { Module } from '@nestjs/common';
import { ActivitiesModule } from '../../game/activities/activities.module.ts';
import { AuditModule } from '../../kernel/audit/audit.module.ts';
import { UsersModule } from '../../people/users/users.module.ts';
import { EventsReadModule } from '../../racing/events/read/events-read.module.ts';
import { ResultsBuildModule } from '../../racing/results/build/results-build.module.ts';
import { ResultsPublishModule } from '../../racing/results/publish/results-publish.module.ts';
import { FitReader } from './fit-reader.ts';
import { FitFilesController } from './fitfiles.controller.ts';
import { FitFilesService } from './fitfiles.service.ts';

@Module({
  imports: [ActivitiesModule, AuditModule, EventsReadModule, ResultsBuildModule, ResultsPublishModule, UsersModule],
  controllers: [FitFilesController],
  providers: [FitFilesService, FitReader],
})
export class FitFilesModule {}
