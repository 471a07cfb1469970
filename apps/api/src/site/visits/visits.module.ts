import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { VisitRecord, visitSchema } from './visit.schema.ts';
import { VisitsController } from './visits.controller.ts';
import { VisitsRepository } from './visits.repository.ts';
import { VisitsService } from './visits.service.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: VisitRecord.name, schema: visitSchema }])],
  controllers: [VisitsController],
  providers: [VisitsService, VisitsRepository],
})
export class VisitsModule {}
