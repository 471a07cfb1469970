import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FaultRecord, faultSchema } from './fault.schema.ts';
import { FaultsRepository } from './faults.repository.ts';
import { FaultsService } from './faults.service.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: FaultRecord.name, schema: faultSchema }])],
  providers: [FaultsRepository, FaultsService],
  exports: [FaultsService],
})
export class FaultsModule {}
