import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../../kernel/audit/audit.module.ts';
import { JobsModule } from '../../kernel/jobs/jobs.module.ts';
import { LocksModule } from '../../kernel/locks/locks.module.ts';
import { MailModule } from '../../kernel/mail/mail.module.ts';
import { SubscriptionsModule } from '../../people/subscriptions/subscriptions.module.ts';
import { UsersModule } from '../../people/users/users.module.ts';
import { EventsReadModule } from '../../racing/events/read/events-read.module.ts';
import { DigestsService } from './digests.service.ts';
import { MailingEmailRecord, MailingRecord, mailingEmailSchema, mailingSchema } from './mailing.schema.ts';
import { MailingEmail } from './mailing-email.tsx';
import { MailingEmailsRepository } from './mailing-emails.repository.ts';
import { MailingRuns } from './mailing-runs.ts';
import { MailingsController } from './mailings.controller.ts';
import { MailingsRepository } from './mailings.repository.ts';
import { MailingsService } from './mailings.service.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: MailingRecord.name, schema: mailingSchema },
      { name: MailingEmailRecord.name, schema: mailingEmailSchema },
    ]),
    AuditModule,
    EventsReadModule,
    JobsModule,
    LocksModule,
    MailModule,
    SubscriptionsModule,
    UsersModule,
  ],
  controllers: [MailingsController],
  providers: [DigestsService, MailingEmail, MailingEmailsRepository, MailingRuns, MailingsRepository, MailingsService],
  exports: [MailingRuns],
})
export class MailingsModule {}
