import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LockRecord, lockSchema } from './lock.schema.ts';
import { Locks } from './locks.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: LockRecord.name, schema: lockSchema }])],
  providers: [Locks],
  exports: [Locks],
})
export class LocksModule {}
