import { Module } from '@nestjs/common';
import { EventsReadModule } from './read/events-read.module.ts';
import { EventsRecordsModule } from './records/events-records.module.ts';
import { EventsWriteModule } from './write/events-write.module.ts';

@Module({
  imports: [EventsReadModule, EventsRecordsModule, EventsWriteModule],
})
export class EventsModule {}
