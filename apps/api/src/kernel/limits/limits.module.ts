import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AttemptsRecord, attemptsSchema } from './attempts.schema.ts';
import { Limits } from './limits.ts';

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: AttemptsRecord.name, schema: attemptsSchema }])],
  providers: [Limits],
  exports: [Limits],
})
export class LimitsModule {}
