import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { RiderRecord, riderSchema } from './rider.schema.ts';
import { RidersRepository } from './riders.repository.ts';
import { RidersService } from './riders.service.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: RiderRecord.name, schema: riderSchema }])],
  providers: [RidersService, RidersRepository],
  exports: [RidersService],
})
export class RidersModule {}
