import { Module } from '@nestjs/common';
import { ActivitiesModule } from '../../game/activities/activities.module.ts';
import { AuditModule } from '../../kernel/audit/audit.module.ts';
import { UsersModule } from '../../people/users/users.module.ts';
import { EventsModule } from '../../racing/events/events.module.ts';
import { ResultsModule } from '../../racing/results/results.module.ts';
import { FitReader } from './fit-reader.ts';
import { FitFilesController } from './fitfiles.controller.ts';
import { FitFilesService } from './fitfiles.service.ts';

@Module({
  imports: [ActivitiesModule, AuditModule, EventsModule, ResultsModule, UsersModule],
  controllers: [FitFilesController],
  providers: [FitFilesService, FitReader],
})
export class FitFilesModule {}
