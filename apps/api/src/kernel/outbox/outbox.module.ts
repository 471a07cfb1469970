import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MessageRecord, messageSchema } from './outbox.schema.ts';
import { Outbox } from './outbox.ts';
import { OutboxWatcher } from './outbox.watcher.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: MessageRecord.name, schema: messageSchema }])],
  providers: [Outbox, OutboxWatcher],
  exports: [Outbox, OutboxWatcher],
})
export class OutboxModule {}
