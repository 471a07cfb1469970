import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditRepository } from './audit.repository.ts';
import { AuditRecord, auditSchema } from './audit.schema.ts';
import { AuditService } from './audit.service.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: AuditRecord.name, schema: auditSchema }])],
  providers: [AuditService, AuditRepository],
  exports: [AuditService],
})
export class AuditModule {}
