import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { JobsModule } from '../../kernel/jobs/jobs.module.ts';
import { MailModule } from '../../kernel/mail/mail.module.ts';
import { OutboxModule } from '../../kernel/outbox/outbox.module.ts';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { MessageDeliveries } from './message-deliveries.ts';
import { MessageEmails } from './message-emails.tsx';
import { MessageSenderRecord, messageSenderSchema } from './message-sender.schema.ts';
import { MessageSendersRepository } from './message-senders.repository.ts';
import { MessageSenders } from './message-senders.ts';
import { MessagesController } from './messages.controller.ts';
import { MessagesRepository } from './messages.repository.ts';
import { MessagesService } from './messages.service.ts';
import { ServiceMessageRecord, serviceMessageSchema } from './service-message.schema.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: MessageSenderRecord.name, schema: messageSenderSchema },
      { name: ServiceMessageRecord.name, schema: serviceMessageSchema },
    ]),
    JobsModule,
    MailModule,
    OutboxModule,
    SubscriptionsModule,
    UsersModule,
  ],
  controllers: [MessagesController],
  providers: [
    MessagesService,
    MessageDeliveries,
    MessageEmails,
    MessageSenders,
    MessageSendersRepository,
    MessagesRepository,
  ],
  exports: [MessagesService],
})
export class MessagesModule {}
