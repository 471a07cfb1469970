import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ClubsModule } from '../../clubs/clubs/clubs.module.ts';
import { OrganizersModule } from '../../clubs/organizers/organizers.module.ts';
import { AuditModule } from '../../kernel/audit/audit.module.ts';
import { MessagesModule } from '../../people/messages/messages.module.ts';
import { UsersModule } from '../../people/users/users.module.ts';
import { EventsReadModule } from '../events/read/events-read.module.ts';
import { ResultsReadModule } from '../results/read/results-read.module.ts';
import { ResultsRecordsModule } from '../results/records/results-records.module.ts';
import { AppealRecord, appealSchema } from './appeal.schema.ts';
import { AppealDeciders } from './appeal-deciders.ts';
import { AppealsController } from './appeals.controller.ts';
import { AppealsRepository } from './appeals.repository.ts';
import { AppealsService } from './appeals.service.ts';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: AppealRecord.name, schema: appealSchema }]),
    AuditModule,
    ClubsModule,
    EventsReadModule,
    MessagesModule,
    OrganizersModule,
    ResultsReadModule,
    ResultsRecordsModule,
    UsersModule,
  ],
  controllers: [AppealsController],
  providers: [AppealDeciders, AppealsService, AppealsRepository],
})
export class AppealsModule {}
