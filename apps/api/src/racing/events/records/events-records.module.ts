import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CancelledEventRecord, cancelledEventSchema } from './cancelled-event.schema.ts';
import { CancelledEventsRepository } from './cancelled-events.repository.ts';
import { EventRecord, eventSchema } from './event.schema.ts';
import { EventSeriesRepository } from './event-series.repository.ts';
import { EventsRepository } from './events.repository.ts';
import { RawEventRecord, rawEventSchema } from './raw-event.schema.ts';
import { RawEventsRepository } from './raw-events.repository.ts';
import { SignedRiderRecord, signedRiderSchema } from './signed-rider.schema.ts';
import { SignedRidersRepository } from './signed-riders.repository.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: EventRecord.name, schema: eventSchema },
      { name: CancelledEventRecord.name, schema: cancelledEventSchema },
      { name: RawEventRecord.name, schema: rawEventSchema },
      { name: SignedRiderRecord.name, schema: signedRiderSchema },
    ]),
  ],
  providers: [
    CancelledEventsRepository,
    EventSeriesRepository,
    EventsRepository,
    RawEventsRepository,
    SignedRidersRepository,
  ],
  exports: [
    CancelledEventsRepository,
    EventSeriesRepository,
    EventsRepository,
    RawEventsRepository,
    SignedRidersRepository,
  ],
})
export class EventsRecordsModule {}
