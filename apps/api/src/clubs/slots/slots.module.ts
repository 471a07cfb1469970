import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SlotChangesRecord, SlotRecord, slotChangesSchema, slotSchema } from './slot.schema.ts';
import { SlotsRepository } from './slots.repository.ts';
import { Slots } from './slots.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: SlotRecord.name, schema: slotSchema },
      { name: SlotChangesRecord.name, schema: slotChangesSchema },
    ]),
  ],
  providers: [Slots, SlotsRepository],
  exports: [Slots],
})
export class SlotsModule {}
